import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { allSites } from '#sites/sites.ts';
import { exampleLanguage } from '#templates/elements/exampleLanguage.ts';
import { preloadElements } from '#templates/stories/storyPlan.tsx';
import { readGlobals } from '../../.storybook/globals.ts';
import { embeddedPages } from './embeddedPages.ts';
import { resultOf } from './resultOf.ts';
import { forgetKeptTexts } from './useKeptText.ts';
import { WholePage, type WholePageProps } from './WholePage.tsx';

/** The embedded content, page by page, each site in its own theme. */
const meta = {
  title: 'Voor redacteuren/Hele pagina’s',
  loaders: [preloadElements],
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', landmark: 'own', width: 'result' },
  args: { page: '' },
  render: ({ page }, { globals, id }) => {
    const { site, language } = readGlobals(globals);
    return <WholePage key={page} story={id} site={site} language={language} page={page} />;
  },
} satisfies Meta<Pick<WholePageProps, 'page'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The pages of a site stay in its theme: the toolbar would dress them as another's. */
function pagesOf(site: string): Story {
  const own = allSites.find(({ id }) => id === site);
  const options = embeddedPages(own?.variants.production.api.cname ?? site, exampleLanguage(own?.language ?? 'nl')).map(
    ({ file }) => file,
  );
  return {
    globals: { site },
    argTypes: { page: { name: 'Pagina', control: 'select', options } },
  };
}

export const GroenKennisnet: Story = { ...pagesOf('groenkennisnet'), name: 'Groen Kennisnet' };
export const EurcawPigs: Story = { ...pagesOf('eurcaw-pigs'), name: 'EURCAW-Pigs' };
export const Dierenwelzijnsweb: Story = { ...pagesOf('dierenwelzijnsweb'), name: 'Dierenwelzijnsweb' };
export const CoeGroen: Story = { ...pagesOf('coegroen'), name: 'CoE Groen' };
export const Toolbox: Story = { ...pagesOf('toolbox-all4biodiversity'), name: 'Toolbox all4biodiversity' };

/** Another page comes with a choice from the list. */
export const Chosen: Story = {
  ...pagesOf('groenkennisnet'),
  name: 'Een andere pagina',
  tags: ['!dev'],
  beforeEach: forgetKeptTexts,
  play: async ({ canvas }) => {
    await expect(await (await resultOf(canvas)).findByRole('heading', { level: 1 })).toBeVisible();
    const list = canvas.getByRole<HTMLSelectElement>('combobox', { name: /^(Pagina|Page)$/ });
    // Not by userEvent: within React's `act` a page that is there at once, because its code is, never gets shown.
    list.value = 'nl/groenkennisnet/dossier/stikstof';
    list.dispatchEvent(new Event('change', { bubbles: true }));
    // Its answer and what is in it come first, on a page of its own.
    await waitFor(async () => (await resultOf(canvas)).getByRole('heading', { level: 1, name: /stikstof/i }), {
      timeout: 30_000,
    });
  },
};
