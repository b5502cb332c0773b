import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory, pageArgTypes, preloadPages } from '../../stories/storyPage.tsx';
import { sourceFixtures } from './source.fixtures.ts';

/** A source. */
const meta = {
  title: 'Pages/Source',
  component: PageStory,
  loaders: [preloadPages],
  argTypes: pageArgTypes,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { args: sourceFixtures.complete };

export const English: Story = { args: sourceFixtures.older };
