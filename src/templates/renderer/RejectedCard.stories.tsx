import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ElementStory, preloadElements } from './storyPlan.tsx';

/** What editors see in a preview in the place of an element that visitors do not get. */
const meta = {
  title: 'Renderer/Rejected element',
  component: ElementStory,
  loaders: [preloadElements],
} satisfies Meta<typeof ElementStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A kind that nothing here renders. */
export const Unknown: Story = {
  args: {
    language: 'nl',
    element: { identifier: 'element_1', type: 'modularcontent', kaartspel: { html: '<p>Harten</p>' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/kaartspel/, { selector: ':not(pre)' })).toBeVisible();
    await expect(canvas.getByText('/contents/0/elements/0')).toBeVisible();
  },
};

/** A required field was left empty. */
export const Incomplete: Story = {
  args: { language: 'en', element: { identifier: 'element_2', type: 'text', html: '' } },
};
