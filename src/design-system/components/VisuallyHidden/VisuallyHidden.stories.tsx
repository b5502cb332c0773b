import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '3 reacties' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number stands beside an icon; what it counts is said only. */
export const AllStates: Story = {
  render: (args) => (
    <p className="inline-flex items-center gap-2">
      <Icon name="comment" />
      <span aria-hidden="true">3</span>
      <VisuallyHidden {...args} />
    </p>
  ),
};
