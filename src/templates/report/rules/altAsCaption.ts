import { lettersOf } from '../conservation/pool.ts';
import type { ElementFacts } from '../facts/pageFacts.ts';
import { textOf } from '../facts/pageFacts.ts';
import { pageRule } from '../rule.ts';

/** An alternative text that says what stands below the picture already: it is heard twice. */
export const altAsCaption = pageRule({
  id: 'alt-as-caption',
  severity: 'warning',
  *check({ pictures, elements }) {
    const byPointer = [...elements].map((element): [string, ElementFacts] => [`${element.pointer}/`, element]);
    for (const { alt, caption, altPointer, pointer, place, excerpt } of pictures) {
      if (!alt || place === 'portrait' || place === 'poster') continue;
      const element = byPointer.find(([start]) => pointer.startsWith(start))?.[1];
      const below = caption || (element?.type === 'image' ? textOf(element.fields.caption) || element.title : '');
      if (below !== '' && lettersOf(below).toLowerCase() === lettersOf(alt).toLowerCase())
        yield { pointer: altPointer, values: { alt }, excerpt };
    }
  },
});
