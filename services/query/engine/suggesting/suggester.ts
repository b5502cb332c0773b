import { z } from 'zod';
import type { RunQuery } from '../../../database/database.ts';
import type { Suggestions } from '../../searchPort.ts';
import { wordsOf } from '../../text/words.ts';
import type { Columns } from '../columns.ts';
import type { Language } from '../finding/stems.ts';
import { createTermIndex } from './termIndex.ts';
import { createTitleIndex, type TitleRow } from './titleIndex.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** As many of each as fit under a search field. */
const TERMS_MAX = 6;
const TITLES_MAX = 4;
const DOSSIERS_MAX = 2;

/** More words than a title has. */
const WORDS_MAX = 12;

/** At least so long, in milliseconds, between two readings of a collection that keeps changing. */
const REST_MS = 10_000;

export type Suggester = {
  /** From memory, at once. Nothing for no words. */
  suggest: (typed: string, language: Language) => Suggestions;
  vocabulary: () => Vocabulary;
};

type Index = { columns: Columns } & Suggester;

/**
 * Suggestions from the keywords and titles of the collection. They follow its changes within some seconds: what is
 * typed meanwhile is answered from what was there before.
 *
 * @param current the collection as it is now: another object after every change
 */
export async function createSuggester(query: RunQuery, current: () => Columns): Promise<Suggester> {
  let index = await build(query, current());
  let rest = Promise.resolve();
  let isBuilding = false;

  const catchUp = () => {
    if (isBuilding || index.columns === current()) return;
    isBuilding = true;
    rest = rest
      .then(() => build(query, current()))
      .then((built) => {
        index = built;
      })
      // The old one goes on; the next visitor tries again.
      .catch(() => undefined)
      .then(() => new Promise<void>((resolve) => setTimeout(resolve, REST_MS).unref()))
      .finally(() => {
        isBuilding = false;
      });
  };
  return {
    suggest: (typed, language) => {
      catchUp();
      return index.suggest(typed, language);
    },
    vocabulary: () => {
      catchUp();
      return index.vocabulary();
    },
  };
}

async function build(query: RunQuery, columns: Columns): Promise<Index> {
  const titles = await createTitleIndex(await readTitles(query, columns));
  const terms = createTermIndex(columns);
  const counts = new Map(terms.counts);
  for (const [word, count] of titles.counts) counts.set(word, (counts.get(word) ?? 0) + count);
  const vocabulary = createVocabulary(counts);

  return {
    columns,
    vocabulary: () => vocabulary,
    suggest: (typed, language) => {
      const words = wordsOf(typed.toWellFormed()).slice(0, WORDS_MAX);
      if (words.length === 0) return { terms: [], titles: [], dossiers: [] };
      return {
        terms: terms.find(words.join(' '), language, TERMS_MAX),
        titles: titles.find(words, language, TITLES_MAX, 'other'),
        dossiers: titles.find(words, language, DOSSIERS_MAX, 'dossier'),
      };
    },
  };
}

/** One row for everything: some hundred thousand rows take many times as long. */
const readAll = `select json_build_object(
    'items', coalesce(json_agg(id order by id), '[]'),
    'ids', coalesce(json_agg(record_id order by id), '[]'),
    'titles', coalesce(json_agg(title order by id), '[]'),
    'keys', coalesce(json_agg(title_key order by id), '[]'),
    'years', coalesce(json_agg(year order by id), '[]'),
    'languages', coalesce(json_agg(language order by id), '[]')
  )::text as columns from item`;

const readSchema = z.object({
  items: z.array(z.int()),
  ids: z.array(z.string()),
  titles: z.array(z.string()),
  keys: z.array(z.string()),
  years: z.array(z.int()),
  languages: z.array(z.string()),
});

async function readTitles(query: RunQuery, columns: Columns): Promise<TitleRow[]> {
  const [row] = await query(readAll);
  const { items, ids, titles, keys, years, languages } = readSchema.parse(JSON.parse(String(row?.columns)));
  const isDossier = dossiersOf(columns);
  return items.map((item, at) => ({
    id: ids[at] ?? '',
    title: titles[at] ?? '',
    words: (keys[at] ?? '').split(' '),
    isDossier: isDossier(item),
    year: years[at] ?? 0,
    language: languages[at] ?? '',
  }));
}

function dossiersOf({ facets }: Columns): (item: number) => boolean {
  const kinds = facets.find(({ facet }) => facet.id === 'documenttype');
  const dossier = kinds?.ids.get('dossier');
  if (kinds?.column.kind !== 'one' || dossier === undefined) return () => false;
  const { values } = kinds.column;
  return (item) => values[item] === dossier;
}
