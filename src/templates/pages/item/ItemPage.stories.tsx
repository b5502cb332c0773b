import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory, pageArgTypes, preloadPages } from '../../stories/storyPage.tsx';
import { itemFixtures } from './item.fixtures.ts';

/** Any media item without a template of its own. */
const meta = {
  title: 'Pages/Item',
  component: PageStory,
  loaders: [preloadPages],
  argTypes: pageArgTypes,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { args: itemFixtures.complete };

export const English: Story = { args: itemFixtures.older };
