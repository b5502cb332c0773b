import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePictures } from '../Image/samplePictures.ts';
import { RichText } from './RichText.tsx';
import { richTextSample } from './richTextSample.ts';

const { src, width, height, alt } = samplePictures.field;
const figure = `<figure><img src="${src}" width="${width}" height="${height}" alt="${alt}"><figcaption>Proefveld met groenbemestermengsels.</figcaption></figure>`;

const meta = {
  title: 'Components/RichText',
  component: RichText,
  args: { html: richTextSample, tableLabel: 'Tabel' },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Lead: Story = {
  args: { size: 'lead', html: '<p>Een gezonde bodem houdt water vast en vraagt minder kunstmest.</p>' },
};

/** On a small screen a wide table scrolls in its own region, and the page does not. */
export const WideTable: Story = {
  decorators: [(Story) => <div className="w-72">{Story()}</div>],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Tabel' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(region.getBoundingClientRect().width).toBeLessThanOrEqual(288);
  },
};

export const AllStates: Story = { args: { html: `${richTextSample}${figure}` } };
