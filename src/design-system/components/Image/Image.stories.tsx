import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { badgeKinds } from '../Badge/badgeKinds.ts';
import { Image } from './Image.tsx';
import { Plate } from './Plate.tsx';
import { samplePictures } from './samplePictures.ts';

const meta = {
  title: 'Components/Image',
  component: Image,
  args: { picture: samplePictures.field, ratio: '16-9' },
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

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
export const Missing: Story = { args: { picture: { ...samplePictures.field, src: 'data:image/png;base64,' } } };

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

export const AllStates: Story = {
  render: () => (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] items-start gap-4">
      {ratios.map((ratio) => (
        <Image key={ratio} picture={samplePictures.dunes} ratio={ratio} />
      ))}
    </div>
  ),
};
