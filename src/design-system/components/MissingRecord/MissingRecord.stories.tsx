import type { Meta, StoryObj } from '@storybook/react-vite';
import { MissingRecord } from './MissingRecord.tsx';

const meta = {
  title: 'Components/MissingRecord',
  component: MissingRecord,
  args: { children: 'Deze publicatie is niet meer beschikbaar in de kennisbank.' },
} satisfies Meta<typeof MissingRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      <MissingRecord {...args} />
      <div className="max-w-60">
        <MissingRecord {...args} />
      </div>
    </div>
  ),
};
