import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../Image/samplePictures.ts';
import { TileGrid } from './TileGrid.tsx';

const meta = {
  title: 'Components/TileGrid',
  component: TileGrid,
  args: {
    level: 3,
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

export const AllStates: Story = {
  render: ({ items, level }) => (
    <div className="flex flex-col gap-10">
      <TileGrid level={level} items={items} />
      <TileGrid level={level} items={SomeWithPictures.args?.items ?? []} />
    </div>
  ),
};
