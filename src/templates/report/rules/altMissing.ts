import { isPictureAddress } from '../facts/pictureFacts.ts';
import { pageRule } from '../rule.ts';

/** A picture that nobody who does not see it hears of. */
export const altMissing = pageRule({
  id: 'alt-missing',
  severity: 'warning',
  *check({ pictures }) {
    for (const { alt, place, altPointer, source, excerpt } of pictures) {
      // Portraits decorate the name beside them, and a poster is covered by its film.
      if (alt || place === 'portrait' || place === 'poster' || !isPictureAddress(source)) continue;
      // Cards are links with a title: their pictures may be silent. In a text an empty text can be meant.
      const mayBeSilent = place === 'card' || place === 'tile' || (place === 'text' && alt === '');
      const severity = mayBeSilent ? 'advice' : 'warning';
      yield { pointer: altPointer, values: { picture: nameOf(source) }, excerpt, severity };
    }
  },
});

/** The last part of an address, by which an editor knows the picture. */
function nameOf(source: string): string {
  return source.split(/[?#]/)[0]?.split('/').at(-1) ?? source;
}
