import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  title: 'Components/LanguageSwitch',
  component: LanguageSwitch,
  args: {
    label: 'Taal',
    items: [
      { language: 'nl', label: 'Nederlands', href: '/over-ons', current: true },
      { language: 'en', label: 'English', href: '/over-ons?language=en', current: false },
    ],
  },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each language is a Tab away; the present one says that it is. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { current: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveFocus();
    await expect(canvas.getByRole('list', { name: 'Taal' })).toBeVisible();
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col items-start">
      <div className="p-6 text-heading">
        <LanguageSwitch {...args} />
      </div>
      <div className="bg-footer p-6 text-on-footer">
        <LanguageSwitch {...args} label="Taal, onderaan" />
      </div>
    </div>
  ),
};
