import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { badgeKinds } from '../Badge/badgeKinds.ts';
import { Image } from './Image.tsx';
import { loadedDelay, markLoaded } from './markLoaded.ts';
import { Plate } from './Plate.tsx';
import { samplePictures } from './samplePictures.ts';

const meta = {
  title: 'Components/Image',
  component: Image,
  args: { picture: samplePictures.field, ratio: '16-9' },
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A lazy picture is marked once it is there; the tint that kept its place is gone then. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Akkerland met voren in de ochtendzon' });
    await waitFor(() => expect(picture).toHaveClass('loaded'));
    await expect(getComputedStyle(picture).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
};

/** Not when it comes, but 100 ms later; not at all when it is taken away before. */
export const LoadedAfterAWhile: Story = {
  play: async () => {
    const [picture, removed] = [document.createElement('img'), document.createElement('img')];
    for (const element of [picture, removed]) element.src = samplePictures.lake.src;
    markLoaded(picture);
    markLoaded(removed)();
    await Promise.all([picture.decode(), removed.decode()]);
    await expect(picture).not.toHaveClass('loaded');
    const come = performance.now();
    await waitFor(() => expect(picture).toHaveClass('loaded'));
    await expect(performance.now() - come).toBeGreaterThan(loadedDelay / 2);
    await expect(removed).not.toHaveClass('loaded');
  },
};

/** The picture that opens the page is not lazy, so nothing is added to it. */
export const OpensThePage: Story = { args: { priority: 'high' } };

export const FocusPoint: Story = {
  args: { picture: { ...samplePictures.field, focus: { x: 70, y: 30 } }, ratio: '1-1' },
};

/** `fill` takes the size of its parent, whatever the picture's own shape. */
export const Fill: Story = {
  args: { ratio: 'fill' },
  decorators: [(Story) => <div className="h-40 w-80">{Story()}</div>],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect([width, height]).toEqual([320, 160]);
  },
};

/** What stands there while the picture is on its way, or when it never comes. */
export const Missing: Story = {
  args: { picture: { ...samplePictures.field, src: 'data:image/png;base64,' } },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await waitFor(() => expect(picture).toHaveProperty('complete', true));
    await expect(picture).not.toHaveClass('loaded');
  },
};

/** The drawings that take the place of a picture. */
export const Plates: Story = {
  render: () => (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-4">
      {badgeKinds.map((kind) => (
        <div key={kind} className="aspect-[3/2] overflow-hidden rounded-card">
          <Plate kind={kind} />
        </div>
      ))}
    </div>
  ),
};

const ratios = ['21-9', '16-9', '4-3', '3-2', '1-1', 'original'] as const;

/** A mark on nothing: what is transparent shows the page, not the tint. */
const transparent = {
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10" fill="#6f9150"><circle cx="5" cy="5" r="3"/><circle cx="11" cy="5" r="3" opacity=".6"/></svg>')}`,
  width: 1600,
  height: 1000,
  alt: 'Twee overlappende cirkels',
};

export const AllStates: Story = {
  render: () => (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] items-start gap-4">
      {ratios.map((ratio) => (
        <Image key={ratio} picture={samplePictures.dunes} ratio={ratio} />
      ))}
      <Image picture={{ ...samplePictures.field, focus: { x: 100, y: 30 } }} ratio="1-1" />
      <Image picture={transparent} ratio="3-2" />
      <Image picture={{ ...samplePictures.lake, src: 'data:image/png;base64,' }} ratio="3-2" />
    </div>
  ),
};
