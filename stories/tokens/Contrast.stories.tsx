import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { readGlobals, type StoryGlobals } from '../../.storybook/globals.ts';
import { ContrastMatrix } from './ContrastMatrix.tsx';
import { PairList } from './PairList.tsx';
import { pageText } from './pageText.ts';
import { SiteVerdicts } from './SiteVerdicts.tsx';
import { TokenPage, TokenSection } from './TokenPage.tsx';
import { themedSites } from './themes.ts';

const meta = {
  title: 'Ontwerptokens/Contrast',
  parameters: { layout: 'fullscreen', landmark: 'own' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function ContrastPage({ site: id, mode, language }: StoryGlobals) {
  const text = pageText[language];
  const themed = themedSites.find(({ site }) => site.id === id);
  if (themed === undefined) return <p>{id}</p>;
  const shown = { themed, mode, language, text };
  return (
    <TokenPage title={text.contrast.title} lead={text.contrast.lead}>
      <TokenSection heading={text.contrast.sites}>
        <SiteVerdicts language={language} text={text} />
      </TokenSection>
      <TokenSection heading={text.contrast.matrix}>
        <p className="max-w-reading">{text.contrast.matrixLead}</p>
        <ContrastMatrix {...shown} />
      </TokenSection>
      <TokenSection heading={text.contrast.pairs(themed.site.title, text.modes[mode])}>
        <PairList {...shown} />
      </TokenSection>
    </TokenPage>
  );
}

const render: NonNullable<Story['render']> = (_, { globals }) => <ContrastPage {...readGlobals(globals)} />;

/** The pairs of the site and mode in the toolbar, as the components declare them. */
export const AllPairs: Story = {
  name: 'Alle paren',
  render,
  play: async ({ canvas }) => {
    const pairs = within(canvas.getByRole('status').parentElement?.parentElement ?? document.body);
    await expect(pairs.queryByText(/^(?:voldoet niet|fails)$/)).toBeNull();
  },
};

/** With the keyboard: the list shows one component, and the count is told. */
export const OneComponent: Story = {
  name: 'Eén component',
  tags: ['!dev'],
  globals: { site: 'groenkennisnet', mode: 'light', language: 'nl' },
  render,
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Component' });
    while (document.activeElement !== select) await userEvent.tab();
    await userEvent.selectOptions(select, 'Footer');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 paar, krapste eerst; alles voldoet.');
    const [row, ...others] = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(others).toEqual([]);
    await expect(row).toHaveTextContent('on-footer on footer');
  },
};
