import type { CollectionRecord } from '#services/query/collection/record.ts';
import { dutchCompounds } from '#services/query/engine/lexicon/lexicon.ts';
import type { Wanted } from '#services/query/engine/matching/termPatterns.ts';
import { type Language, languages, type Stems } from '#services/query/engine/text/stems.ts';
import { textLanguage } from '#services/query/engine/text/textLanguage.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { Hit } from '#services/query/ports/searchPort.ts';
import { highlight, type WordsOfText } from './highlight.ts';

const noWords: WordsOfText = { stemOf: () => undefined, partsOf: () => [] };
const nothingWanted: Wanted = { stems: new Set(), starts: [], together: [] };

/** Marks in each record the words of its language for which it was found. */
export async function highlightAll(
  records: readonly CollectionRecord[],
  wanted: ReadonlyMap<Language, Wanted>,
  stems: Stems,
): Promise<Hit[]> {
  const wordsIn = new Map(
    await Promise.all(
      languages.map(async (language) => {
        const own = wanted.has(language) ? records.filter((record) => textLanguage(record) === language) : [];
        const partsOf = language === 'nl' && own.length > 0 ? dutchCompounds().partsOf : () => [];
        const words = new Set(
          own.flatMap(({ title, abstract, keywords }) => [title, abstract, ...keywords].flatMap(wordsOf)),
        );
        for (const word of [...words]) for (const part of partsOf(word)) words.add(part);
        return [language, { stemOf: await stems.load(language, [...words]), partsOf }] as const;
      }),
    ),
  );
  return records.map((record) => ({
    ...record,
    highlight: highlight(
      record,
      wanted.get(textLanguage(record)) ?? nothingWanted,
      wordsIn.get(textLanguage(record)) ?? noWords,
    ),
  }));
}
