import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilterTag } from '../FilterTag/FilterTag.tsx';
import { Marked } from '../SearchResult/Marked.tsx';
import { SearchResult } from '../SearchResult/SearchResult.tsx';
import { Select } from '../Select/Select.tsx';
import { ResultList } from './ResultList.tsx';

const meta = {
  title: 'Components/ResultList',
  component: ResultList,
  args: {
    id: 'results',
    title: '42 resultaten',
    detail: 'Pagina 2 van 3',
    state: 'results',
    order: (
      <Select
        label="Sorteer op"
        name="order"
        value="score"
        options={[
          { value: 'score', label: 'Relevantie' },
          { value: 'jaar-desc', label: 'Jaar, nieuwste eerst' },
        ]}
      />
    ),
    tags: (
      <ul aria-label="Gekozen filters" className="flex flex-wrap gap-2">
        <li>
          <FilterTag label="2024" removeHref="/zoeken/veen" removeLabel="verwijder dit filter" />
        </li>
      </ul>
    ),
    children: (
      <SearchResult
        level={3}
        title={<Marked pieces={['Waterbeheer in het ', 'veenweidegebied']} />}
        href="/zoeken/resultaat/veenweide?id=1"
        badgeKind="gkz"
        badgeLabel="Rapport"
        meta={['Vakblad Water', '2024']}
        snippet={<Marked pieces={['Een hogere grondwaterstand remt de afbraak van ', 'veen', '.']} />}
        keywords={[{ label: 'bodemdaling', href: '/zoeken/bodemdaling' }]}
        links={[]}
        moreLinks={(count) => `Nog ${count} links`}
        externalHint="opent in een nieuw tabblad"
      />
    ),
  },
} satisfies Meta<typeof ResultList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '42 resultaten' })).toBeVisible();
  },
};

/** Others are on their way: these stay, and the region says that it is busy. */
export const Searching: Story = {
  args: { state: 'searching' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '42 resultaten' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Nothing has all the words; what comes closest is told apart. */
export const Nearest: Story = {
  args: { note: 'Geen publicatie heeft al je woorden. Deze komen het dichtst in de buurt.', tags: undefined },
};

/** Others have been ticked since: the list says that it is not theirs. */
export const Stale: Story = {
  args: { stale: 'Je keuze is nog niet toegepast', detail: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Je keuze is nog niet toegepast')).toBeVisible();
  },
};

/** Where number and order do not fit on one line the number stays above the results, not above their end. */
export const Narrow: Story = {
  args: { title: '3.202 resultaten' },
  decorators: [
    (Story) => (
      <div className="w-96">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: '3.202 resultaten' }).getBoundingClientRect();
    const title = canvas.getByRole('heading', { name: '3.202 resultaten' }).getBoundingClientRect();
    await expect(title.left).toBeCloseTo(list.left);
    if (!matchMedia('(width >= 960px)').matches) return;
    await expect(title.bottom).toBeLessThanOrEqual(canvas.getByRole('combobox').getBoundingClientRect().top);
  },
};
