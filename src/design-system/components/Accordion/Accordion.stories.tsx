import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
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
          <RichText html="<p>Uiterlijk op 1 oktober. Zaait u later, dan daalt de <strong>stikstofgebruiksnorm</strong> van het volgende jaar.</p>" />
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

export const AllStates: Story = {
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('heading');
    await userEvent.click(first ?? document.body);
    await waitFor(() => expect(canvas.getByText(/Uiterlijk op 1 oktober/)).toBeVisible());
  },
};
