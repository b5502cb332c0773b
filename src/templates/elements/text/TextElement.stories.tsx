import type { Meta, StoryObj } from '@storybook/react-vite';
import { ElementStory, elementArgTypes, preloadElements } from '../../stories/storyPlan.tsx';
import { textFixtures } from './text.fixtures.ts';

const meta = {
  title: 'Elements/Text',
  component: ElementStory,
  loaders: [preloadElements],
  argTypes: elementArgTypes,
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Prose: Story = { args: textFixtures.prose };

/** In a text area the reading column stands by itself. */
export const InTextArea: Story = { args: { ...textFixtures.prose, area: 'text' } };

/** Headings, a table, a picture, formulas, a quotation. */
export const Everything: Story = { args: textFixtures.everything };

export const Titled: Story = { args: textFixtures.titled };
