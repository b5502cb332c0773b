/** A vowel that is written once before one consonant and an ending, twice without: `nemen`, `neemt`. */
const infinitives: readonly (readonly [present: RegExp, infinitive: string])[] = [
  // eet, laat: what ends in a t has no other
  [/([aeou])\1t$/, '$1ten'],
  // blijft, leeft; leest, reist
  [/([aeou])\1ft$/, '$1ven'],
  [/(ei|eu|ie|ij|oe|ou|ui|[lr])ft$/, '$1ven'],
  [/([aeou])\1st$/, '$1zen'],
  [/(ei|eu|ie|ij|oe|ou|ui|[lnr])st$/, '$1zen'],
  // neemt, slaapt
  [/([aeou])\1([bdgklmnprw])t$/, '$1$2en'],
  // valt, legt
  [/(?<![aeiou])([aeiou])([bdgklmnprs])t$/, '$1$2$2en'],
  // werkt, groeit, draait
  [/([^t])t$/, '$1en'],
];

const presents: readonly (readonly [infinitive: RegExp, present: string])[] = [
  [/(?<![aeiou])([aeou])ten$/, '$1$1t'],
  [/(?<![aeiou])([aeou])ven$/, '$1$1ft'],
  [/(ei|eu|ie|ij|oe|ou|ui|[lr])ven$/, '$1ft'],
  [/(?<![aeiou])([aeou])zen$/, '$1$1st'],
  [/(ei|eu|ie|ij|oe|ou|ui|[lnr])zen$/, '$1st'],
  [/(?<![aeiou])([aeou])([bdgklmnprw])en$/, '$1$1$2t'],
  [/([bdgklmnprs])\1en$/, '$1t'],
  [/([^t])en$/, '$1t'],
];

/** Verbs of which no `ge` is made. */
const prefixed = /^(?:be|ge|her|ont|ver)/;
/** So much is behind it that it is one: `bekapt`, not `best`. */
const clearlyPrefixed = /^(?:be|her|ont|ver)(?=.{4,}$)/;

const wordMin = 3;
const formsMax = 3;

/**
 * The infinitive of a Dutch verb in the present and the other way round, which stems keep apart: `opneemt` and `opnemen`,
 * `eet` and `eten`. Nouns in a t are none (`kast` is not of `kassen`): they have a plural of their own. Only what `isWord`
 * knows is one.
 */
export function conjugationsOf(word: string, isWord: (word: string) => boolean): string[] {
  if (word.length < wordMin) return [];
  // `werkten` is the past of what has been `gewerkt`, `markten` are many; `kassen` and `kast`, `plannen` and `plant` are
  // words by themselves.
  const isNoun = (present: string, infinitive: string) =>
    isWord(`${present}en`) &&
    !/([aeou])\1t$/.test(present) &&
    !clearlyPrefixed.test(present) &&
    (/([bdgklmnprs])\1en$/.test(infinitive) || !(isWord(`ge${present}`) || prefixed.test(present)));
  const made = (changes: readonly (readonly [RegExp, string])[]) =>
    changes.flatMap(([ending, other]) => (ending.test(word) ? [word.replace(ending, other)] : [])).filter(isWord);
  const found = word.endsWith('en')
    ? made(presents).filter((present) => !isNoun(present, word))
    : made(infinitives).filter((infinitive) => !isNoun(word, infinitive));
  return [...new Set(found)].slice(0, formsMax);
}
