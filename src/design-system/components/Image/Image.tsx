import type { VariantProps } from 'class-variance-authority';
import { imageVariants } from './Image.variants.ts';
import type { ImageSource } from './imageSource.ts';
import { markLoaded } from './markLoaded.ts';

export type ImageRatio = NonNullable<VariantProps<typeof imageVariants>['ratio']>;

export interface ImageProps {
  picture: ImageSource;
  /** Crops around the focus point; `original` keeps the picture whole, `fill` takes the size of its parent. */
  ratio?: ImageRatio | undefined;
  /** `high` for the one picture that opens the page; the others load when they come near. */
  priority?: 'lazy' | 'high' | undefined;
}

/** A picture that keeps its place while it loads and its focus point when it is cropped. */
export function Image({ picture, ratio, priority = 'lazy' }: ImageProps) {
  const { src, srcSet, sizes, width, height, alt, focus } = picture;
  return (
    <img
      ref={priority === 'lazy' ? markLoaded : undefined}
      // Before `src`: some browsers start loading as soon as they meet the address.
      loading={priority === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'high' ? 'high' : 'auto'}
      decoding="async"
      sizes={srcSet ? (sizes ?? '100vw') : undefined}
      srcSet={srcSet}
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={imageVariants({ ratio })}
      style={focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined}
    />
  );
}
