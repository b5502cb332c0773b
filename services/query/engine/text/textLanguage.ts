import type { CollectionRecord } from '#services/query/collection/record.ts';
import type { Language } from './stems.ts';

/** Words that one language is full of and the other does not have. */
const common: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:de|het|een|van|voor|en|met|zijn|naar|bij|door|wordt|niet)\b/gi,
  en: /\b(?:the|of|and|for|with|to|from|by|are|were|an|on|this)\b/gi,
};

/**
 * The language whose stems find a record's words: its own, where that is one of those; else the one that its text has
 * more words of. A text of neither is looked up as if it were Dutch.
 */
export function textLanguage({
  language,
  title,
  abstract,
}: Pick<CollectionRecord, 'language' | 'title' | 'abstract'>): Language {
  if (language === 'nl' || language === 'en') return language;
  const text = `${title} ${abstract}`.slice(0, 4000);
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(common.en) > count(common.nl) ? 'en' : 'nl';
}
