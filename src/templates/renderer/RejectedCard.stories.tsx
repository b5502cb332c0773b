import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pressSummary } from '../../../.storybook/nativeKeys.ts';
import { ElementStory, preloadElements } from '../stories/storyPlan.tsx';

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
    await expect(canvas.getByText('Onbekend soort element: kaartspel')).toBeVisible();
    await expect(canvas.getByText(/Het soort ‘kaartspel’ kan de site niet tonen/)).toBeVisible();
    await expect(canvas.getByText('/contents/0/elements/0')).toBeVisible();
  },
};

/** What the CMS sent unfolds, and stays inside the card however long its words are. */
export const Unfolded: Story = {
  tags: ['keyboard'],
  args: {
    language: 'nl',
    element: {
      identifier: 'element_3',
      type: 'modularcontent',
      kaartspel: { html: `<p>${'Harten'.repeat(40)}</p>` },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const summary = canvas.getByText('Zoals het CMS het stuurde');
    await expect(summary).toHaveFocus();
    await pressSummary(summary);
    await expect(canvas.getByText(/HartenHarten/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A required field was left empty. */
export const Incomplete: Story = {
  args: { language: 'en', element: { identifier: 'element_2', type: 'text', html: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('‘html’ is missing or empty. Enter text here.')).toBeVisible();
  },
};
