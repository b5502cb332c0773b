import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElementStory, elementArgTypes, preloadElements } from '../../stories/storyPlan.tsx';
import { contactFixtures } from './contact.fixtures.ts';

const meta = {
  title: 'Elements/Contact',
  component: ElementStory,
  loaders: [preloadElements],
  argTypes: elementArgTypes,
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = { args: contactFixtures.person };

/** A desk with a long name, and words where a number belongs: those are left out. */
export const Desk: Story = { args: contactFixtures.desk };

export const Helpdesk: Story = { args: contactFixtures.helpdesk };
