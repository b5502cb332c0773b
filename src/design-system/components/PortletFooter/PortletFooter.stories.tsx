import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ColorModeSwitch } from '../ColorModeSwitch/ColorModeSwitch.tsx';
import { PortletFooter } from './PortletFooter.tsx';

const meta = {
  title: 'Components/PortletFooter',
  component: PortletFooter,
  parameters: { layout: 'fullscreen', landmark: 'own' },
  args: {
    madePossibleBy: 'Dit portaal wordt mogelijk gemaakt door',
    provider: { name: 'Groen Kennisnet', href: 'https://groenkennisnet.nl/' },
    share: { label: 'Zet dit portaal op je eigen site', href: '#insluiten' },
    controls: (
      <ColorModeSwitch
        value="system"
        onChange={() => {}}
        labels={{ group: 'Weergave', system: 'Zoals het apparaat', light: 'Licht', dark: 'Donker' }}
      />
    ),
  },
} satisfies Meta<typeof PortletFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Groen Kennisnet' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Zet dit portaal op je eigen site' })).toHaveFocus();
  },
};

/** A page has one footer: the second width stands in a frame of its own in the toolbar. */
export const AllStates: Story = {};
