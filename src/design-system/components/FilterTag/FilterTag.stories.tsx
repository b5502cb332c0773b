import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterTag } from './FilterTag.tsx';

const meta = {
  title: 'Components/FilterTag',
  component: FilterTag,
  args: { label: 'Dossier', removeHref: '?jaar=2024', removeLabel: 'verwijder dit filter' },
} satisfies Meta<typeof FilterTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-2">
      <FilterTag {...args} />
      <FilterTag {...args} label="2024" />
      <FilterTag {...args} label="landbouwhuisdierengezondheidszorg en dierenwelzijnsbeleid" />
    </div>
  ),
};
