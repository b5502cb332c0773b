import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ElementStory, elementArgTypes, preloadElements } from '../../stories/storyPlan.tsx';
import { accordionFixtures } from './accordion.fixtures.ts';

const meta = {
  title: 'Elements/Accordion',
  component: ElementStory,
  loaders: [preloadElements],
  argTypes: elementArgTypes,
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Questions: Story = { args: accordionFixtures.questions };

/** An entry without a title takes its first words. */
export const WithoutTitles: Story = { args: accordionFixtures.withoutTitles };

/** A visitor opens one entry and reads it; the others stay closed. */
export const Opened: Story = {
  args: accordionFixtures.inspection,
  play: async ({ canvas }) => {
    const text = canvas.getByText('Every pig must be able to reach the material.');
    await expect(text).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Enrichment' }));
    await expect(text).toBeVisible();
    await expect(canvas.getByText(/One fresh wound/)).not.toBeVisible();
  },
};
