/** Longer ones are sentences, or several keywords (characters). */
export const keywordLength = 200;

/** Commas that stand in no number. */
const commas = /,(?!\d)|(?<!\d),/;

/** Keywords whose spelling is remembered. */
const spellingsMax = 200_000;

/**
 * The keywords of one text: between semicolons, bars or line ends; between commas where there is nothing else, but not
 * those of chemical names (`2,4-D`).
 */
export function splitKeywords(text: string): string[] {
  const strong = text.split(/[;|\n]|\s{2,}/);
  const isOneSign = strong.filter((part) => part.trim() !== '').length <= 1;
  // Of what was put together out of two sources, each part may have its own sign: PubMed's headings have stars and commas.
  const isList = (part: string) => isOneSign || part.length > keywordLength || /, ?\*/.test(part);
  const parts = strong.flatMap((part) => (isList(part) ? part.split(commas) : part));
  return parts.map((part) => withoutBullets(part).replace(/\s+/g, ' ')).filter((part) => part !== '');
}

/** The lookbehind keeps a long row of points from being tried from each of them. */
const withoutBullets = (part: string) => part.replace(/^[\s*•-]+/u, '').replace(/(?<![\s.*])[\s.*]+$/u, '');

/** Chooses the spelling that a keyword is shown in. */
export interface Spellings {
  readonly shown: (keyword: string) => string;
}

/**
 * One spelling for keywords that differ in case, in accents, in hyphens or in being more than one: that of the first of
 * them. What was chosen is remembered for the file; beyond 200,000 keywords new ones are shown as they are.
 */
export function createSpellings(): Spellings {
  const chosen = new Map<string, string>();
  return {
    shown: (keyword) => {
      const key = keywordKey(keyword);
      const known = chosen.get(key);
      if (known !== undefined) return known;
      if (chosen.size < spellingsMax) chosen.set(key, keyword);
      return keyword;
    },
  };
}

/** What spellings of one keyword have in common. */
export function keywordKey(keyword: string): string {
  const words = keyword
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s-]+/);
  const last = words.pop() ?? '';
  return [...words, singular(last)].join(' ');
}

/** The singular of a word by the regular endings of Dutch and English; what is regular in neither keeps its letters. */
function singular(word: string): string {
  if (word.length < 5) return word;
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.replace(/es$/, '');
  if (/[^su']'?s$/.test(word)) return word.replace(/'?s$/, '');
  const stem = /^(.+[^aeiou])en$/.exec(word)?.[1];
  if (stem === undefined) return word;
  return stem
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/(^|[^aeiou])([aeou])([^aeiouwx])$/, (all, before, vowel, end) =>
      // `bomen` is more than one `boom`; the second consonant of `katten` tells that its vowel is short.
      /([^aeiou])\1$/.test(stem) ? all : `${before}${vowel}${vowel}${end}`,
    )
    .replace(/([aeiou]{2})v$/, '$1f')
    .replace(/([aeiou]{2})z$/, '$1s');
}
