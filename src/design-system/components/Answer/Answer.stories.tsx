import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Answer, type AnswerProps } from './Answer.tsx';

const meta = {
  title: 'Components/Answer',
  component: Answer,
  args: {
    title: 'Antwoord',
    note: 'Deze zinnen staan woord voor woord in de bronnen ernaast.',
    kind: 'quoted',
    statements: [
      { text: 'Een koe ligt graag: tien tot veertien uur per dag, als de plek zacht is.', sources: [1] },
      { text: 'Cows prefer to lie down on soft and dry bedding.', language: 'en', sources: [2] },
    ],
    sources: [
      {
        ...{ number: 1, title: 'De koe', href: '#cow', badgeKind: 'other', badgeLabel: 'Pagina' },
        before: '',
        quote: 'Een koe ligt graag: tien tot veertien uur per dag, als de plek zacht is.',
        after: 'Ze zoekt vast gezelschap op.',
      },
      {
        ...{
          number: 2,
          title: 'Lying behaviour of dairy cows',
          href: '#lying',
          badgeKind: 'gkz',
          badgeLabel: 'Artikel',
        },
        language: 'en',
        before: 'This article looks at bedding.',
        quote: 'Cows prefer to lie down on soft and dry bedding.',
        after: '',
      },
    ],
    texts: { sources: 'Bronnen', paragraph: 'In de alinea lezen', source: (number) => `Bron ${number}` },
  },
} satisfies Meta<typeof Answer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quoted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Bron 1' })).toHaveAttribute('href', '#source-1');
    const [first] = canvas.getAllByText('In de alinea lezen');
    if (!first) throw new Error('There is no paragraph to unfold.');
    await userEvent.click(first);
    await expect(canvas.getByText(/Ze zoekt vast gezelschap op/)).toBeVisible();
  },
};

const written: Pick<AnswerProps, 'kind' | 'note' | 'statements'> = {
  kind: 'written',
  note: 'Geschreven door een machine (voorbeeldmodel), uit de bronnen ernaast.',
  statements: [
    { text: 'Een koe ligt tien tot veertien uur per dag.', sources: [1] },
    { text: 'Een zachte en droge plek heeft haar voorkeur.', sources: [1, 2] },
  ],
};

export const Written: Story = { args: written };

/** A page has one answer, whose parts are all here: sentences of one source and of two, a foreign one, paragraphs. */
export const AllStates: Story = { args: written };

/** From a sentence to its source, then the paragraph unfolds. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Bron 1' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Bron 2' })).toHaveFocus();
    const [first] = canvas.getAllByText('In de alinea lezen');
    while (document.activeElement !== first?.closest('summary')) await userEvent.tab();
    await expect(first?.closest('summary')).toHaveFocus();
  },
};
