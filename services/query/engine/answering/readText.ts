import type { Language } from '#services/query/engine/text/stems.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { QuestionKind } from '#services/query/ports/passagePort.ts';
import { names } from './askedTexts.ts';
import type { AskedWord, Way } from './askedWords.ts';
import { measureOf } from './measures.ts';
import { type AnsweringText, type ReadParagraph, readParagraphs } from './readParagraphs.ts';
import { best, isAskedWhole, type TextStems, worthsIn } from './wordWorths.ts';

/** What is asked, for texts of each language. */
export interface Asked {
  readonly kind: QuestionKind;
  /** As typed. */
  readonly question: string;
  readonly language: Language;
  readonly words: Readonly<Record<Language, readonly AskedWord[]>>;
}

export type StemsOf = (text: string, language: Language) => TextStems;

/** A text, read for what it has of a question. */
export interface ReadText {
  readonly text: AnsweringText;
  readonly what: Asked;
  readonly stemsOf: StemsOf;
  /** The words of the question, as they may stand in this language, and by their places the rest. */
  readonly asked: readonly AskedWord[];
  /** The ways in which a compound stands apart. */
  readonly apart: readonly (readonly Way[])[];
  readonly title: readonly number[];
  /** What each is worth anywhere in the text. */
  readonly anywhere: readonly number[];
  readonly titleStems: TextStems;
  readonly paragraphs: readonly ReadParagraph[];
  /** Weights and counts of all words together; the weight is above 0. */
  readonly total: number;
  readonly counted: number;
  /** The question has its title in it. */
  readonly isNamed: boolean;
  /** The question asks for a figure in a certain measure. */
  readonly isMeasured: boolean;
  /** The words of the question as typed. */
  readonly typed: ReadonlySet<string>;
}

/** Reads a text for a question; nothing where none of its words says anything in this language. */
export function readText(text: AnsweringText, what: Asked, stemsOf: StemsOf): ReadText | undefined {
  const { kind, question, words } = what;
  const asked = words[text.language];
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return undefined;
  const titleStems = stemsOf([text.title, ...text.keywords].join('. '), text.language);
  const title = worthsIn(asked, titleStems);
  const paragraphs = readParagraphs(text, asked, kind, title, stemsOf);
  return {
    ...{ text, what, stemsOf, asked, title, titleStems, paragraphs, total },
    counted: asked.reduce((sum, { count }) => sum + count, 0),
    apart: asked.map(({ ways }) => ways.filter((way) => way.apart === true)),
    anywhere: best(
      paragraphs.flatMap(({ around, heading }) => [around, heading]),
      asked.length,
    ),
    isNamed: names(question, text.title) || isAskedWhole(asked, stemsOf(text.title, text.language)),
    isMeasured: kind === 'amount' && measureOf(question) !== undefined,
    typed: new Set(wordsOf(question)),
  };
}
