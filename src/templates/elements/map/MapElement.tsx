import { PlaceMap } from '#design-system/components/PlaceMap/PlaceMap.tsx';
import { badgeOf } from '../../renderer/badges.ts';
import { ElementTitle, levelBelow } from '../../renderer/ElementTitle.tsx';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';

/** Places, listed and drawn. */
export function MapElement({ data, level }: ElementProps<'map'>) {
  const { t } = useRenderer();
  const places = data.places.map(({ kind, ...place }) => ({ ...place, badge: kind && badgeOf(kind, t) }));
  return (
    <div className="grid grid-cols-1 gap-6">
      <ElementTitle title={data.title} level={level} />
      <PlaceMap
        places={places}
        level={levelBelow(data.title, level)}
        texts={{ outside: t('map.outside'), externalHint: t('link.external') }}
      />
    </div>
  );
}
