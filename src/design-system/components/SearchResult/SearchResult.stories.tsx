import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pressSummary } from '../../../../.storybook/nativeKeys.ts';
import { SearchResult } from './SearchResult.tsx';

const meta = {
  title: 'Components/SearchResult',
  component: SearchResult,
  args: {
    level: 2,
    title: 'Waterbeheer in het veenweidegebied: vernatten met beleid',
    href: '/zoeken/resultaat/veenweide?id=1060879',
    badgeKind: 'dossier',
    badgeLabel: 'Dossier',
    meta: ['Kennisbank Bodem', 'Vakblad Water', '2024'],
    snippet: (
      <>
        Een hogere grondwaterstand remt de afbraak van veen. In het <mark>veenweidegebied</mark> is dat een zoektocht
        tussen draagkracht, grasopbrengst en uitstoot.
      </>
    ),
    keywords: [
      { label: 'bodemdaling', href: '/zoeken/bodemdaling' },
      { label: 'waterpeil', href: '/zoeken/waterpeil' },
    ],
    links: [{ label: 'Volledige tekst (pdf, openbaar)', href: 'https://bibliotheek.example/veenweide.pdf' }],
    moreLinks: (count) => `Nog ${count} ${count === 1 ? 'link' : 'links'}`,
    externalHint: 'opent in een nieuw tabblad',
  },
} satisfies Meta<typeof SearchResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** Links, what unfolds others and searches stand on one line. */
export const OneLine: Story = {
  args: {
    links: [
      { label: 'Lees de PDF', href: 'https://bibliotheek.example/veenweide.pdf' },
      { label: 'Bekijk de webpagina', href: 'https://bibliotheek.example/veenweide' },
    ],
  },
  play: async ({ canvas }) => {
    const feet = ['Lees de PDF', 'Nog 1 link', 'bodemdaling', 'waterpeil'].map((words) => {
      const range = document.createRange();
      const [text] = [...canvas.getByText(words).childNodes].filter((node) => node.textContent === words);
      range.selectNodeContents(text as Node);
      return range.getBoundingClientRect().bottom;
    });
    for (const foot of feet) await expect(foot).toBeCloseTo(feet[0] ?? 0, 0);
  },
};

/** From the title to the full text, which says that it opens a new tab, the others once unfolded, and the keywords. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  args: {
    links: [
      { label: 'Lees de PDF', href: 'https://bibliotheek.example/veenweide.pdf' },
      { label: 'Bekijk de webpagina', href: 'https://bibliotheek.example/veenweide' },
    ],
  },
  play: async ({ canvas }) => {
    const follow = async (...names: readonly string[]) => {
      for (const name of names) {
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name })).toHaveFocus();
      }
    };
    await follow(
      'Waterbeheer in het veenweidegebied: vernatten met beleid',
      'Lees de PDF (opent in een nieuw tabblad)',
    );
    await userEvent.tab();
    await pressSummary(canvas.getByText('Nog 1 link').closest('summary'));
    await follow('Bekijk de webpagina (opent in een nieuw tabblad)', 'bodemdaling', 'waterpeil');
  },
};

/** One way to read it stands there; a fold has the others, which say what tells them apart. */
export const ManyWays: Story = {
  args: {
    links: [
      { label: 'Lees de PDF', href: 'https://bibliotheek.example/veenweide.pdf' },
      { label: 'Bekijk de webpagina', href: 'https://bibliotheek.example/veenweide' },
      {
        label: 'Lees de PDF',
        href: 'https://elders.example/bijlage.pdf',
        note: 'Beperkt toegankelijk, elders.example',
      },
    ],
  },
  play: async ({ canvas }) => {
    const other = canvas.getByText('Bekijk de webpagina');
    await expect(other).not.toBeVisible();
    const fold = canvas.getByText('Nog 2 links').closest('summary');
    fold?.click();
    await expect(other).toBeVisible();
    await expect(canvas.getByText('(Beperkt toegankelijk, elders.example)')).toBeVisible();
  },
};

/** Many records of the library have a title and little more. */
export const Bare: Story = {
  args: { badgeKind: 'gkz', badgeLabel: 'Artikel', meta: [], snippet: null, keywords: [], links: [] },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-10">
      <SearchResult {...args} />
      <SearchResult
        {...args}
        badgeKind="project"
        badgeLabel="Project"
        title="Landbouwhuisdierengezondheidszorg in de praktijk"
        links={[]}
      />
      <SearchResult
        {...args}
        badgeKind="gkz"
        badgeLabel="Artikel"
        title="Greppelinfiltratie op zandgrond"
        meta={['1998']}
        snippet={null}
        keywords={[]}
        links={[]}
      />
    </div>
  ),
};
