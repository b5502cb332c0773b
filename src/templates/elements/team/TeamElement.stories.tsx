import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElementStory, elementArgTypes, preloadElements } from '../../stories/storyPlan.tsx';
import { teamFixtures } from './team.fixtures.ts';

const meta = {
  title: 'Elements/Team',
  component: ElementStory,
  loaders: [preloadElements],
  argTypes: elementArgTypes,
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editors: Story = { args: teamFixtures.editors };

/** Long names and titles, and words where an address or a number belongs: those are left out. */
export const WithoutTitle: Story = { args: teamFixtures.withoutTitle };

export const Experts: Story = { args: teamFixtures.experts };
