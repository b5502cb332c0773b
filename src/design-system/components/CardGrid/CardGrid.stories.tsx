import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, type CardLayout } from '../Card/Card.tsx';
import { samplePictures } from '../Image/samplePictures.ts';
import { Title } from '../Title/Title.tsx';
import { CardGrid } from './CardGrid.tsx';

const lead =
  'Akkerbouwers en melkveehouders delen hoe zij organische stof opbouwen en wat dat oplevert op lange termijn.';

const items = [
  {
    title: 'Kringlooplandbouw in het veenweidegebied',
    kind: 'dossier',
    badgeLabel: 'Dossier',
    picture: samplePictures.lake,
  },
  {
    title: 'Weidevogelbeheerovereenkomsten gaan open',
    kind: 'news',
    badgeLabel: 'Nieuws',
    picture: samplePictures.field,
  },
  { title: 'Strokenteelt in de praktijk', kind: 'project', badgeLabel: 'Project', picture: undefined },
  { title: 'Duinwaterbeheer onder droogte', kind: 'source', badgeLabel: 'Bron', picture: samplePictures.dunes },
] as const;

function cards(layout: CardLayout, firstLayout = layout) {
  return items.map((item, place) => (
    <Card
      key={item.title}
      {...item}
      href="/item"
      lead={lead}
      meta="5 november 2026"
      level={3}
      layout={place === 0 ? firstLayout : layout}
    />
  ));
}

const meta = {
  title: 'Components/CardGrid',
  component: CardGrid,
  args: { layout: 'grid', children: cards('tall') },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {};

export const RowOfThree: Story = { args: { layout: 'row-of-three', children: cards('tall').slice(0, 3) } };

/** The lead is the first item of one list, not a thing of its own. */
export const LeadAndList: Story = {
  args: { layout: 'lead-and-list', children: cards('wide', 'tall') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const List: Story = { args: { layout: 'list', children: cards('wide') } };

export const AllStates: Story = {
  render: () => (
    <div className="flex flex-col gap-section">
      <Title level={2}>Raster</Title>
      <CardGrid layout="grid">{cards('tall')}</CardGrid>
      <Title level={2}>Rij van drie</Title>
      <CardGrid layout="row-of-three">{cards('tall').slice(0, 3)}</CardGrid>
      <Title level={2}>Eén groot, de rest ernaast</Title>
      <CardGrid layout="lead-and-list">{cards('wide', 'tall')}</CardGrid>
      <Title level={2}>Lijst</Title>
      <CardGrid layout="list">{cards('compact')}</CardGrid>
    </div>
  ),
};
