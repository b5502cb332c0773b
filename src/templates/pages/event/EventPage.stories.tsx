import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory, pageArgTypes, preloadPages } from '../../stories/storyPage.tsx';
import { eventFixtures } from './event.fixtures.ts';

/** An event or activity. */
const meta = {
  title: 'Pages/Event',
  component: PageStory,
  loaders: [preloadPages],
  argTypes: pageArgTypes,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Coming: Story = { args: eventFixtures.coming };

/** Over: no way to sign up any more. */
export const Past: Story = { args: eventFixtures.past };

/** A day is all that is known. */
export const Spare: Story = { args: eventFixtures.spare };

export const English: Story = { args: eventFixtures.older };
