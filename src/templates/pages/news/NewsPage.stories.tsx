import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory, pageArgTypes, preloadPages } from '../../stories/storyPage.tsx';
import { newsFixtures } from './news.fixtures.ts';

/** A news item. */
const meta = {
  title: 'Pages/News',
  component: PageStory,
  loaders: [preloadPages],
  argTypes: pageArgTypes,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { args: newsFixtures.complete };

/** A title that has to wrap, and nothing that may be missing. */
export const Spare: Story = { args: newsFixtures.spare };

export const English: Story = { args: newsFixtures.older };
