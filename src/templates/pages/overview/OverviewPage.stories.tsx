import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory, pageArgTypes, preloadPages } from '../../stories/storyPage.tsx';
import { overviewFixtures } from './overview.fixtures.ts';

/** A page that leads on to others. */
const meta = {
  title: 'Pages/Overview',
  component: PageStory,
  loaders: [preloadPages],
  argTypes: pageArgTypes,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With a search of its own that starts with a theme. */
export const Complete: Story = { args: overviewFixtures.complete };

export const English: Story = { args: overviewFixtures.older };
