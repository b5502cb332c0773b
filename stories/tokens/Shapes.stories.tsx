import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { readGlobals } from '../../.storybook/globals.ts';
import { pageText } from './pageText.ts';
import { ShapeUses } from './ShapeUses.tsx';
import { SiteShapes } from './SiteShapes.tsx';
import { TokenPage, TokenSection } from './TokenPage.tsx';
import { themedSites } from './themes.ts';

const meta = {
  title: 'Ontwerptokens/Letters en vormen',
  parameters: { layout: 'fullscreen', landmark: 'own' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Type, sizes, lines and corners of every site, shown as what they are. */
export const AllShapes: Story = {
  name: 'Alle letters en vormen',
  render: (_, { globals }) => {
    const { language, mode } = readGlobals(globals);
    const text = pageText[language];
    return (
      <TokenPage title={text.shapes.title} lead={text.shapes.lead}>
        <div className="-mx-gutter grid grid-cols-1">
          {themedSites.map((themed) => (
            <SiteShapes key={themed.site.id} themed={themed} mode={mode} language={language} text={text} />
          ))}
        </div>
        <TokenSection heading={text.shapes.used}>
          <ShapeUses language={language} text={text} />
        </TokenSection>
      </TokenPage>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    for (const { site, theme } of themedSites) {
      const scope = canvasElement.querySelector<HTMLElement>(`main [data-site="${site.id}"]`);
      await expect(scope).not.toBeNull();
      if (scope === null) continue;
      const heading = within(scope).getByRole('heading', { level: 2, name: site.title });
      await expect(getComputedStyle(heading).fontFamily).toContain(theme.fonts.heading?.name);
    }
    await expect(canvas.getByText('radius-card')).toBeVisible();
  },
};
