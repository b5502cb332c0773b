import type { Language } from '#services/query/engine/text/stems.ts';
import type { PageParagraph, PassageSource, QuestionKind } from '#services/query/ports/passagePort.ts';
import { headingAsks } from './askedTexts.ts';
import type { AskedWord } from './askedWords.ts';
import { sentencesOf } from './sentences.ts';
import { best, isTermOf, shareOf, type TextStems, worthsIn } from './wordWorths.ts';

/** A record or a page that may answer. */
export interface AnsweringText {
  readonly source: PassageSource;
  readonly language: Language;
  readonly title: string;
  readonly keywords: readonly string[];
  readonly paragraphs: readonly PageParagraph[];
}

/** What it is worth beside the sentence: a title says what the sentences below it speak of. */
export const besideWorth = { title: 0.75, heading: 0.75, before: 0.6, after: 0.3, paragraph: 0.4, text: 0.25 } as const;
/** And in what stands before a sentence that points at it (`They look for a cool floor`). */
export const pointedWorth = 0.85;

/** So much of a question has to stand in a heading that asks the same. */
const sameAskedMin = 0.5;

/** A paragraph, and what the words of the question are worth in its sentences, in its heading and in all of it. */
export interface ReadParagraph {
  readonly sentences: readonly string[];
  readonly stems: readonly TextStems[];
  readonly own: readonly (readonly number[])[];
  readonly headingStems: TextStems;
  readonly heading: readonly number[];
  readonly around: readonly number[];
  /** It stands first below the name of what is to be defined. */
  readonly defines: boolean;
  /** How much of the question its heading asks; 0 where it asks something else, or nothing. */
  readonly sameAsked: number;
}

/** What words are worth in a text or, less, in its heading and title. */
export const besides = (own: readonly number[], heading: readonly number[], title: readonly number[]): number[] =>
  best(
    [own, heading.map((worth) => worth * besideWorth.heading), title.map((worth) => worth * besideWorth.title)],
    own.length,
  );

/** Reads what a text has of a question. */
export function readParagraphs(
  text: AnsweringText,
  asked: readonly AskedWord[],
  kind: QuestionKind,
  title: readonly number[],
  stemsOf: (text: string, language: Language) => TextStems,
): ReadParagraph[] {
  return text.paragraphs.map((paragraph, at) => {
    const sentences = sentencesOf(paragraph.text, text.language);
    const stems = sentences.map((sentence) => stemsOf(sentence, text.language));
    const own = stems.map((each) => worthsIn(asked, each));
    const headingStems = stemsOf(paragraph.heading, text.language);
    const heading = worthsIn(asked, headingStems);
    // A heading that asks the same is answered by what stands first below it, whatever its words.
    const asksAlike = headingAsks(paragraph.heading) && heading.some((worth) => worth > 0);
    const sameAsked = asksAlike ? shareOf(asked, besides(heading, [], title)) : 0;
    const isFirst = text.paragraphs[at - 1]?.heading !== paragraph.heading;
    const isNamed = () =>
      isTermOf(asked, headingStems) || (at === 0 && isTermOf(asked, stemsOf(text.title, text.language)));
    return {
      ...{ sentences, stems, own, headingStems, heading },
      around: best(own, asked.length),
      defines: kind === 'definition' && isFirst && isNamed(),
      sameAsked: sameAsked < sameAskedMin ? 0 : sameAsked,
    };
  });
}
