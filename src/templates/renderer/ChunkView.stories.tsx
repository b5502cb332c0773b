import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ChunkView, chunk } from './chunk.tsx';

/** A field that would lose what was typed if it were mounted anew. */
function Field({ label }: { label: string }) {
  return (
    <label>
      {label} <input className="border border-border" />
    </label>
  );
}

function Note({ label }: { label: string }) {
  return <p>{label}</p>;
}

const field = chunk(async () => ({ Field }), 'Field');
const note = chunk(async () => ({ Note }), 'Note');

/** Shows a chunk, and renders it again on demand with another label. */
function Rerendered() {
  const [count, setCount] = useState(0);
  return (
    <div className="flex gap-4">
      <Suspense fallback="…">
        <ChunkView chunk={field} props={{ label: `Veld ${count}` }} />
      </Suspense>
      <button type="button" onClick={() => setCount(count + 1)}>
        Opnieuw
      </button>
    </div>
  );
}

/** One place, where another chunk comes after the first. */
function Replaced() {
  const [count, setCount] = useState(0);
  return (
    <div className="flex gap-4">
      <Suspense fallback="…">
        <ChunkView chunk={count === 0 ? field : note} props={{ label: `Plek ${count}` }} />
      </Suspense>
      <button type="button" onClick={() => setCount(count + 1)}>
        Verder
      </button>
    </div>
  );
}

const meta = {
  title: 'Renderer/ChunkView',
  component: Rerendered,
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof Rerendered>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Mounted before its code was there; once it is, the same mount goes on, with all that was typed. */
export const KeepsItsState: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Veld 0'), 'blijft');
    await field.preload();
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw' }));
    await expect(canvas.getByLabelText('Veld 1')).toHaveValue('blijft');
  },
};

/** What another chunk shows is not left to the one that stood in its place. */
export const BecomesAnother: Story = {
  render: () => <Replaced />,
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Plek 0');
    await userEvent.click(canvas.getByRole('button', { name: 'Verder' }));
    await expect(await canvas.findByText('Plek 1')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
