import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElementStory, elementArgTypes, preloadElements } from '../../renderer/storyPlan.tsx';
import { teamFixtures } from './team.fixtures.ts';

const meta = {
  title: 'Elements/Team',
  component: ElementStory,
  loaders: [preloadElements],
  argTypes: elementArgTypes,
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: teamFixtures.usual };

export const Untitled: Story = { args: teamFixtures.untitled };
