import type { PicturePlace } from '../facts/pictureFacts.ts';
import { pageRule } from '../rule.ts';

/** The width in which each place shows a picture on a usual screen (px); the half of it is blurred to everyone. */
const wanted: Readonly<Record<PicturePlace, number>> = {
  header: 1440,
  figure: 720,
  slide: 720,
  poster: 720,
  tile: 480,
  card: 480,
  portrait: 240,
  person: 480,
  item: 720,
  text: 0,
};

/** A picture with fewer pixels than its place shows. */
export const pictureSmall = pageRule({
  id: 'picture-small',
  severity: 'warning',
  *check({ pictures }) {
    for (const { width, height, place, pointer } of pictures) {
      const least = wanted[place];
      if (width === undefined || width >= least) continue;
      const values = { width: String(width), height: String(height ?? 0), wanted: String(least) };
      yield { pointer: `${pointer}/width`, values, severity: width < least / 2 ? 'warning' : 'advice' };
    }
  },
});

/** Pictures of these places are cut to a lying rectangle. */
const lying: readonly PicturePlace[] = ['header', 'item', 'card', 'tile', 'slide', 'poster'];

/** A picture of a shape that its place has to cut much of. */
export const pictureShape = pageRule({
  id: 'picture-shape',
  severity: 'warning',
  *check({ pictures }) {
    for (const { width, height, place, pointer } of pictures) {
      if (width === undefined || height === undefined || place === 'text') continue;
      const ratio = width / height;
      const isWrong = lying.includes(place)
        ? ratio < 1 || ratio > 3.2
        : place === 'portrait' || place === 'person'
          ? ratio > 1.6 || ratio < 0.5
          : ratio > 4 || ratio < 0.4;
      const values = { width: String(width), height: String(height) };
      if (isWrong) yield { pointer: `${pointer}/width`, values };
    }
  },
});
