import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElementStory, elementArgTypes, preloadElements } from '../../renderer/storyPlan.tsx';
import { contactFixtures } from './contact.fixtures.ts';

const meta = {
  title: 'Elements/Contact',
  component: ElementStory,
  loaders: [preloadElements],
  argTypes: elementArgTypes,
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: contactFixtures.usual };

export const Untitled: Story = { args: contactFixtures.untitled };
