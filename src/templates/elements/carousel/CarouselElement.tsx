import { Carousel } from '#design-system/components/Carousel/Carousel.tsx';
import { ElementTitle, levelBelow } from '../../renderer/ElementTitle.tsx';
import { useRenderer } from '../../renderer/RendererProvider.tsx';
import type { ElementProps } from '../../renderer/registry.types.ts';
import { slideOf } from './slideOf.tsx';

/** Items, pictures, or both, to leaf through; pictures alone are shown one at a time. */
export function CarouselElement({ data, level }: ElementProps<'carousel'>) {
  const renderer = useRenderer();
  const { t } = renderer;
  const { title, slides } = data;
  const kind = slides.every((slide) => slide.kind === 'picture') ? 'pictures' : 'cards';
  const place = { kind, level: levelBelow(title, level) } as const;
  if (slides.length === 0) return null;
  return (
    <div className={kind === 'pictures' ? 'max-w-4xl' : undefined}>
      <Carousel
        kind={kind}
        label={data.name ?? t(`carousel.${kind}`)}
        heading={<ElementTitle title={title} level={level} />}
        // The slides of a plan never move, and one page may be shown twice: their places are their keys.
        slides={slides.map((slide, index) => slideOf(slide, { ...place, key: `${index}` }, renderer))}
        texts={{
          carousel: t('carousel.name'),
          slide: t('carousel.slide'),
          previous: t('carousel.previous'),
          next: t('carousel.next'),
          position: (first, last, count) =>
            t(first === last ? 'carousel.position' : 'carousel.range', { first, last, count }),
        }}
      />
    </div>
  );
}
