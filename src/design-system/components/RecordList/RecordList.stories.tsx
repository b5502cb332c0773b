import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RecordList } from './RecordList.tsx';

const meta = {
  title: 'Components/RecordList',
  component: RecordList,
  args: {
    title: 'Publicaties (3)',
    level: 2,
    externalHint: 'opent in een nieuw tabblad',
    items: [
      {
        kind: 'record',
        id: '1060879',
        title: 'Effect van groenbemesters op stikstofuitspoeling bij akkerbouw op zandgrond',
        href: '/zoeken/resultaat/1060879',
        meta: ['Proefstation voor de Akkerbouw', 'Bodem en Bemesting', '2024'],
        badgeLabel: 'Rapport',
        links: [
          { href: 'https://www.example.org/rapport.pdf', label: 'PDF', kind: 'document' },
          { href: 'https://www.example.org/video', label: 'Bekijk de video', kind: 'video' },
        ],
      },
      { kind: 'missing', id: '1019774', note: 'Deze publicatie is niet meer beschikbaar.' },
      {
        kind: 'record',
        id: '1034800',
        title: 'Handboek bodem',
        href: '/zoeken/resultaat/1034800',
        meta: ['Studieclub Klei', '', '2023'],
        links: [],
      },
    ],
  },
} satisfies Meta<typeof RecordList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {};

export const WithoutTitle: Story = { args: { title: undefined } };

/** Titles first, then the ways to the full text, which say where they open. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    for (const name of [
      /^Effect van groenbemesters/,
      'PDF (opent in een nieuw tabblad)',
      /^Bekijk de video/,
      'Handboek bodem',
    ]) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};

/** However many ways lead to a record, most of the line is its title's. */
export const ManyLinks: Story = {
  args: {
    items: [
      {
        kind: 'record',
        id: '1061671',
        title: 'Spoelen van de roostervloer met water: ervaringen bij melkveebedrijven',
        href: '/zoeken/resultaat/1061671',
        meta: ['Collectief Boer en Berm', '2017'],
        links: [
          { href: 'https://www.example.org/rapport.pdf', label: 'Lees de PDF', kind: 'document' },
          { href: 'https://www.example.org/bijlage.pdf', label: 'Lees de bijlage', kind: 'document' },
          { href: 'https://www.example.org/video', label: 'Bekijk de video', kind: 'video' },
          { href: 'https://www.example.org/samenvatting.pdf', label: 'Lees de samenvatting', kind: 'document' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const widthOf = (element: Element) => element.getBoundingClientRect().width;
    const words = canvas.getByRole('heading', { name: /^Spoelen/ }).parentElement;
    await expect(words && widthOf(words)).toBeGreaterThan(widthOf(canvas.getByRole('article')) * 0.5);
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div className="flex flex-col gap-12">
      <RecordList {...args} />
      <div className="w-72 max-w-full">
        <RecordList {...args} title={undefined} level={3} />
      </div>
    </div>
  ),
};
