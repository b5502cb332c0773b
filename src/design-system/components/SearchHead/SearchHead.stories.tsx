import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchBar } from '../SearchBar/SearchBar.tsx';
import { SearchTips } from '../SearchTips/SearchTips.tsx';
import { SearchHead } from './SearchHead.tsx';

const meta = {
  title: 'Components/SearchHead',
  component: SearchHead,
  args: {
    title: 'Zoeken naar ‘gewasbescherming in de glastuinbouw’',
    search: (
      <SearchBar
        action="/zoeken"
        name="term"
        label="Zoeken in de kennisbank"
        value="gewasbescherming in de glastuinbouw"
        submitLabel="Zoeken"
        size="large"
      />
    ),
    tips: (
      <SearchTips
        title="Zoektips"
        tips={[{ example: '"droge zomer"', href: '/zoeken/x', text: 'precies deze woorden, naast elkaar' }]}
      />
    ),
  },
  render: (args) => (
    <div className="bg-band p-6">
      <SearchHead {...args} />
    </div>
  ),
} satisfies Meta<typeof SearchHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('gewasbescherming in de glastuinbouw');
  },
};

/** Title and tips leave the field some room, however large the text. */
export const LargeText: Story = {
  play: async ({ canvas }) => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    try {
      await expect(canvas.getByRole('searchbox').closest('form')?.clientWidth).toBeGreaterThanOrEqual(280);
    } finally {
      style.fontSize = '';
    }
  },
};
