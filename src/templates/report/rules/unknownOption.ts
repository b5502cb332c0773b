import { textOf } from '../facts/pageFacts.ts';
import { nearest } from '../nearest.ts';
import { pageRule } from '../rule.ts';

const displays = ['cards', 'list', 'alphabet'];

/** A way of showing that does not exist: the usual one is taken. */
export const unknownOption = pageRule({
  id: 'unknown-option',
  severity: 'warning',
  *check({ elements }) {
    for (const { type, fields, at } of elements) {
      const id = textOf(fields.display);
      if (type !== 'item-list' || id === '' || displays.includes(id.toLowerCase())) continue;
      const meant = nearest(id, displays);
      yield { pointer: at('display'), values: { id, options: displays.join(', '), ...(meant && { nearest: meant }) } };
    }
  },
});
