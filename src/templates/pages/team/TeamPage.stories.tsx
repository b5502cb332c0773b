import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory, pageArgTypes, preloadPages } from '../../stories/storyPage.tsx';
import { teamFixtures } from './team.fixtures.ts';

/** The people behind a site or a theme. */
const meta = {
  title: 'Pages/Team',
  component: PageStory,
  loaders: [preloadPages],
  argTypes: pageArgTypes,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The people come first, wherever the editor put them. */
export const Complete: Story = { args: teamFixtures.complete };

export const English: Story = { args: teamFixtures.older };
