import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
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

/** Enter opens an item and closes it again; the focus stays on its title. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/Uiterlijk op 1 oktober/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/Uiterlijk op 1 oktober/)).not.toBeVisible();
  },
};

export const AllStates: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Wat kost een bodemanalyse?' }));
    await expect(canvas.getByText('Dat verschilt per laboratorium.')).toBeVisible();
  },
};
