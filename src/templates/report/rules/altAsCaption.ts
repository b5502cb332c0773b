import { lettersOf } from '../conservation/pool.ts';
import { pageRule } from '../rule.ts';

/** An alternative text that says what stands below the picture already: it is heard twice. */
export const altAsCaption = pageRule({
  id: 'alt-as-caption',
  severity: 'warning',
  *check({ pictures }) {
    for (const { alt, caption, altPointer, place, excerpt } of pictures) {
      if (!alt || caption === '' || place === 'portrait' || place === 'poster') continue;
      if (lettersOf(caption).toLowerCase() === lettersOf(alt).toLowerCase())
        yield { pointer: altPointer, values: { alt }, excerpt };
    }
  },
});
