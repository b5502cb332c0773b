import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allSites } from '#sites/sites.ts';
import { exampleLanguage } from '#templates/elements/exampleLanguage.ts';
import { reviewModes } from '../../.storybook/modes.ts';
import { embeddedPages } from '../editors/embeddedPages.ts';
import { type LoadedSitePage, loadSitePage } from './loadSitePage.ts';
import { SitePage } from './SitePage.tsx';

interface SitePageArgs {
  readonly id: string;
  /** A file's path below the folder of answers. */
  readonly page: string;
}

/** What the visual review sees of each site: its pages from the top bar to the footer. */
const meta = {
  title: 'Sites',
  // The portal's own pages are judged where they are crawled.
  tags: ['!autodocs', '!dev', '!test'],
  parameters: { layout: 'fullscreen', landmark: 'own' },
  args: { id: '', page: '' },
  loaders: [({ args: { id, page } }) => loadSitePage(id, page)],
  render: (_, { loaded }) => <SitePage {...(loaded as LoadedSitePage)} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
} satisfies Meta<SitePageArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One page of each kind (`dossier`, `news`), besides the home page. */
function onePerKind(files: readonly string[]): Readonly<Record<string, { readonly page: string }>> {
  const kinds = Map.groupBy(files, (file) => file.split('/').slice(2, -1).join('/'));
  return Object.fromEntries(
    [...kinds].flatMap(([kind, [page]]) => (kind === '' || page === undefined ? [] : [[kind, { page }] as const])),
  );
}

/** Parameters are merged: the modes of other sites have to be turned off by name. */
function modesOf(site: string): Readonly<Record<string, { readonly disable: boolean }>> {
  return Object.fromEntries(
    Object.entries(reviewModes()).map(([name, mode]) => [name, { disable: mode.site !== site }]),
  );
}

/** The pages of a site stay in its theme: the toolbar would dress them as another's. */
function pagesOf(id: string): Story {
  const site = allSites.find((each) => each.id === id);
  const pages = embeddedPages(site?.variants.production.api.cname ?? id, exampleLanguage(site?.language ?? 'nl'));
  const files = pages.map(({ file }) => file);
  return {
    globals: { site: id },
    args: { id, page: files[0] ?? '' },
    parameters: {
      chromatic: { disableSnapshot: false, modes: modesOf(id) },
      visual: { variants: onePerKind(files) },
    },
  };
}

export const GroenKennisnet: Story = { ...pagesOf('groenkennisnet'), name: 'Groen Kennisnet' };
export const EurcawPigs: Story = { ...pagesOf('eurcaw-pigs'), name: 'EURCAW-Pigs' };
export const Dierenwelzijnsweb: Story = { ...pagesOf('dierenwelzijnsweb'), name: 'Dierenwelzijnsweb' };
export const CoeGroen: Story = { ...pagesOf('coegroen'), name: 'CoE Groen' };
export const Toolbox: Story = { ...pagesOf('toolbox-all4biodiversity'), name: 'Toolbox all4biodiversity' };
