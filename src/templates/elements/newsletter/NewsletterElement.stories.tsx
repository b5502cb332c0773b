import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElementStory, elementArgTypes, preloadElements } from '../../renderer/storyPlan.tsx';
import { newsletterFixtures } from './newsletter.fixtures.ts';

const meta = {
  title: 'Elements/Newsletter',
  component: ElementStory,
  loaders: [preloadElements],
  argTypes: elementArgTypes,
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: newsletterFixtures.usual };

export const Untitled: Story = { args: newsletterFixtures.untitled };
