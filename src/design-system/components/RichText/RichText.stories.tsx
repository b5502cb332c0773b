import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Band } from '../Band/Band.tsx';
import { RichText } from './RichText.tsx';
import { richTextSample } from './richTextSample.ts';

const meta = {
  title: 'Components/RichText',
  component: RichText,
  args: { html: richTextSample, tableLabel: 'Tabel', externalHint: 'opent in een nieuw tabblad' },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

const caption = 'Gemiddelde opbrengst per groenbemester';

export const Text: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Lead: Story = {
  args: { size: 'lead', html: '<p>Een gezonde bodem houdt water vast en vraagt minder kunstmest.</p>' },
};

/** Pictures, lists and forms among running text end where its lines do. */
export const OneEdge: Story = {
  decorators: [
    (Story) => (
      <div className="w-max">
        <div className="w-screen max-w-content">{Story()}</div>
        <p className="w-screen max-w-reading">Wat tussen de tekst staat</p>
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const text = canvasElement.querySelector('.rich-text')?.getBoundingClientRect();
    const among = canvas.getByText('Wat tussen de tekst staat').getBoundingClientRect();
    await expect(among.width).toBeCloseTo(text?.width ?? 0, 0);
  },
};

/** A link to another site says so before it is followed. */
export const ExternalLink: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^het onderzoek .* \(opent in een nieuw tabblad\)$/ });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** On a small screen a wide table scrolls in its own region, and the page does not. */
export const WideTable: Story = {
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: caption });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(288);
  },
};

/** The keyboard reaches every link and every table, in reading order; a table is known by its caption. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    for (const name of [/dossier stikstof/, /Wageningen/, '1', /registratie/]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: caption })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Tabel' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Terug naar de tekst' })).toHaveFocus();
  },
};

const table = /<table>\s*<caption>.*?<\/table>/s.exec(richTextSample)?.[0] ?? '';

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-12">
      <RichText {...args} />
      <div className="w-72 max-w-full">
        <RichText {...args} html={table.replace(caption, 'Tabel die verder loopt dan de kolom')} size="small" />
      </div>
      <Band tone="band">
        <div className="w-60 max-w-full">
          <RichText {...args} html={table.replace(caption, 'Tabel op een getinte strook')} />
        </div>
      </Band>
      <RichText size="lead" html="<p>Een gezonde bodem houdt <a href='/water'>water</a> vast.</p>" />
    </div>
  ),
};
