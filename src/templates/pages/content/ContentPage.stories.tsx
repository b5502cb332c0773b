import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory, pageArgTypes, preloadPages } from '../../stories/storyPage.tsx';
import { contentFixtures } from './content.fixtures.ts';

/** A page of running text. */
const meta = {
  title: 'Pages/Content',
  component: PageStory,
  loaders: [preloadPages],
  argTypes: pageArgTypes,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { args: contentFixtures.complete };

export const English: Story = { args: contentFixtures.older };
