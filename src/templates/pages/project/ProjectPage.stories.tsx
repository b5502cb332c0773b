import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory, pageArgTypes, preloadPages } from '../../stories/storyPage.tsx';
import { projectFixtures } from './project.fixtures.ts';

/** A project. */
const meta = {
  title: 'Pages/Project',
  component: PageStory,
  loaders: [preloadPages],
  argTypes: pageArgTypes,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { args: projectFixtures.complete };

/** A project that is over. */
export const English: Story = { args: projectFixtures.older };
