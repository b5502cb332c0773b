import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory, pageArgTypes, preloadPages } from '../../stories/storyPage.tsx';
import { homeFixtures } from './home.fixtures.ts';

/** The site’s front door. */
const meta = {
  title: 'Pages/Home',
  component: PageStory,
  loaders: [preloadPages],
  argTypes: pageArgTypes,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { args: homeFixtures.complete };

export const English: Story = { args: homeFixtures.older };
