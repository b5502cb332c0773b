import type { Meta, StoryObj } from '@storybook/react-vite';
import { AreaStory, areaArgTypes } from '../stories/storyArea.tsx';
import { preloadElements } from '../stories/storyPlan.tsx';
import { areaFixtures } from './areas.fixtures.ts';

const meta = {
  title: 'Areas/Template A',
  component: AreaStory,
  loaders: [preloadElements],
  argTypes: areaArgTypes,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AreaStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Items: Story = { args: areaFixtures.a };

export const OtherElements: Story = { args: areaFixtures.aOthers };
