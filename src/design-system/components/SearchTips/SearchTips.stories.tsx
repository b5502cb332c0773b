import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SearchTips } from './SearchTips.tsx';

const meta = {
  title: 'Components/SearchTips',
  component: SearchTips,
  args: {
    title: 'Zoektips',
    tips: [
      { example: '"droge zomer"', href: '/zoeken/%22droge+zomer%22', text: 'precies deze woorden, naast elkaar' },
      { example: 'bodem -compost', href: '/zoeken/bodem+-compost', text: 'wel over bodem, niet over compost' },
    ],
  },
  render: (args) => (
    <div className="bg-band p-6">
      <SearchTips {...args} />
    </div>
  ),
} satisfies Meta<typeof SearchTips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('precies deze woorden, naast elkaar')).not.toBeVisible();
  },
};

/** From the fold to the examples; simulated keys do not reach the browser's own fold, a click does. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const summary = canvas.getByText('Zoektips').closest('summary');
    await expect(summary).toHaveFocus();
    summary?.click();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '"droge zomer"' })).toHaveFocus();
  },
};

export const AllStates: Story = {
  play: async ({ canvas }) => {
    canvas.getByText('Zoektips').closest('summary')?.click();
    await expect(canvas.getByRole('link', { name: '"droge zomer"' })).toBeVisible();
  },
};
