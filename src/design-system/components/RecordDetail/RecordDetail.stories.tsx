import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { recordSample } from './RecordDetail.samples.tsx';
import { RecordDetail } from './RecordDetail.tsx';

const meta = {
  title: 'Components/RecordDetail',
  component: RecordDetail,
  parameters: { layout: 'fullscreen' },
  args: recordSample,
} satisfies Meta<typeof RecordDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A record that has everything. */
export const AllStates: Story = {};

/** Titles of reports can be as long as a summary; they are set smaller. */
export const LongTitle: Story = {
  args: {
    title:
      'Landbouwhuisdierengezondheidszorg en de gevolgen van klimaatverandering voor de samenwerking tussen veehouders, dierenartsen, gemeenten en waterschappen in het Nederlandse veenweidegebied: een verkenning',
    badge: { kind: 'project', label: 'Project' },
  },
};

/** Nothing to read: that is said, and who may help. */
export const WithoutFullText: Story = {
  args: { fullTexts: [], badge: { kind: 'event', label: 'Evenement' }, origin: ['Redactie Veldwerk'] },
};

/** Some records are a title and nothing else. */
export const Bare: Story = {
  args: {
    fullTexts: [],
    origin: [],
    abstract: undefined,
    keywords: [],
    facts: [],
    badge: { kind: 'dossier', label: 'Dossier' },
  },
};

/** A record in English on a Dutch page: title, abstract and keywords say so themselves. */
export const InAnotherLanguage: Story = {
  args: {
    title: 'Tail biting and enrichment in fattening pigs',
    language: 'en',
    abstract: 'Pigs that have nothing to root in turn to what does move: the tails of their pen mates.',
    keywords: [{ label: 'tail biting', href: '/zoeken/tail+biting' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tail biting and enrichment in fattening pigs')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Samenvatting' })).toBeVisible();
  },
};

/** Back, the full text, the keywords, the other forms, the reference. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const names = [
      'Terug naar de resultaten voor ‘veen’',
      'Lees de PDF (opent in een nieuw tabblad)',
      'bodemdaling',
      'waterinfiltratie',
      'CO2-uitstoot',
      'grondwaterpeil',
      'Bekijk de webpagina (opent in een nieuw tabblad)',
      'Bekijk de PowerPoint-presentatie (opent in een nieuw tabblad)',
    ];
    for (const name of names) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Kopieer de verwijzing' })).toHaveFocus();
  },
};
