import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { samplePictures } from '../Image/samplePictures.ts';
import { TileGrid } from './TileGrid.tsx';

const meta = {
  title: 'Components/TileGrid',
  component: TileGrid,
  args: {
    level: 3,
    externalHint: 'opent in een nieuw tabblad',
    items: [
      { title: 'Akkerbouw', href: '/akkerbouw', lead: 'Gewassen, bodem en bemesting.' },
      { title: 'Voedselverwerkende industrie', href: '/voedsel' },
      { title: 'Water', href: 'https://www.example.org/water', lead: 'Beheer, kwaliteit en droogte.' },
      { title: 'Natuur en landschap', href: '/natuur' },
    ],
  },
} satisfies Meta<typeof TileGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutPictures: Story = {};

export const SomeWithPictures: Story = {
  args: {
    items: [
      { title: 'Natuur en landschap', href: '/natuur', picture: samplePictures.dunes },
      { title: 'Akkerbouw', href: '/akkerbouw', lead: 'Gewassen, bodem en bemesting.' },
      { title: 'Water', href: 'https://www.example.org/water', picture: samplePictures.lake },
      { title: 'Zonder link: landbouwgrondstoffenvoorziening' },
    ],
  },
};

/** One stop per tile: its title, which stands for the whole plate. A tile that leads nowhere is none. */
export const ByKeyboard: Story = {
  ...SomeWithPictures,
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    for (const name of ['Natuur en landschap', 'Akkerbouw', 'Water (opent in een nieuw tabblad)']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')).not.toContain(document.activeElement);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-10">
      <TileGrid {...args} />
      <TileGrid {...args} items={SomeWithPictures.args?.items ?? []} />
    </div>
  ),
};
