import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElementStory, elementArgTypes, preloadElements } from '../../renderer/storyPlan.tsx';
import { carouselFixtures } from './carousel.fixtures.ts';

const meta = {
  title: 'Elements/Carousel',
  component: ElementStory,
  loaders: [preloadElements],
  argTypes: elementArgTypes,
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: carouselFixtures.usual };

export const Untitled: Story = { args: carouselFixtures.untitled };
