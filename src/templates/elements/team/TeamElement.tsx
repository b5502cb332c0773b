import { TeamGrid } from '#design-system/components/TeamGrid/TeamGrid.tsx';
import { ElementTitle, levelBelow } from '../../renderer/ElementTitle.tsx';
import { imageSource } from '../../renderer/pictures.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';

/** The people of a team. */
export function TeamElement({ data, level }: ElementProps<'team'>) {
  const { t, pictureUrl } = useRenderer();
  const members = data.members.map(({ picture, ...member }) => ({
    ...member,
    picture: picture && imageSource(picture, 'portrait', pictureUrl),
  }));
  return (
    <div className="grid grid-cols-1 gap-6">
      <ElementTitle title={data.title} level={level} />
      <TeamGrid
        members={members}
        level={levelBelow(data.title, level)}
        labels={{ email: t('contact.email'), phone: t('contact.phone'), externalHint: t('link.external') }}
      />
    </div>
  );
}
