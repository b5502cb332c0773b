import { z } from 'zod';
import type { Facet } from '#services/query/collection/facet.ts';
import { createSpeller, type Speller } from '#services/query/engine/spelling/speller.ts';
import { correctTyped, wordsMax } from '#services/query/engine/suggesting/correctTyped.ts';
import { createRenewable } from '#services/query/engine/suggesting/renewable.ts';
import { suggestedMost } from '#services/query/engine/suggesting/suggestedMost.ts';
import { createTermIndex, type Keyword, type TermIndex } from '#services/query/engine/suggesting/termIndex.ts';
import { createSpellings } from '#services/query/engine/text/spellings.ts';
import type { Language } from '#services/query/engine/text/stems.ts';
import { createVocabulary, type Vocabulary } from '#services/query/engine/text/vocabulary.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { Connection } from '#services/query/opensearch/connection.ts';
import { allOf, noneOf, type Query, term, worth } from '#services/query/opensearch/dsl.ts';
import { facetField } from '#services/query/opensearch/indexing/mapping.ts';
import { allValues, type Found, searchIndex } from '#services/query/opensearch/searchIndex.ts';
import type { SuggestedTitle, Suggestions } from '#services/query/ports/searchPort.ts';

interface Parts {
  readonly connection: Connection;
  readonly index: string;
  readonly facets: readonly Facet[];
  readonly currentVersion: () => Promise<number>;
}

export interface OpenSearchSuggester {
  readonly suggest: (typed: string, language: Language) => Promise<Suggestions>;
  /** The words of titles and keywords: these are in memory, titles and records are not. */
  readonly vocabulary: () => Vocabulary;
  readonly speller: Speller;
  /** Begins to read the words anew where the collection has changed; what is there goes on until then. */
  readonly catchUp: (version: number) => void;
  /** Resolves when the collection is suggested from as it is now. */
  readonly renew: () => Promise<void>;
}

interface Words {
  readonly version: number;
  readonly vocabulary: Vocabulary;
  readonly terms: TermIndex;
}

export async function openSuggester(parts: Parts): Promise<OpenSearchSuggester> {
  const words = await createRenewable(() => readWords(parts));
  const vocabulary = () => words.value().vocabulary;
  const speller = createSpeller(() => vocabulary().counts);
  const suggestJust = async (typed: string, language: Language): Promise<Suggestions> => {
    const asked = wordsOf(typed.toWellFormed()).slice(0, wordsMax);
    if (asked.length === 0) return { terms: [], titles: [], dossiers: [] };
    return {
      terms: words.value().terms.find(asked.join(' '), language, suggestedMost.terms),
      ...(await findTitles(parts, asked, language)),
    };
  };
  return {
    suggest: async (typed, language) => {
      const suggested = await suggestJust(typed, language);
      if (suggested.terms.length + suggested.titles.length + suggested.dossiers.length > 0) return suggested;
      const right = correctTyped(typed, speller, vocabulary());
      return right === undefined ? suggested : suggestJust(right, language);
    },
    vocabulary,
    speller,
    catchUp: (version) => {
      if (words.value().version !== version) words.catchUp();
    },
    renew: words.renew,
  };
}

async function readWords({ connection, index, facets, currentVersion }: Parts): Promise<Words> {
  const version = await currentVersion();
  const counts = new Map<string, number>();
  for await (const page of allValues(connection, index, ['titleWords'])) {
    for (const { values, count } of page) counts.set(values[0] ?? '', count);
  }
  const spellings = createSpellings();
  for await (const page of allValues(connection, index, ['spellings'])) {
    for (const { values, count } of page) spellings.add(values[0] ?? '', count);
  }
  const keywords: Keyword[] = [];
  for (const facet of facets.filter(({ suggestsTerms }) => suggestsTerms)) {
    keywords.push(...(await readKeywords(connection, index, facet)));
  }
  for (const { text } of keywords) spellings.add(text);
  const terms = createTermIndex(keywords);
  for (const [word, count] of terms.counts) counts.set(word, (counts.get(word) ?? 0) + count);
  return { version, vocabulary: createVocabulary(counts, spellings), terms };
}

async function readKeywords(connection: Connection, index: string, facet: Facet): Promise<Keyword[]> {
  const keywords = new Map<string, Record<Language, number>>();
  for await (const page of allValues(connection, index, [facetField(facet), 'language'])) {
    for (const { values, count } of page) {
      const [text = '', language] = values;
      const inLanguage = keywords.get(text) ?? { nl: 0, en: 0 };
      inLanguage[language === 'en' ? 'en' : 'nl'] += count;
      keywords.set(text, inLanguage);
    }
  }
  return [...keywords].map(([text, inLanguage]) => ({ text, count: inLanguage.nl + inLanguage.en, inLanguage }));
}

/** Titles with all words, the last of which is still being typed: in the language first, then those that begin like this. */
async function findTitles(
  { connection, index, facets }: Parts,
  words: readonly string[],
  language: Language,
): Promise<Pick<Suggestions, 'titles' | 'dossiers'>> {
  const last = words.at(-1) ?? '';
  const prefix = (field: string, beginning: string): Query => ({ prefix: { [field]: beginning } });
  const has = [...words.slice(0, -1).map((word) => term('titleWords', word)), prefix('titleWords', last)];
  const kinds = facets.flatMap((facet) =>
    facet.dossierValue === undefined ? [] : [term(facetField(facet), facet.dossierValue)],
  );
  const should = [worth(term('language', language), 2), worth(prefix('titleStart', words[0] ?? ''), 1)];
  const asked = (filter: readonly Query[], size: number) => ({
    query: { bool: { filter, should } },
    sort: ['_score', { year: 'desc' }, { number: 'asc' }],
    size,
    _source: ['id', 'title'],
  });
  const [titles, dossiers] = await searchIndex(connection, index, [
    asked([...has, noneOf(kinds)], suggestedMost.titles),
    ...(kinds.length === 0 ? [] : [asked([...has, allOf(kinds)], suggestedMost.dossiers)]),
  ]);
  return { titles: namesIn(titles), dossiers: namesIn(dossiers) };
}

const named = z.object({ id: z.string(), title: z.string() });

/** Which records were found. */
export const namesIn = (found: Found | undefined): SuggestedTitle[] =>
  (found?.hits ?? []).map(({ _source }) => named.parse(_source));
