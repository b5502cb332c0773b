import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ElementStory, elementArgTypes, preloadElements } from '../../stories/storyPlan.tsx';
import { carouselFixtures } from './carousel.fixtures.ts';

const meta = {
  title: 'Elements/Carousel',
  component: ElementStory,
  loaders: [preloadElements],
  argTypes: elementArgTypes,
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Projects: Story = { args: { ...carouselFixtures.projects, area: 'item-list' } };

/** Pictures alone: one at a time. */
export const Pictures: Story = { args: carouselFixtures.pictures };

/** English: a picture between items takes the place of a card. */
export const Mixed: Story = { args: carouselFixtures.mixed };

/** By keyboard alone: to the next picture, heard by its number, and on until the last. */
export const ByKeyboard: Story = {
  args: carouselFixtures.pictures,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Volgende' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(next).toHaveFocus();
    for (const place of [2, 3]) {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status')).toHaveTextContent(`${place} van 3`);
      await waitFor(() => expect(canvas.getByText(`${place} / 3`)).toBeVisible());
    }
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByRole('group', { name: /^3 van 3: Kleine maaidorser/ })).toBeVisible();
  },
};
