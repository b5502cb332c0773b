import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ColorModeSwitch } from './ColorModeSwitch.tsx';

const meta = {
  title: 'Components/ColorModeSwitch',
  component: ColorModeSwitch,
  args: {
    value: 'system',
    onChange: fn(),
    labels: { group: 'Weergave', system: 'Zoals het apparaat', light: 'Licht', dark: 'Donker' },
  },
} satisfies Meta<typeof ColorModeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A radio group: Tab comes to the chosen one, the arrows choose. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ColorModeSwitch
        {...args}
        value={value}
        onChange={(mode) => {
          setValue(mode);
          args.onChange(mode);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Zoals het apparaat' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('light');
    await expect(canvas.getByRole('radio', { name: 'Licht' })).toBeChecked();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col items-start">
      {(['system', 'light', 'dark'] as const).map((value) => (
        <div key={value} className="p-4">
          <ColorModeSwitch {...args} value={value} />
        </div>
      ))}
      <div className="bg-footer p-4 text-on-footer">
        <ColorModeSwitch {...args} value="dark" />
      </div>
    </div>
  ),
};
