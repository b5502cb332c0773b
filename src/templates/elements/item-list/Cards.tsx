import type { CardLayout } from '#design-system/components/Card/Card.tsx';
import { CardGrid } from '#design-system/components/CardGrid/CardGrid.tsx';
import type { HeadingLevel } from '../../plan/elements/nextLevel.ts';
import type { PlannedItem } from '../../plan/elements/plannedItem.ts';
import type { PictureUse } from '../../renderer/pictures.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { Arrangement } from '../../renderer/registry.types.ts';
import { cardOf } from './cardOf.tsx';

export type CardsLayout = 'grid' | 'row-of-three' | 'lead-and-list' | 'list' | 'feature';

interface CardsProps {
  readonly items: readonly PlannedItem[];
  readonly level: HeadingLevel;
  readonly layout: CardsLayout;
}

/** Items as cards, as the area's template lays them out. */
export function Cards({ items, level, layout }: CardsProps) {
  const renderer = useRenderer();
  const hasPictures = items.some(({ picture }) => picture);
  // The items of a plan never move, and one page may be listed twice: their places are their keys.
  const cards = items.map((item, index) => {
    const place = { level, layout: cardLayout(layout, index, hasPictures), picture: pictureUse(layout, index) };
    return cardOf(item, place, renderer);
  });
  const grid = <CardGrid layout={layout === 'feature' ? 'list' : layout}>{cards}</CardGrid>;
  // Lines of a list are read: across a whole page their pictures would be larger than what they say.
  return layout === 'list' ? <div className="max-w-4xl">{grid}</div> : grid;
}

/** How the arrangement of an area lays out cards. */
export function layoutOf(arrangement: Arrangement): CardsLayout {
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

function cardLayout(layout: CardsLayout, index: number, hasPictures: boolean): CardLayout {
  switch (layout) {
    case 'lead-and-list':
      return index === 0 ? 'tall' : 'wide';
    case 'list':
      return hasPictures ? 'wide' : 'compact';
    case 'feature':
      return 'feature';
    case 'grid':
    case 'row-of-three':
      return 'tall';
    default:
      return layout satisfies never;
  }
}

function pictureUse(layout: CardsLayout, index: number): PictureUse {
  if (layout === 'feature') return 'feature';
  return layout === 'lead-and-list' && index === 0 ? 'lead' : 'card';
}
