import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pressSummary } from '../../../../.storybook/nativeKeys.ts';
import { ListExport } from './ListExport.tsx';

const meta = {
  title: 'Components/ListExport',
  component: ListExport,
  args: {
    title: 'Deze lijst bewaren of volgen',
    intro: 'De hele lijst van 214 publicaties, of alleen wat je hieronder aanvinkt.',
    action: '/api/list',
    fields: [{ name: 'term', value: 'veen' }],
    choicesLabel: 'Kies uit deze pagina',
    choices: [
      { name: 'id', value: '1', label: 'Waterbeheer in het veenweidegebied: vernatten met beleid' },
      { name: 'id', value: '2', label: 'Greppelinfiltratie op zandgrond' },
      { name: 'id', value: '3', label: 'Landbouwhuisdierengezondheidszorg in de praktijk' },
    ],
    formats: [
      { value: 'ris', label: 'RIS', readers: 'Zotero, EndNote, Mendeley' },
      { value: 'bibtex', label: 'BibTeX', readers: 'LaTeX, JabRef' },
      { value: 'csv', label: 'CSV', readers: 'Excel, LibreOffice' },
    ],
    formatName: 'format',
    feed: {
      href: '/api/feed?term=veen',
      label: 'Volg deze zoekopdracht (Atom)',
      note: 'Een feedlezer laat zien wat erbij komt.',
    },
  },
} satisfies Meta<typeof ListExport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kies uit deze pagina')).not.toBeVisible();
  },
};

/** From the fold to the files, the feed, and what can be ticked. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await pressSummary(canvas.getByText('Deze lijst bewaren of volgen').closest('summary'));
    for (const name of ['RIS', 'BibTeX', 'CSV']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Volg deze zoekopdracht (Atom)' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Greppelinfiltratie op zandgrond' })).toBeChecked();
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect([...new FormData(form)]).toEqual([
      ['term', 'veen'],
      ['id', '2'],
    ]);
  },
};

export const AllStates: Story = {
  play: async ({ canvas }) => {
    canvas.getByText('Deze lijst bewaren of volgen').closest('summary')?.click();
    await expect(canvas.getByRole('button', { name: 'CSV' })).toBeVisible();
  },
};
