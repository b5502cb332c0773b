import { proseFields } from '../facts/prose.ts';
import { shortened } from '../facts/textFacts.ts';
import { pageRule, type RuleFinding } from '../rule.ts';

/** Letters that were read in the wrong alphabet, those of one font alone, and the sign that stands for a lost one. */
const damage =
  /Ã[\u0080-\u00bf€ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ©«¨¶¼¯´]|â€[\u0080-\u00bf™œ˜¦“”•]|Â[\u00a0-\u00bf]|[\ufffd\ue000-\uf8ff]|\\u[0-9a-f]{4}/i;

/** Text that lost letters on its way: `Ã©` for `é`. */
export const textDamaged = pageRule({
  id: 'damaged-letters',
  severity: 'warning',
  *check(page) {
    for (const { text, pointer } of proseFields(page)) yield* judged(text, pointer);
    for (const { words, pointer } of page.texts) yield* judged(words, pointer);
  },
});

function* judged(text: string, pointer: string): Iterable<RuleFinding> {
  const found = damage.exec(text);
  if (found)
    yield { pointer, values: { found: found[0] }, excerpt: shortened(text.slice(Math.max(0, found.index - 30))) };
}
