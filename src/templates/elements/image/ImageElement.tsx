import { Figure } from '#design-system/components/Figure/Figure.tsx';
import { creditOf } from '../../renderer/credit.ts';
import { imageSource } from '../../renderer/pictures.ts';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';

/** One picture with caption and credit line. */
export function ImageElement({ data, arrangement }: ElementProps<'image'>) {
  const { t, pictureUrl } = useRenderer();
  if (!data.picture) return null;
  const picture = imageSource(data.picture, arrangement === 'feature' ? 'feature' : 'figure', pictureUrl);
  return (
    <div className={arrangement === 'feature' ? undefined : 'max-w-reading'}>
      <Figure picture={picture} caption={data.caption} credit={creditOf(data.picture, t)} />
    </div>
  );
}
