import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import sample from './Logo.sample.svg?url&no-inline';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  args: { src: sample, width: 48, height: 48, name: 'Groen Kennisnet', href: '/', homeLabel: 'naar de startpagina' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongName: Story = { args: { name: 'Toolbox All4Biodiversity voor gemeenten en bewoners' } };

export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: /^Groen Kennisnet ?, naar de startpagina$/ });
    await expect(link).toHaveFocus();
  },
};

/** The mark takes the colour of the text around it. */
export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col items-start">
      <div className="bg-page p-6 text-heading">
        <Logo {...args} />
      </div>
      <div className="bg-band p-6 text-heading">
        <Logo {...args} />
      </div>
      <div className="bg-footer p-6 text-on-footer">
        <Logo {...args} />
      </div>
      <div className="max-w-80 p-6 text-heading">
        <Logo {...args} name="Toolbox All4Biodiversity voor gemeenten en bewoners" />
      </div>
    </div>
  ),
};
