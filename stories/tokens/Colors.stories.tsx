import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paletteColors } from '#design-system/tokens/palette.ts';
import { type ColorToken, colorTokens } from '#design-system/tokens/semanticTokens.ts';
import { readGlobals } from '../../.storybook/globals.ts';
import { ColorTable, PaletteTable, SiteColumns } from './ColorTable.tsx';
import { pageText } from './pageText.ts';
import { TokenPage, TokenSection } from './TokenPage.tsx';

const meta = {
  title: 'Ontwerptokens/Kleuren',
  parameters: { layout: 'fullscreen', landmark: 'own' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the first token of each group up to the first of the next one. */
const groupStarts = [
  ['ground', 'page'],
  ['act', 'link'],
  ['own', 'brand'],
  ['message', 'field'],
  ['kind', 'badge-news'],
] as const satisfies readonly (readonly [string, ColorToken])[];

const groups = groupStarts.map(([name, first], place) => {
  const next = groupStarts[place + 1]?.[1];
  const end = next === undefined ? colorTokens.length : colorTokens.indexOf(next);
  return { name, roles: colorTokens.slice(colorTokens.indexOf(first), end) };
});

/** Every colour with its value in each site and mode, and the components that paint with it. */
export const AllColors: Story = {
  name: 'Alle kleuren',
  render: (_, { globals }) => {
    const { language } = readGlobals(globals);
    const text = pageText[language];
    return (
      <TokenPage title={text.colors.title} lead={text.colors.lead}>
        <SiteColumns text={text} />
        {groups.map(({ name, roles }) => (
          <TokenSection key={name} heading={text.colors.groups[name]}>
            <ColorTable roles={roles} language={language} text={text} />
          </TokenSection>
        ))}
        <TokenSection heading={text.colors.groups.palette}>
          <PaletteTable names={paletteColors} language={language} text={text} />
        </TokenSection>
      </TokenPage>
    );
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(names).toEqual([...colorTokens, ...paletteColors]);
  },
};
