import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Title } from '../Title/Title.tsx';
import { Grid } from './Grid.tsx';

const names = ['Akker', 'Beek', 'Duin', 'Erf', 'Gaard', 'Heide', 'Kas'];

/** Cells of unequal height: each fills its row. */
const cells = names.map((name, place) => (
  <div key={name} className="rounded-card bg-band p-5">
    <p className="font-strong">{name}</p>
    {place % 3 === 1 && <p className="text-small">Een langere cel bepaalt de hoogte van haar hele rij.</p>}
  </div>
));

const meta = {
  title: 'Components/Grid',
  component: Grid,
  args: { columns: 'four', gap: 'even', children: cells },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length);
  },
};

export const Three: Story = { args: { columns: 'three', gap: 'open', children: cells.slice(0, 3) } };

/** The room counts, not the window: in half a page there are fewer columns. */
export const InANarrowColumn: Story = {
  decorators: (Story) => <div className="max-w-xs">{Story()}</div>,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(second?.getBoundingClientRect().left).toBe(first?.getBoundingClientRect().left);
  },
};

export const AllStates: Story = {
  render: () => (
    <div className="flex flex-col gap-10">
      <Title level={2}>Hooguit vier</Title>
      <Grid columns="four" gap="even">
        {cells}
      </Grid>
      <Title level={2}>Een of drie, met lucht eronder</Title>
      <Grid columns="three" gap="open">
        {cells.slice(0, 6)}
      </Grid>
      <Title level={2}>Een of twee helften</Title>
      <Grid columns="two" gap="open">
        {cells.slice(0, 2)}
      </Grid>
      <Title level={2}>In een smalle kolom</Title>
      <div className="max-w-xl">
        <Grid columns="four" gap="even">
          {cells.slice(0, 4)}
        </Grid>
      </div>
    </div>
  ),
};
