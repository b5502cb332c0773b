import type { RunQuery } from '#services/database/database.ts';
import type { CollectionRecord } from '#services/query/collection/record.ts';
import type { PassagePort, PassageRequest, QuestionKind } from '#services/query/ports/passagePort.ts';
import type { Columns } from '#services/query/postgres/columns/columns.ts';
import { dutchCompounds } from '#services/query/postgres/lexicon/lexicon.ts';
import { createLookups } from '#services/query/postgres/matching/lookups.ts';
import { ask, type MatchingParts } from '#services/query/postgres/matching/matchTerm.ts';
import { meaningsOf } from '#services/query/postgres/matching/meanings.ts';
import type { Term } from '#services/query/postgres/matching/parseTerm.ts';
import { termPatterns, wordsToStem } from '#services/query/postgres/matching/termPatterns.ts';
import { createItemStore } from '#services/query/postgres/searching/itemStore.ts';
import type { Suggester } from '#services/query/postgres/suggesting/suggester.ts';
import { createStems, type Language, languages } from '#services/query/postgres/text/stems.ts';
import { textLanguage } from '#services/query/postgres/text/textLanguage.ts';
import { wordsOf } from '#services/query/postgres/text/words.ts';
import type { Thesaurus } from '#services/query/postgres/thesaurus/thesaurus.ts';
import { type AskedWord, endsOf, type Way, waysOf } from './askedWords.ts';
import { candidatesOf } from './candidates.ts';
import { choosePassages } from './choosePassages.ts';
import type { FoundPage, PageStore } from './pageStore.ts';
import { kindOf, namedIn } from './questionKind.ts';
import { type AnsweringText, rankSentences, type TextStems } from './rankSentences.ts';

interface Parts {
  readonly query: RunQuery;
  readonly pages: PageStore;
  readonly suggester: Suggester;
  /** The collection as it is now: another object after every change. */
  readonly current: () => Columns;
  readonly thesaurus: () => Thesaurus;
}

/** How many records and pages are read for a question. */
const recordsMax = 60;
const pagesMax = 25;

/** Words of a question that are looked up; a longer one is read as far as this. */
const wordsMax = 12;

/** A question that names fewer words leans on those before it. */
const leaningMax = 3;
/** What the words of an earlier question weigh, of those of this one. */
const earlierWeight = 0.6;

/** Answers questions with sentences of the records and pages that have the most of their words. */
export function createAnswering({ query, pages, suggester, current, thesaurus }: Parts): PassagePort {
  const store = createItemStore(query);
  const stems = createStems(query);
  let latest = { columns: current(), lookups: createLookups(query) };
  const matchingParts = (): MatchingParts => {
    const columns = current();
    // What is remembered of the index holds for one state of the collection.
    if (columns !== latest.columns) latest = { columns, lookups: createLookups(query) };
    return {
      ...latest,
      stems,
      titles: store.readTitles,
      vocabulary: suggester.vocabulary(),
      speller: undefined,
      thesaurus: thesaurus(),
      exact: false,
    };
  };

  /** Of these words those that the language of the question looks up. */
  const lookedUp = async (language: Language, words: readonly string[]) => {
    const stemOf = await stems.load(language, words);
    return words.filter((word) => stemOf(word) !== undefined);
  };

  /** How the words may stand in texts of a language. */
  const waysIn = async (language: Language, term: Term, parts: MatchingParts) => {
    const patterns = termPatterns(term, language, parts.vocabulary, meaningsOf(term, parts.thesaurus));
    const words = wordsToStem(patterns);
    const ends = language === 'nl' ? words.flatMap(endsOf) : [];
    return waysOf(patterns, language, await stems.load(language, [...words, ...ends]));
  };

  const stemsOfTexts = async (texts: readonly AnsweringText[]) => {
    const loaded = await Promise.all(
      languages.map(async (language) => {
        const words = new Set(
          texts
            .filter((text) => text.language === language)
            .flatMap(textsIn)
            .flatMap(wordsOf),
        );
        const parts = partsIn(language, words);
        const all = [...words, ...[...parts.values()].flat()];
        return [language, { parts, stemOf: await stems.load(language, all) }] as const;
      }),
    );
    const of = Object.fromEntries(loaded);
    return (text: string, language: Language): TextStems => {
      const words = wordsOf(text);
      const { parts, stemOf } = of[language] ?? {
        parts: new Map<string, readonly string[]>(),
        stemOf: () => undefined,
      };
      return {
        words: new Set(words.flatMap((word) => stemOf(word) ?? [])),
        parts: new Set(words.flatMap((word) => parts.get(word) ?? []).flatMap((part) => stemOf(part) ?? [])),
      };
    };
  };

  return {
    find: async ({ site, question, after, language, limit }: PassageRequest) => {
      const kind = kindOf(question, language);
      const words = (text: string) => lookedUp(language, namedIn(wordsOf(text), kind));
      const own = (await words(question)).slice(0, wordsMax);
      const earlier = own.length < leaningMax ? await words(after.join(' ')) : [];
      const named = [...new Set([...own, ...earlier])].slice(0, wordsMax);
      if (named.length < leastNamed(kind)) return { kind, passages: [] };

      const term: Term = { groups: named.map((word) => [{ kind: 'word', word }]), leaveOut: [] };
      const parts = matchingParts();
      const [asked, nl, en] = await Promise.all([
        ask(term, parts),
        waysIn('nl', term, parts),
        waysIn('en', term, parts),
      ]);
      const { weights, items } = candidatesOf(parts.columns, asked.itemsOfGroups, recordsMax);
      const single = (ways: readonly (readonly Way[])[]) => [
        ...new Set(ways.flat().flatMap((way) => (way.stems.length === 1 ? way.stems : []))),
      ];
      const [records, found] = await Promise.all([
        store.readRecords(items),
        site === undefined ? [] : pages.search(site, { nl: single(nl), en: single(en) }, pagesMax),
      ]);
      const texts = [...found.map(textOfPage), ...records.map(textOfRecord)];
      const stemsOf = await stemsOfTexts(texts);
      const weighed = (ways: readonly (readonly Way[])[]): AskedWord[] =>
        ways.flatMap((each, at) =>
          each.length === 0 ? [] : [{ ways: each, weight: (weights[at] ?? 0) * (at < own.length ? 1 : earlierWeight) }],
        );
      const what = { kind, question, language, words: { nl: weighed(nl), en: weighed(en) } };
      return {
        kind,
        passages: choosePassages(
          texts.flatMap((text) => rankSentences(text, what, stemsOf)),
          limit,
        ),
      };
    },
  };
}

/** How many words a question has to name: a figure is one of something. */
function leastNamed(kind: QuestionKind): number {
  return kind === 'amount' || kind === 'difference' ? 2 : 1;
}

/** Everything of a text whose words are compared. */
function textsIn({ title, keywords, paragraphs }: AnsweringText): string[] {
  return [title, ...keywords, ...paragraphs.flatMap(({ heading, text }) => [heading, text])];
}

function partsIn(language: Language, words: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  if (language !== 'nl') return new Map();
  const { partsOf } = dutchCompounds();
  return new Map([...words].map((word) => [word, partsOf(word)]));
}

function textOfRecord(json: string): AnsweringText {
  // Written by this very service.
  const record: CollectionRecord = JSON.parse(json);
  const { id, title, keywords, abstract, language } = record;
  return {
    source: { kind: 'record', id, title, language },
    language: textLanguage(record),
    title,
    keywords,
    paragraphs: [{ heading: '', text: abstract }],
  };
}

function textOfPage({ address, title, language, paragraphs }: FoundPage): AnsweringText {
  return { source: { kind: 'page', address, title, language }, language, title, keywords: [], paragraphs };
}
