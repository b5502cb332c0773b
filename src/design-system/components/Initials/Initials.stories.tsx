import type { Meta, StoryObj } from '@storybook/react-vite';
import { Initials } from './Initials.tsx';

const meta = {
  title: 'Components/Initials',
  component: Initials,
  args: { name: 'Jantine de Vries', size: 'text' },
} satisfies Meta<typeof Initials>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  render: () => (
    <div className="flex flex-wrap gap-6">
      {(['text', 'bar'] as const).map((size) => (
        <div key={size} className="flex gap-2">
          {['Jantine de Vries', 'wilg22', 'Willem Mooij', '🌱'].map((name) => (
            <Initials key={name} name={name} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
};
