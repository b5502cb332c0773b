import { Link } from '#design-system/components/Link/Link.tsx';
import { ElementTitle, levelBelow } from '../../renderer/ElementTitle.tsx';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';
import { Alphabet } from './Alphabet.tsx';
import { Cards, layoutOf } from './Cards.tsx';

/** Items as cards in the area's arrangement, as a list, or by letter. */
export function ItemListElement({ data, level, arrangement }: ElementProps<'item-list'>) {
  const { t } = useRenderer();
  const { title, items, list, more } = data;
  const below = levelBelow(title, level);
  return (
    <div className="grid grid-cols-1 gap-6">
      <ElementTitle title={title} level={level} />
      {list.display === 'alphabet' ? (
        <Alphabet items={items} level={below} anchor={list.anchor} />
      ) : (
        <Cards items={items} level={below} layout={list.display === 'list' ? 'list' : layoutOf(arrangement)} />
      )}
      {more && (
        <p>
          <Link kind="more-info" href={more.href} externalHint={t('link.external')}>
            {more.label}
          </Link>
        </p>
      )}
    </div>
  );
}
