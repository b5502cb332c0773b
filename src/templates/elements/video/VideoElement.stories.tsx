import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElementStory, elementArgTypes, preloadElements } from '../../renderer/storyPlan.tsx';
import { videoFixtures } from './video.fixtures.ts';

const meta = {
  title: 'Elements/Video',
  component: ElementStory,
  loaders: [preloadElements],
  argTypes: elementArgTypes,
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: videoFixtures.usual };

export const Untitled: Story = { args: videoFixtures.untitled };
