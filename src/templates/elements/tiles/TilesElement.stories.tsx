import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElementStory, elementArgTypes, preloadElements } from '../../stories/storyPlan.tsx';
import { tilesFixtures } from './tiles.fixtures.ts';

const meta = {
  title: 'Elements/Tiles',
  component: ElementStory,
  loaders: [preloadElements],
  argTypes: elementArgTypes,
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One door has a picture; the others show a drawing in its place. */
export const Animals: Story = { args: tilesFixtures.animals };

export const WithoutPictures: Story = { args: tilesFixtures.withoutPictures };

export const Tasks: Story = { args: tilesFixtures.tasks };
