import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElementStory, elementArgTypes, preloadElements } from '../../renderer/storyPlan.tsx';
import { mapFixtures } from './map.fixtures.ts';

const meta = {
  title: 'Elements/Map',
  component: ElementStory,
  loaders: [preloadElements],
  argTypes: elementArgTypes,
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: mapFixtures.usual };

export const Untitled: Story = { args: mapFixtures.untitled };
