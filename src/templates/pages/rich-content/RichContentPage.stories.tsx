import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory, pageArgTypes, preloadPages } from '../../stories/storyPage.tsx';
import { richContentFixtures } from './rich-content.fixtures.ts';

/** A page in sections: a dossier without a badge. */
const meta = {
  title: 'Pages/Rich content',
  component: PageStory,
  loaders: [preloadPages],
  argTypes: pageArgTypes,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { args: richContentFixtures.complete };

export const English: Story = { args: richContentFixtures.older };
