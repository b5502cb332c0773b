import { TileGrid } from '#design-system/components/TileGrid/TileGrid.tsx';
import { ElementTitle, levelBelow } from '../../renderer/ElementTitle.tsx';
import { imageSource } from '../../renderer/pictures.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';

/** A few large doors to other pages. */
export function TilesElement({ data, level }: ElementProps<'tiles'>) {
  const { pictureUrl, t } = useRenderer();
  const items = data.items.map(({ picture, ...tile }) => ({
    ...tile,
    picture: picture && imageSource(picture, 'card', pictureUrl),
  }));
  return (
    <div className="grid grid-cols-1 gap-6">
      <ElementTitle title={data.title} level={level} />
      <TileGrid items={items} level={levelBelow(data.title, level)} externalHint={t('link.external')} />
    </div>
  );
}
