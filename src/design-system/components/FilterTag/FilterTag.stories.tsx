import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FilterTag } from './FilterTag.tsx';

const meta = {
  title: 'Components/FilterTag',
  component: FilterTag,
  args: { label: 'Dossier', removeHref: '?jaar=2024', removeLabel: 'verwijder dit filter' },
} satisfies Meta<typeof FilterTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Tab comes to it, and it says what following it does. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tag = canvas.getByRole('link', { name: /^Dossier ?, verwijder dit filter$/ });
    await expect(tag).toHaveFocus();
    await expect(tag).toHaveAttribute('href', '?jaar=2024');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-2">
      <FilterTag {...args} />
      <FilterTag {...args} label="2024" />
      <FilterTag {...args} label="landbouwhuisdierengezondheidszorg en dierenwelzijnsbeleid" />
    </div>
  ),
};
