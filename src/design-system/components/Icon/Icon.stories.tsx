import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from './Icon.tsx';
import { iconNames } from './icons.ts';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { name: 'bookmark', size: 'large' },
  argTypes: { name: { control: 'select', options: iconNames } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const WithMeaning: Story = {
  args: { label: 'Bewaard' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bewaard' })).toBeVisible();
  },
};

export const AllStates: Story = {
  render: () => (
    <div className="flex flex-col gap-10">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
        {iconNames.map((name) => (
          <li key={name} className="flex items-center gap-3 text-small">
            <Icon name={name} size="large" />
            {name}
          </li>
        ))}
      </ul>
      <p className="flex items-center gap-4">
        <Icon name="search" size="small" />
        <Icon name="search" size="medium" />
        <Icon name="search" size="large" />
        <Icon name="search" size="largest" />
      </p>
    </div>
  ),
};
