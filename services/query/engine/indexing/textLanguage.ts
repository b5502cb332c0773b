import type { CollectionRecord } from '#services/query/collection/record.ts';
import { lexiconOf } from '#services/query/engine/lexicon/lexicon.ts';
import type { Language } from '#services/query/engine/text/stems.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';

/** Words that one language is full of and the other does not have. */
const common: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:de|het|een|van|voor|en|met|zijn|naar|bij|door|wordt|niet)\b/gi,
  en: /\b(?:the|of|and|for|with|to|from|by|are|were|an|on|this)\b/gi,
};

/**
 * The language whose stems find a record's words: its own, where that is one of those; else the one that its text has
 * more small words of, or, as titles often have none, the one whose dictionary knows more of its words. A text of neither
 * is looked up as if it were Dutch.
 */
export function textLanguage({
  language,
  title,
  abstract,
}: Pick<CollectionRecord, 'language' | 'title' | 'abstract'>): Language {
  if (language === 'nl' || language === 'en') return language;
  const text = `${title} ${abstract}`.slice(0, 4000);
  const [dutch, english] = [countOf(text, 'nl'), countOf(text, 'en')];
  if (dutch !== english) return dutch > english ? 'nl' : 'en';
  const words = wordsOf(text);
  return knownOf(words, 'en') > knownOf(words, 'nl') ? 'en' : 'nl';
}

const countOf = (text: string, language: Language) => text.match(common[language])?.length ?? 0;

const knownOf = (words: readonly string[], language: Language) => words.filter(lexiconOf(language).has).length;
