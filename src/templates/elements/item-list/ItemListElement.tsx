import { Children } from 'react';
import type { CardLayout } from '#design-system/components/Card/Card.tsx';
import { CardGrid } from '#design-system/components/CardGrid/CardGrid.tsx';
import { Link } from '#design-system/components/Link/Link.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import { type HeadingLevel, nextLevel } from '../../plan/elementContext.ts';
import { ElementTitle, levelBelow } from '../../renderer/ElementTitle.tsx';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { Arrangement, ElementProps } from '../../renderer/registry.types.ts';
import { byLetter } from './byLetter.ts';
import { cardOf } from './cardOf.tsx';
import type { ItemListData } from './item-list.schema.ts';
import type { PlannedItem } from './plannedItem.ts';

/** Items as cards in the area's arrangement, as a list, or by letter. */
export function ItemListElement({ data, level, arrangement }: ElementProps<'item-list'>) {
  const below = levelBelow(data.title, level);
  return (
    <div className="grid grid-cols-1 gap-6">
      <ElementTitle title={data.title} level={level} />
      {data.display === 'alphabet' ? (
        <Alphabet items={data.items} level={below} />
      ) : (
        <Cards items={data.items} level={below} layout={layoutOf(data.display, arrangement)} />
      )}
      {data.more && (
        <p>
          <Link kind="more-info" href={data.more.href}>
            {data.more.label}
          </Link>
        </p>
      )}
    </div>
  );
}

type GridLayout = 'grid' | 'row-of-three' | 'lead-and-list' | 'list' | 'feature';

function layoutOf(display: ItemListData['display'], arrangement: Arrangement): GridLayout {
  if (display === 'list') return 'list';
  switch (arrangement) {
    case 'lead-and-list':
      return 'lead-and-list';
    case 'row':
      return 'row-of-three';
    case 'feature':
      return 'feature';
    case 'grid':
    case 'aside':
    case 'default':
      return 'grid';
    default:
      return arrangement satisfies never;
  }
}

function Cards({ items, level, layout }: { items: readonly PlannedItem[]; level: HeadingLevel; layout: GridLayout }) {
  const renderer = useRenderer();
  const cards = items.map((item, index) => cardOf(item, { level, layout: cardLayout(layout, index) }, renderer));
  // The items of a plan never move, and one page may be listed twice: their places are their keys.
  return <CardGrid layout={layout === 'feature' ? 'list' : layout}>{Children.toArray(cards)}</CardGrid>;
}

function cardLayout(layout: GridLayout, index: number): CardLayout {
  switch (layout) {
    case 'lead-and-list':
      return index === 0 ? 'tall' : 'wide';
    case 'list':
      return 'wide';
    case 'feature':
      return 'feature';
    case 'grid':
    case 'row-of-three':
      return 'tall';
    default:
      return layout satisfies never;
  }
}

function Alphabet({ items, level }: { items: readonly PlannedItem[]; level: HeadingLevel }) {
  const { t, language } = useRenderer();
  return byLetter(items, language).map((group) => (
    <section key={group.letter} className="grid grid-cols-1 gap-4">
      <Title level={level}>{group.letter || t('alphabet.other')}</Title>
      <Cards items={group.items} level={nextLevel(level)} layout="list" />
    </section>
  ));
}
