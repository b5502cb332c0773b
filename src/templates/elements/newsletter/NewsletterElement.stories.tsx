import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ElementStory, elementArgTypes, preloadElements } from '../../stories/storyPlan.tsx';
import { newsletterFixtures } from './newsletter.fixtures.ts';

const meta = {
  title: 'Elements/Newsletter',
  component: ElementStory,
  loaders: [preloadElements],
  argTypes: elementArgTypes,
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Monthly: Story = { args: newsletterFixtures.monthly };

/** Without a title it is called what it is. */
export const Bare: Story = { args: newsletterFixtures.bare };

export const Long: Story = { args: newsletterFixtures.long };

/** In an area of its own the site's colour takes the whole band. */
export const InItsOwnArea: Story = { args: { ...newsletterFixtures.monthly, area: 'newsletter' } };

/** A visitor signs up by keyboard, and is told. */
export const SignedUp: Story = {
  args: newsletterFixtures.inspectors,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveFocus();
    await userEvent.keyboard('inspector@example.eu{Enter}');
    const told = await canvas.findByText('You are registered');
    await expect(told).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
