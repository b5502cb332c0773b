import { countWords, linesOf } from '../facts/prose.ts';
import { shortened } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

/** Small words that stand in every text of a language, and in none of the other. */
const small = {
  nl: new Set(
    'de het een van en niet dat die zijn wordt worden met voor door maar ook bij naar uit deze dit zij wij ik je aan kunnen moet heeft hebben nog wel geen er'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the and of to that with for are this from which have has were been their they will not can could should would it by about these those you your its there'.split(
      ' ',
    ),
  ),
} as const;

/** Fewer words may be a name or a quotation. */
const fewest = 12;

/** A passage in another language than its page: it is read out with the wrong voice. */
export const textLanguage = pageRule({
  id: 'other-language',
  severity: 'warning',
  *check(page) {
    const { language } = page;
    if (language !== 'nl' && language !== 'en') return;
    const other = language === 'nl' ? 'en' : 'nl';
    const marked = page.texts
      .filter(({ tags }) => tags.some(({ attribs }) => attribs.lang !== undefined))
      .map(({ pointer }) => pointer);
    for (const { words, pointer } of linesOf(page)) {
      if (countWords(words) < fewest || marked.includes(pointer)) continue;
      const each = words.toLowerCase().split(/[^\p{L}]+/u);
      const own = each.filter((word) => small[language].has(word)).length;
      const theirs = each.filter((word) => small[other].has(word)).length;
      if (theirs >= 3 && theirs > own * 3) yield { pointer, values: { language: other }, excerpt: shortened(words) };
    }
  },
});
