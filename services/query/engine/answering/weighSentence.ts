import type { Language } from '#services/query/engine/text/stems.ts';
import { asks } from './askedTexts.ts';
import { placeInRanges } from './figures.ts';
import { besides, besideWorth, pointedWorth, type ReadParagraph } from './readParagraphs.ts';
import type { ReadText } from './readText.ts';
import { apartIn, shareOf } from './wordWorths.ts';

/** What one counts for that stands elsewhere in the text. */
const coveredElsewhere = 0.5;
/** Below a heading that asks the same the first sentences answer. */
const answeringMax = 2;
const headingAnswerWorth = 0.8;
/** And so does what stands after a question in its paragraph. */
const questionAnswerWorth = 0.9;
/** What stands first below the name of a thing says what it is. */
const definitionWorth = 0.85;
/** What a word is worth where a sentence has what it names, and not the word. */
const toldWorth = 0.9;
/** A line of fewer words has no verb. */
export const stumpWords = 4;

const pointing: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:daar|daarom|daarmee|dat|dit|deze|die|zo|ook|maar|en|toch|hij|zij|ze)\b/i,
  en: /^(?:it|this|that|these|those|they|he|she|but|and|so|also|there)\b/i,
};

/** Stands between the cells of a row. */
export const cellBorder = ' | ';

/** How much of a question stands in a sentence and around it, each as a share of the whole. */
export interface Weighed {
  /** By weight, in the sentence. */
  readonly inside: number;
  /** By weight, in it or beside it or, for less, elsewhere in the text. */
  readonly whole: number;
  /** By words, the same. */
  readonly covered: number;
  /** By words, in the sentence. */
  readonly named: number;
  /** How much of the question the heading asks that it stands just below. */
  readonly answersHeading: number;
  readonly isDefinition: boolean;
  /** It has what a word of the question names, as the weather or a number. */
  readonly isTold: boolean;
  /** It begins by pointing at what stands before it. */
  readonly points: boolean;
  /** It has figures from one to another, and none of them is the one that is asked about. */
  readonly isOutside: boolean;
}

export function weighSentence(read: ReadText, paragraph: ReadParagraph, place: number): Weighed {
  const { text, asked, apart, title, titleStems, anywhere, total, counted } = read;
  const { sentences, stems, own, headingStems, heading, around } = paragraph;
  const sentence = sentences[place] ?? '';
  const worths = own[place] ?? [];
  const points = pointing[text.language].test(sentence);
  // What stands after a question answers it.
  const isAnswer = asks(sentences[place - 1] ?? '') && (own[place - 1] ?? []).some((worth) => worth > 0);
  // A line without a verb that a paragraph begins with is its heading.
  const followsTitle = place === 1 && (sentences[0] ?? '').split(/\s+/).length < stumpWords;
  // What the columns of a table are called stands in its first row.
  const isRow = place > 0 && sentence.includes(cellBorder);
  const lies = asked.map(({ figure }) => placeInRanges(figure, sentence));
  const surroundings = [titleStems, headingStems, ...(isRow ? [stems[0]] : [])];
  let inside = 0;
  let whole = 0;
  let covered = 0;
  let isTold = false;
  asked.forEach(({ weight, count, told }, word) => {
    const has = told?.test(sentence) === true;
    isTold ||= has;
    const here =
      lies[word] === 'within'
        ? 1
        : Math.max(worths[word] ?? 0, apartIn(apart[word] ?? [], stems[place], surroundings), has ? toldWorth : 0);
    const before = own[place - 1]?.[word] ?? 0;
    const beside = Math.max(
      (title[word] ?? 0) * besideWorth.title,
      (heading[word] ?? 0) * besideWorth.heading,
      before * (points || isAnswer || followsTitle ? pointedWorth : besideWorth.before),
      (isRow ? (own[0]?.[word] ?? 0) : 0) * besideWorth.heading,
      (own[place + 1]?.[word] ?? 0) * besideWorth.after,
      (around[word] ?? 0) * besideWorth.paragraph,
    );
    const elsewhere = (anywhere[word] ?? 0) * besideWorth.text;
    inside += weight * here;
    whole += weight * Math.max(here, beside, elsewhere);
    if (here > 0 || beside > 0) covered += count / counted;
    else if (elsewhere > 0) covered += (count * coveredElsewhere) / counted;
  });
  const answersHeading = place < answeringMax ? paragraph.sameAsked : 0;
  const isDefinition = paragraph.defines && place === 0;
  const questionAnswered = isAnswer ? shareOf(asked, besides(own[place - 1] ?? [], heading, title)) : 0;
  return {
    inside: Math.max(
      inside / total,
      answersHeading * headingAnswerWorth,
      questionAnswered * questionAnswerWorth,
      isDefinition ? definitionWorth : 0,
    ),
    whole: isDefinition ? 1 : Math.max(whole / total, answersHeading),
    covered: answersHeading > 0 || isDefinition ? 1 : covered,
    named: worths.filter((worth) => worth > 0).length / asked.length,
    ...{ answersHeading, isDefinition, isTold, points, isOutside: lies.includes('outside') },
  };
}
