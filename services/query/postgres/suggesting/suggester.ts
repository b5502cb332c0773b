import { z } from 'zod';
import type { RunQuery } from '#services/database/database.ts';
import { createSpeller, type Speller } from '#services/query/engine/spelling/speller.ts';
import { correctTyped, wordsMax } from '#services/query/engine/suggesting/correctTyped.ts';
import { createRenewable } from '#services/query/engine/suggesting/renewable.ts';
import { suggestedMost } from '#services/query/engine/suggesting/suggestedMost.ts';
import { createTermIndex } from '#services/query/engine/suggesting/termIndex.ts';
import { createSpellings, type Spellings } from '#services/query/engine/text/spellings.ts';
import type { Language } from '#services/query/engine/text/stems.ts';
import { createVocabulary, type Vocabulary } from '#services/query/engine/text/vocabulary.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { Suggestions } from '#services/query/ports/searchPort.ts';
import type { Columns } from '#services/query/postgres/columns/columns.ts';
import { readKeywords } from './readKeywords.ts';
import { createTitleIndex, type TitleRow } from './titleIndex.ts';

export interface Suggester {
  /** From memory, at once. Nothing for no words. */
  readonly suggest: (typed: string, language: Language) => Suggestions;
  readonly vocabulary: () => Vocabulary;
  /** Corrects with the words of the collection. */
  readonly speller: Speller;
  /** Resolves when the collection is suggested from as it is now. */
  readonly renew: () => Promise<void>;
}

type Index = { columns: Columns } & Omit<Suggester, 'renew' | 'speller'>;

/**
 * Suggestions from the keywords and titles of the collection. They follow its changes within some seconds: what is
 * typed meanwhile is answered from what was there before.
 *
 * @param current the collection as it is now: another object after every change
 */
export async function createSuggester(query: RunQuery, current: () => Columns): Promise<Suggester> {
  const index = await createRenewable(() => build(query, current()));
  const caughtUp = () => {
    if (index.value().columns !== current()) index.catchUp();
    return index.value();
  };
  const speller = createSpeller(() => index.value().vocabulary().counts);
  return {
    suggest: (typed, language) => {
      const { suggest, vocabulary } = caughtUp();
      const suggested = suggest(typed, language);
      if (suggested.terms.length + suggested.titles.length + suggested.dossiers.length > 0) return suggested;
      const right = correctTyped(typed, speller, vocabulary());
      return right === undefined ? suggested : suggest(right, language);
    },
    speller,
    vocabulary: () => caughtUp().vocabulary(),
    renew: index.renew,
  };
}

async function build(query: RunQuery, columns: Columns): Promise<Index> {
  const spellings = createSpellings();
  const titles = await createTitleIndex(readTitles(query, columns, spellings));
  const terms = createTermIndex(readKeywords(columns));
  const counts = new Map(terms.counts);
  for (const [word, count] of titles.counts) counts.set(word, (counts.get(word) ?? 0) + count);
  for (const { facet, names } of columns.facets) {
    if (facet.suggestsTerms) for (const name of names) if (name !== undefined) spellings.add(name);
  }
  const vocabulary = createVocabulary(counts, spellings);

  return {
    columns,
    vocabulary: () => vocabulary,
    suggest: (typed, language) => {
      const words = wordsOf(typed.toWellFormed()).slice(0, wordsMax);
      if (words.length === 0) return { terms: [], titles: [], dossiers: [] };
      return {
        terms: terms.find(words.join(' '), language, suggestedMost.terms),
        ...titles.find(words, language, suggestedMost),
      };
    },
  };
}

/** So many titles are read and indexed at once; then others have their turn, on the database and here. */
const titlesAtOnce = 1_000;

/** One row for a batch: that many rows take many times as long. */
const readBatch = `select json_build_object(
    'items', json_agg(id order by id),
    'ids', json_agg(record_id order by id),
    'titles', json_agg(title order by id),
    'years', json_agg(year order by id),
    'languages', json_agg(language order by id)
  )::text as columns
  from (select * from item where id > $1 order by id limit ${titlesAtOnce}) as batch having count(*) > 0`;

const batchSchema = z.object({
  items: z.array(z.int()),
  ids: z.array(z.string()),
  titles: z.array(z.string()),
  years: z.array(z.int()),
  languages: z.array(z.string()),
});

async function* readTitles(query: RunQuery, columns: Columns, spellings: Spellings): AsyncGenerator<TitleRow[]> {
  const isDossier = dossiersOf(columns);
  for (let after = -1; ; ) {
    const [row] = await query(readBatch, [after]);
    if (row === undefined) return;
    const { items, ids, titles, years, languages } = batchSchema.parse(JSON.parse(String(row.columns)));
    for (const title of titles) spellings.add(title);
    yield items.map((item, at) => ({
      id: ids[at] ?? '',
      title: titles[at] ?? '',
      key: wordsOf(titles[at] ?? '').join(' '),
      isDossier: isDossier(item),
      year: years[at] ?? 0,
      language: languages[at] === 'en' ? 'en' : 'nl',
    }));
    after = items.at(-1) ?? after;
  }
}

function dossiersOf({ facets }: Columns): (item: number) => boolean {
  const kinds = facets.find(({ facet }) => facet.dossierValue !== undefined);
  const dossier = kinds?.ids.get(kinds.facet.dossierValue ?? '');
  if (kinds?.column.kind !== 'one' || dossier === undefined) return () => false;
  const { values } = kinds.column;
  return (item) => values[item] === dossier;
}
