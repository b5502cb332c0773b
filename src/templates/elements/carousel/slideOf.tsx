import type { CarouselSlide } from '#design-system/components/Carousel/Carousel.tsx';
import { Figure } from '#design-system/components/Figure/Figure.tsx';
import type { CarouselData } from '../../plan/elements/carousel.definition.ts';
import type { HeadingLevel } from '../../plan/elements/nextLevel.ts';
import { creditOf } from '../../renderer/credit.ts';
import { imageSource } from '../../renderer/pictures.ts';
import type { Renderer } from '../../renderer/RendererProvider.tsx';
import { cardOf } from '../item-list/cardOf.tsx';

interface SlidePlace {
  readonly key: string;
  /** Of a card's title. */
  readonly level: HeadingLevel;
  /** Among cards a picture is as large as theirs; among pictures it takes the width. */
  readonly kind: 'cards' | 'pictures';
}

/** An item as its card, a picture with its credit. */
export function slideOf(
  slide: CarouselData['slides'][number],
  { key, level, kind }: SlidePlace,
  renderer: Renderer,
): CarouselSlide {
  if (slide.kind === 'item') {
    return { key, label: slide.item.title, content: cardOf(slide.item, { level, layout: 'tall' }, renderer) };
  }
  const { picture, caption } = slide;
  const { t, pictureUrl } = renderer;
  const [use, ratio] = kind === 'pictures' ? (['figure', '16-9'] as const) : (['card', '3-2'] as const);
  const source = imageSource(picture, use, pictureUrl);
  const content = <Figure picture={source} ratio={ratio} caption={caption} credit={creditOf(picture, t)} />;
  return { key, label: caption ?? (picture.alt || t('carousel.picture')), content };
}
