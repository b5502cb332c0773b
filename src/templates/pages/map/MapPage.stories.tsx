import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory, pageArgTypes, preloadPages } from '../../stories/storyPage.tsx';
import { mapFixtures } from './map.fixtures.ts';

/** Places, listed and drawn, as wide as the window. */
const meta = {
  title: 'Pages/Map',
  component: PageStory,
  loaders: [preloadPages],
  argTypes: pageArgTypes,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { args: mapFixtures.complete };

export const English: Story = { args: mapFixtures.older };
