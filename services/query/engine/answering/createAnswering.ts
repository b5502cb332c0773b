import type { CollectionRecord } from '#services/query/collection/record.ts';
import { textLanguage } from '#services/query/engine/indexing/textLanguage.ts';
import { partsIn } from '#services/query/engine/lexicon/lexicon.ts';
import { meaningsOf, withLeads } from '#services/query/engine/matching/meanings.ts';
import type { Term } from '#services/query/engine/matching/parseTerm.ts';
import { termPatterns } from '#services/query/engine/matching/termPatterns.ts';
import { type Language, stemIn } from '#services/query/engine/text/stems.ts';
import type { Vocabulary } from '#services/query/engine/text/vocabulary.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import { withEveryday } from '#services/query/engine/thesaurus/everyday.ts';
import type { Thesaurus } from '#services/query/engine/thesaurus/thesaurus.ts';
import type { PassagePort, PassageRequest, QuestionKind } from '#services/query/ports/passagePort.ts';
import { type AskedWord, type Way, waysOf } from './askedWords.ts';
import { choosePassages } from './choosePassages.ts';
import { countedIn } from './countedThing.ts';
import { figureOf } from './figures.ts';
import { toldOf } from './instances.ts';
import { measureOf } from './measures.ts';
import type { FoundPage, PageStore } from './pageStore.ts';
import { kindOf } from './questionKind.ts';
import { countsOf, namedIn } from './questionWords.ts';
import { rankSentences } from './rankSentences.ts';
import type { AnsweringText } from './readParagraphs.ts';
import type { TextStems } from './wordWorths.ts';

/** The records that have most of what a question names, and what each of its words weighs. */
export interface FoundRecords {
  readonly weights: readonly number[];
  readonly records: readonly CollectionRecord[];
}

interface Parts {
  /** At most so many, the best first. */
  readonly findRecords: (term: Term, most: number) => Promise<FoundRecords>;
  readonly pages: Pick<PageStore, 'search'>;
  readonly vocabulary: () => Vocabulary;
  readonly thesaurus: () => Thesaurus;
}

/** How many records and pages are read for a question. */
const recordsMax = 60;
const pagesMax = 25;

/** Words of a question that are looked up; a longer one is read as far as this. */
const wordsMax = 12;

/** More than those of a search: a question has more words. */
const meaningsMax = 8;

/** A question that names fewer words leans on those before it. */
const leaningMax = 3;
/** What the words of an earlier question weigh, of those of this one. */
const earlierWeight = 0.6;

/** Answers questions with sentences of the records and pages that have the most of their words. */
export function createAnswering({ findRecords, pages, vocabulary, thesaurus }: Parts): PassagePort {
  return {
    find: async ({ site, question, after, language, limit }: PassageRequest) => {
      const kind = kindOf(question, language);
      const words = (text: string) => lookedUp(language, namedIn(wordsOf(text), kind, language));
      const own = words(question).slice(0, wordsMax);
      const earlier = own.length < leaningMax ? words(after.join(' ')) : [];
      const named = [...new Set([...own, ...earlier])].slice(0, wordsMax);
      if (named.length < leastNamed(kind, question)) return { kind, passages: [] };

      const term: Term = { groups: named.map((word) => [{ kind: 'word', word }]), leaveOut: [] };
      const known = withEveryday(thesaurus());
      const meanings = withLeads(meaningsOf(term, known, meaningsMax), term, known);
      const { weights, records } = await findRecords(term, recordsMax);
      // How the words may stand in texts of each language.
      const patterns = termPatterns(term, vocabulary(), meanings);
      const [nl, en] = [waysOf(patterns.nl, 'nl'), waysOf(patterns.en, 'en')];
      const single = (ways: readonly (readonly Way[])[]) => [
        ...new Set(
          ways.flat().flatMap((way) => (way.stems.length === 1 || way.apart === true ? way.stems.slice(0, 1) : [])),
        ),
      ];
      const found = site === undefined ? [] : await pages.search(site, { nl: single(nl), en: single(en) }, pagesMax);
      const texts = [...found.map(textOfPage), ...records.map(textOfRecord)];
      const typed = wordsOf(question);
      const counts = countsOf(named, typed, language);
      const counted = countedIn(question, language);
      const weighed = (ways: readonly (readonly Way[])[]): AskedWord[] =>
        ways.flatMap((each, at) => {
          const word = named[at];
          if (each.length === 0 || word === undefined) return [];
          const count = (counts[at] ?? 1) * (at < own.length ? 1 : earlierWeight);
          const told = { figure: figureOf(word, typed), told: toldOf(word, question), isCounted: word === counted };
          return [{ ways: each, weight: (weights[at] ?? 0) * count, count, ...told }];
        });
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

/** How many words a question has to name: a figure is one of something, but for one in a certain measure. */
function leastNamed(kind: QuestionKind, question: string): number {
  return kind === 'difference' || (kind === 'amount' && measureOf(question) === undefined) ? 2 : 1;
}

/** Of these words those that the language of the question looks up. */
function lookedUp(language: Language, words: readonly string[]): string[] {
  return words.filter((word) => stemIn[language](word) !== undefined);
}

function stemsOf(text: string, language: Language): TextStems {
  const words = wordsOf(text);
  const parts = words.flatMap(partsIn[language]);
  const stems = (of: readonly string[]) => new Set(of.flatMap((word) => stemIn[language](word) ?? []));
  return { words: stems(words), parts: stems(parts) };
}

function textOfRecord(record: CollectionRecord): AnsweringText {
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
