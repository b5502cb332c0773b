import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElementStory, elementArgTypes, preloadElements } from '../../stories/storyPlan.tsx';
import { recordSummaries, recordsFixtures } from './records.fixtures.ts';

const meta = {
  title: 'Elements/Records',
  component: ElementStory,
  loaders: [preloadElements],
  argTypes: elementArgTypes,
  args: { records: recordSummaries },
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Publications: Story = { args: recordsFixtures.publications };

/** A publication that the library no longer has leaves a note in its place. */
export const OneGone: Story = { args: recordsFixtures.oneGone };

export const TopDownloads: Story = { args: recordsFixtures.topDownloads };
