import { ContactBlock } from '#design-system/components/ContactBlock/ContactBlock.tsx';
import { ElementTitle, levelBelow } from '../../renderer/ElementTitle.tsx';
import { imageSource } from '../../renderer/pictures.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';

/** One person or desk to turn to. */
export function ContactElement({ data, level }: ElementProps<'contact'>) {
  const { t, pictureUrl } = useRenderer();
  const { picture, ...person } = data.person;
  return (
    <div className="grid max-w-reading grid-cols-1 gap-4">
      <ElementTitle title={data.title} level={level} />
      <ContactBlock
        {...person}
        picture={picture && imageSource(picture, 'portrait', pictureUrl)}
        level={levelBelow(data.title, level)}
        labels={{ email: t('contact.email'), phone: t('contact.phone'), externalHint: t('link.external') }}
      />
    </div>
  );
}
