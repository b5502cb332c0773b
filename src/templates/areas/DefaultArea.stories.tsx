import type { Meta, StoryObj } from '@storybook/react-vite';
import { AreaStory, areaArgTypes } from '../stories/storyArea.tsx';
import { preloadElements } from '../stories/storyPlan.tsx';
import { areaFixtures } from './areas.fixtures.ts';

const meta = {
  title: 'Areas/Default',
  component: AreaStory,
  loaders: [preloadElements],
  argTypes: areaArgTypes,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AreaStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = { args: areaFixtures.defaultReading };

export const Wide: Story = { args: areaFixtures.defaultWide };

export const Nested: Story = { args: areaFixtures.nested };
