import type { Language } from '#services/query/engine/text/stems.ts';
import type { PassageSource } from '#services/query/ports/passagePort.ts';
import { announces, hasForm, hasFullName, strictKinds, tellsMethod } from './answerForm.ts';
import { asks, labelOf, without } from './askedTexts.ts';
import { counts } from './countedThing.ts';
import type { AnsweringText, ReadParagraph } from './readParagraphs.ts';
import { type Asked, type ReadText, readText, type StemsOf } from './readText.ts';
import { cellBorder, stumpWords, type Weighed, weighSentence } from './weighSentence.ts';
import { isAskedLabel, worthsIn } from './wordWorths.ts';

export interface RankedSentence {
  readonly source: PassageSource;
  readonly language: Language;
  readonly paragraph: number;
  /** Its sentences, of which this is the one at `place`. */
  readonly sentences: readonly string[];
  readonly place: number;
  readonly score: number;
  readonly stems: ReadonlySet<string>;
}

/** So many of the question's words have to stand in the sentence, or so much of their weight. */
const namedMin = 0.3;
const ownMin = 0.1;
/** Or all of it beside the sentence, where that has the form of what is asked for. */
const surroundedMin = 0.9;
const surroundedWhole = 0.5;
/** So much of the question has to stand in the sentence and beside it together. */
const wholeMin = 0.45;
/** So many of its words have to stand in it or beside it: of two, both. */
const coveredMin = 0.58;
/** Enough where half of the weight stands in a sentence that has the very measure that was asked for. */
const coveredMeasured = 0.5;

/** What is not so good in the end answers nothing. */
const scoreMin = 0.48;

/** Longer than any sentence that somebody would be shown (characters): that is a table, or bytes that were taken for a text. */
const longestSentence = 2000;

/** What it adds to have the form that is asked for. */
const formWorth = 0.18;
/** What it adds that the question calls a text by its title. */
const namedWorth = 0.15;
/** And that a sentence or a row begins with a word of the question: `Needed: a rope`. */
const labelWorth = 0.2;
/** And that it has the very thing that is asked for, as a day's weather. */
const toldWorth = 0.25;
/** And that it stands below a heading that asks the same. */
const answeringWorth = 0.2;
/** What is left of a sentence that asks itself, of a line without a verb, of another language than the question's. */
const questionShare = 0.5;
const stumpShare = 0.8;
const foreignShare = 0.65;
/** What is left of one that says what will be told, how it was found out, or what nobody knows. */
const announcingShare = 0.7;
/** What is left of one that is about other figures than the one that is asked about. */
const outsideShare = 0.7;
/** What is left of one that begins by pointing at what stands before it. */
const pointingShare = 0.95;
/** What somebody wrote for the visitors of the site comes before what is told of a publication. */
const pageShare = 1.16;

/** What is left of a publication where the site itself is asked (`hoelang bewaren jullie dit`). */
const ofOthersShare = 0.7;
const asksSite: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:jullie|deze (?:web)?site)\b/i,
  en: /\b(?:do|did|can|may|will|are|have) you\b|\b(?:your|this) (?:(?:news)?letter|organi[sz]ation|site|team|website)\b/i,
};

/** Who says what something is begins with it. */
const openingWords = 6;

/** The sentences of a text that answer, with how well; none where it speaks of something else. */
export function rankSentences(text: AnsweringText, what: Asked, stemsOf: StemsOf): RankedSentence[] {
  const read = readText(text, what, stemsOf);
  if (read === undefined) return [];
  return read.paragraphs.flatMap((paragraph, at) =>
    paragraph.sentences.flatMap((_, place): RankedSentence[] => {
      const score = scoreOf(read, paragraph, place);
      if (score === undefined || score < scoreMin) return [];
      return [
        {
          ...{ source: text.source, language: text.language, paragraph: at, place, score },
          sentences: paragraph.sentences,
          stems: paragraph.stems[place]?.words ?? new Set(),
        },
      ];
    }),
  );
}

/** How well a sentence answers; nothing where it has too little of the question, or not the form that is asked for. */
function scoreOf(read: ReadText, paragraph: ReadParagraph, place: number): number | undefined {
  const { text, what, isNamed, isMeasured } = read;
  const sentence = paragraph.sentences[place] ?? '';
  if (sentence.length > longestSentence) return undefined;
  const weighed = weighSentence(read, paragraph, place);
  const { inside, whole, covered, named, answersHeading } = weighed;
  const fits = hasAskedForm(read, paragraph, place, weighed);
  const isLabelled = hasAskedLabel(read, sentence, place);
  const isSurrounded = fits && what.kind !== 'fact' && covered >= surroundedMin && whole >= surroundedWhole;
  if (named < namedMin && inside < ownMin && !(isLabelled && isNamed) && !isSurrounded) return undefined;
  if (whole < wholeMin) return undefined;
  if (covered < (isMeasured && fits && inside >= coveredMeasured ? coveredMeasured : coveredMin)) return undefined;
  if (strictKinds.has(what.kind) && !fits) return undefined;
  // It looks at each word, so that it comes behind what leaves out most sentences.
  if (what.kind === 'amount' && isUncounted(read, sentence)) return undefined;
  const worth =
    0.5 * whole +
    0.5 * inside +
    (fits ? formWorth : 0) +
    (isNamed ? namedWorth : 0) +
    (isLabelled ? labelWorth : 0) +
    (weighed.isTold ? toldWorth : 0) +
    (answersHeading > 0 ? answeringWorth : 0);
  return (
    worth *
    (asks(sentence) ? questionShare : 1) *
    (sentence.split(/\s+/).length < stumpWords && answersHeading === 0 ? stumpShare : 1) *
    (weighed.points ? pointingShare : 1) *
    (weighed.isOutside ? outsideShare : 1) *
    (announces(sentence, text.language) || (what.kind !== 'amount' && tellsMethod(sentence, text.language))
      ? announcingShare
      : 1) *
    (text.language === what.language ? 1 : foreignShare) *
    (text.source.kind === 'page' ? pageShare : asksSite[what.language].test(what.question) ? ofOthersShare : 1)
  );
}

/** Whether a sentence has no number of what is to be counted. */
function isUncounted({ text, asked, stemsOf }: ReadText, sentence: string): boolean {
  const counted = asked.find(({ isCounted }) => isCounted);
  if (counted === undefined) return false;
  const isThing = (word: string) => worthsIn([counted], stemsOf(word, text.language))[0] !== 0;
  return !counts(sentence, isThing, text.language);
}

/** Whether a sentence, or a row, begins with words of the question; the first row of a table says what its columns are. */
function hasAskedLabel({ text, asked, typed, stemsOf }: ReadText, sentence: string, place: number): boolean {
  if (place === 0 && sentence.includes(cellBorder)) return false;
  const label = labelOf(sentence);
  return (
    label.length > 0 &&
    (label.every((word) => typed.has(word)) || isAskedLabel(asked, stemsOf(label.join(' '), text.language)))
  );
}

/** Whether a sentence has the form of an answer to this kind of question, and begins with what is to be defined. */
function hasAskedForm(
  { text, what: { kind, question }, asked, stemsOf }: ReadText,
  { sentences }: ReadParagraph,
  place: number,
  { isDefinition }: Weighed,
): boolean {
  const sentence = sentences[place] ?? '';
  if (isDefinition) return true;
  const isPerson = kind === 'person';
  if (
    !hasForm(kind, question, isPerson ? without(sentence, question) : sentence, text.language) &&
    !(isPerson && isAboutPerson(sentence, text.title, sentences[place - 1]))
  )
    return false;
  if (kind !== 'definition') return true;
  const opening = worthsIn(asked, stemsOf(firstWords(sentence), text.language));
  return opening.filter((worth) => worth === 0).length <= opening.length / 2;
}

/** Whether a sentence says of somebody by `he` or `she` what stands before it, or in the title, by name. */
function isAboutPerson(sentence: string, title: string, before = ''): boolean {
  return /^(?:he|she|hij|zij|ze)\b/i.test(sentence) && (hasFullName(title) || hasFullName(before));
}

function firstWords(sentence: string): string {
  return sentence.split(/\s+/).slice(0, openingWords).join(' ');
}
