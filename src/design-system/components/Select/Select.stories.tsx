import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Sorteer op',
    name: 'srt',
    value: 'score',
    options: [
      { value: 'score', label: 'Relevantie' },
      { value: 'titel', label: 'Titel, A tot Z' },
      { value: 'jaar', label: 'Jaar, nieuwste eerst' },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Choosing: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox', { name: 'Sorteer op' });
    await expect(field).toHaveFocus();
    await userEvent.selectOptions(field, 'jaar');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith('jaar');
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col items-start gap-6">
      <Select {...args} />
      <Select {...args} value="jaar" />
      <div className="max-w-60">
        <Select {...args} label="Sorteer de resultaten op" />
      </div>
    </div>
  ),
};
