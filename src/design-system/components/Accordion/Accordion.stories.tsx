import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pressSummary } from '../../../../.storybook/nativeKeys.ts';
import { RichText } from '../RichText/RichText.tsx';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    level: 3,
    items: [
      {
        id: 'vanggewas',
        title: 'Wanneer moet ik een vanggewas inzaaien na maïs op zand- en lössgrond?',
        content: (
          <RichText
            tableLabel="Tabel"
            html="<p>Uiterlijk op 1 oktober. Zaait u later, dan daalt de <strong>stikstofgebruiksnorm</strong> van het volgende jaar.</p><ul><li>vanggewas na maïs</li><li>wintergraan als vervolgteelt</li></ul><table><thead><tr><th scope='col'>Zaaidatum</th><th scope='col'>Korting</th></tr></thead><tbody><tr><td>Tot 15 oktober</td><td>5 kg N/ha</td></tr><tr><td>Later</td><td>20 kg N/ha</td></tr></tbody></table>"
          />
        ),
      },
      { id: 'kosten', title: 'Wat kost een bodemanalyse?', content: <p>Dat verschilt per laboratorium.</p> },
      {
        id: 'registratie',
        title: 'Gewasbeschermingsmiddelenregistratie',
        content: <p>Houd bij wat, waar en wanneer u spuit.</p>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** A press on the title unfolds its text, and folds it again. */
export const Unfolding: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Wat kost een bodemanalyse?' });
    const text = canvas.getByText('Dat verschilt per laboratorium.');
    await expect(text).not.toBeVisible();
    await userEvent.click(title);
    await waitFor(() => expect(text).toBeVisible());
    await userEvent.click(title);
    await waitFor(() => expect(text).not.toBeVisible());
  },
};

/** Tab goes from title to title, and pressing one keeps the focus on it. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  args: { items: meta.args.items.slice(1) },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('summary');
    const answer = canvas.getByText('Dat verschilt per laboratorium.');
    await userEvent.tab();
    await pressSummary(first);
    await waitFor(() => expect(answer).toBeVisible());
    await pressSummary(first);
    await waitFor(() => expect(answer).not.toBeVisible());
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};

/** An address opens the item it points to: the browser looks for the fold that holds its target. */
export const OpenedByItsAddress: Story = {
  play: async ({ canvas }) => {
    const before = window.location.href;
    window.location.hash = 'registratie';
    await waitFor(() => expect(canvas.getByText('Houd bij wat, waar en wanneer u spuit.')).toBeVisible());
    window.history.replaceState(window.history.state, '', before);
  },
};

export const AllStates: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('heading');
    await userEvent.click(first ?? document.body);
    await waitFor(() => expect(canvas.getByText(/Uiterlijk op 1 oktober/)).toBeVisible());
    first?.closest('summary')?.blur();
  },
};
