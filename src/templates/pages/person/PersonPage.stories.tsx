import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStory, pageArgTypes, preloadPages } from '../../stories/storyPage.tsx';
import { personFixtures } from './person.fixtures.ts';

/** A person or expert. */
const meta = {
  title: 'Pages/Person',
  component: PageStory,
  loaders: [preloadPages],
  argTypes: pageArgTypes,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { args: personFixtures.complete };

/** A name and a role are all that is known. */
export const English: Story = { args: personFixtures.older };
