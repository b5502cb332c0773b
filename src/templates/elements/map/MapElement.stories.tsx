import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElementStory, elementArgTypes, preloadElements } from '../../stories/storyPlan.tsx';
import { mapFixtures } from './map.fixtures.ts';

const meta = {
  title: 'Elements/Map',
  component: ElementStory,
  loaders: [preloadElements],
  argTypes: elementArgTypes,
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Farms: Story = { args: mapFixtures.farms };

/** Two places in one town, and one that the outline does not reach: it is in the list. */
export const Schools: Story = { args: mapFixtures.schools };

export const Institutes: Story = { args: mapFixtures.institutes };
