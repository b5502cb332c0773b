import type { ImageSource } from '#design-system/components/Image/imageSource.ts';
import type { PictureRatio, PictureUrl } from '../contract/context.ts';
import type { Picture } from '../contract/pictures.ts';

/** How a picture is used: how wide it is shown, and whether the server crops it around its focus point. */
interface Use {
  readonly ratio: PictureRatio;
  /** Widths in px to choose from. */
  readonly widths: readonly [number, ...number[]];
  /** As in HTML: the width it is shown at, per viewport. */
  readonly sizes: string;
}

const uses = {
  /** Opens a page: 800 is what a phone of two pixels to the point shows, a third less to wait for than 960. */
  header: { ratio: 'original', widths: [640, 800, 960, 1280, 1600, 1920], sizes: '100vw' },
  feature: { ratio: 'original', widths: [480, 720, 960, 1280, 1600], sizes: '(min-width: 1440px) 1360px, 100vw' },
  card: {
    ratio: '3-2',
    widths: [320, 480, 640, 960],
    sizes: '(min-width: 960px) 28rem, (min-width: 750px) 50vw, 100vw',
  },
  /** The first of a list, with the others beside it. */
  lead: {
    ratio: '3-2',
    widths: [480, 640, 960, 1280, 1600],
    sizes: '(min-width: 1440px) 50rem, (min-width: 960px) 56vw, 100vw',
  },
  person: { ratio: '4-5', widths: [320, 480, 640, 960], sizes: '(min-width: 960px) 27rem, 20rem' },
  portrait: { ratio: '1-1', widths: [320, 480], sizes: '128px' },
  figure: { ratio: 'original', widths: [480, 720, 1080, 1600], sizes: '(min-width: 768px) 42rem, 100vw' },
} as const satisfies Record<string, Use>;

export type PictureUse = keyof typeof uses;

const proportions = { '16-9': 9 / 16, '4-3': 3 / 4, '3-2': 2 / 3, '1-1': 1, '4-5': 5 / 4 } as const;

/** A picture of a plan with addresses for one use. */
export function imageSource(picture: Picture, use: PictureUse, pictureUrl: PictureUrl): ImageSource {
  const { ratio, widths, sizes }: Use = uses[use];
  const largest = widths[widths.length - 1] ?? widths[0];
  const size =
    ratio === 'original' ? (picture.size ?? { width: 1200, height: 800 }) : cropped(largest, proportions[ratio]);
  return {
    src: pictureUrl(picture, widths[Math.floor(widths.length / 2)] ?? largest, ratio),
    srcSet: widths.map((width) => `${pictureUrl(picture, width, ratio)} ${width}w`).join(', '),
    sizes,
    ...size,
    alt: picture.alt,
    // A crop of the server's own is already centred on it.
    focus: ratio === 'original' ? picture.focus : undefined,
  };
}

function cropped(width: number, proportion: number) {
  return { width, height: Math.round(width * proportion) };
}
