import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { arrowTo } from '../../../../.storybook/nativeKeys.ts';
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

/** The platform's own list: Tab comes to it, and it chooses as every list does. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  render: function Kept(args) {
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
    const list = canvas.getByRole('combobox', { name: 'Weergave' });
    await userEvent.tab();
    await arrowTo(list, 'light');
    await expect(args.onChange).toHaveBeenLastCalledWith('light');
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
