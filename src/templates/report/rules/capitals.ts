import { linesOf, proseFields } from '../facts/prose.ts';
import { shortened, wordsOf } from '../facts/textFacts.ts';
import { pageRule, type RuleFinding } from '../rule.ts';

/**
 * Three words in a row that are all capitals, at least one of them longer than an abbreviation. Between commas, strokes and
 * ampersands stand lists of abbreviations. No sign may be a word's and a gap's as well, and no word begins within another: a
 * row of such signs would be tried in every way.
 */
const run = /(?:(?<![\p{L}\p{N}’'])[’']*\p{Lu}[\p{Lu}’']*(?![\p{L}\p{N}])[\s.:;!?-]*){3,}/gu;

/** Words in capitals alone: they shout, they are slow to read, and some voices spell them. */
export const capitals = pageRule({
  id: 'capitals',
  severity: 'warning',
  *check(page) {
    const seen = new Set<string>();
    for (const { text, pointer, key } of proseFields(page))
      yield* judged(text, pointer, key === 'title' || key === 'name' ? 'heading' : 'text', seen);
    for (const { named, pointer, element } of page.texts) {
      if (element?.type === 'form') continue;
      for (const tag of named('h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'caption', 'th'))
        yield* judged(wordsOf([tag]), pointer, 'heading', seen);
    }
    for (const { words, pointer } of linesOf(page)) yield* judged(words, pointer, 'text', seen);
  },
});

function* judged(text: string, pointer: string, place: 'heading' | 'text', seen: Set<string>): Iterable<RuleFinding> {
  const found = place === 'heading' && isShouted(text) ? text : text.match(run)?.find(isShouted);
  if (found === undefined || seen.has(`${pointer} ${found}`)) return;
  seen.add(`${pointer} ${found}`);
  yield { pointer, values: { words: shortened(found, 60) }, excerpt: shortened(text) };
}

/** Whether all of it is capitals, and enough of them that no abbreviation has so many. */
function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]+/gu, '');
  const longestWord = Math.max(0, ...text.split(/[^\p{L}]+/u).map(({ length }) => length));
  return (
    letters.length >= 8 && longestWord >= 5 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  );
}
