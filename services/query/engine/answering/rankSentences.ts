import type { Language } from '#services/query/engine/text/stems.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { PassageSource, QuestionKind } from '#services/query/ports/passagePort.ts';
import { announces, hasForm, hasFullName, strictKinds } from './answerForm.ts';
import { asks, isLabelledBy, names, without } from './askedTexts.ts';
import type { AskedWord } from './askedWords.ts';
import { figureOf, placeInRanges } from './figures.ts';
import { measureOf } from './measures.ts';
import { type AnsweringText, besides, besideWorth, pointedWorth, readParagraphs } from './readParagraphs.ts';
import { apartIn, best, isAskedWhole, shareOf, type TextStems, worthsIn } from './wordWorths.ts';

/** What is asked, for texts of each language. */
export interface Asked {
  readonly kind: QuestionKind;
  /** As typed. */
  readonly question: string;
  readonly language: Language;
  readonly words: Readonly<Record<Language, readonly AskedWord[]>>;
}

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
/** So much of the question has to stand in the sentence and beside it together. */
const wholeMin = 0.45;
/** So many of its words have to stand in it or beside it: of two, both. */
const coveredMin = 0.58;
/** Enough where half of the weight stands in a sentence that has the very measure that was asked for. */
const coveredMeasured = 0.5;
/** What one counts for that stands elsewhere in the text. */
const coveredElsewhere = 0.5;

/** What is not so good in the end answers nothing. */
const scoreMin = 0.48;

/** What it adds to have the form that is asked for. */
const formWorth = 0.18;
/** What is left of a sentence that asks itself, of a line without a verb, of another language than the question's. */
const questionShare = 0.5;
const stumpShare = 0.8;
const foreignShare = 0.65;
const stumpWords = 4;
/** What is left of one that says what will be told, or what nobody knows. */
const announcingShare = 0.7;
/** What is left of one that is about other figures than the one that is asked about. */
const outsideShare = 0.7;
/** Below a heading that asks the same the first sentences answer. */
const answeringMax = 2;
const headingAnswerWorth = 0.8;
/** And so does what stands after a question in its paragraph. */
const questionAnswerWorth = 0.9;
/** What stands first below the name of a thing says what it is. */
const definitionWorth = 0.85;
/** What somebody wrote for the visitors of the site comes before what is told of a publication. */
const pageShare = 1.08;
/** What it adds that the question calls a text by its title. */
const namedWorth = 0.15;
/** And that a sentence begins with a word of the question, and a colon: `Needed: a rope`. */
const labelWorth = 0.2;
/** And that it stands below a heading that asks the same. */
const answeringWorth = 0.2;
/** What is left of one that begins by pointing at what stands before it. */
const pointingShare = 0.95;
const pointing: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:daar|daarom|daarmee|dat|dit|deze|die|zo|ook|maar|en|toch|hij|zij|ze)\b/i,
  en: /^(?:it|this|that|these|those|they|he|she|but|and|so|also|there)\b/i,
};

/** Stands between the cells of a row. */
const cellBorder = ' | ';

/** Who says what something is begins with it. */
const openingWords = 6;

/** The sentences of a text that answer, with how well; none where it speaks of something else. */
export function rankSentences(
  text: AnsweringText,
  { kind, question, language, words }: Asked,
  stemsOf: (text: string, language: Language) => TextStems,
): RankedSentence[] {
  const asked = words[text.language];
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const counted = asked.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return [];
  const figures = asked.map(({ ways }) => figureOf(ways));
  const apart = asked.map(({ ways }) => ways.filter((way) => way.apart === true));
  const titleStems = stemsOf([text.title, ...text.keywords].join('. '), text.language);
  const title = worthsIn(asked, titleStems);
  const paragraphs = readParagraphs(text, asked, kind, title, stemsOf);
  const isMeasured = kind === 'amount' && measureOf(question) !== undefined;
  const askedWords = new Set(wordsOf(question));
  const isNamed = names(question, text.title) || isAskedWhole(asked, stemsOf(text.title, text.language));
  const anywhere = best(
    paragraphs.flatMap(({ around, heading }) => [around, heading]),
    asked.length,
  );

  return paragraphs.flatMap(({ sentences, stems, own, headingStems, heading, around, defines, sameAsked }, at) =>
    sentences.flatMap((sentence, place): RankedSentence[] => {
      const points = pointing[text.language].test(sentence);
      // What stands after a question answers it.
      const isAnswer = asks(sentences[place - 1] ?? '') && (own[place - 1] ?? []).some((worth) => worth > 0);
      // A line without a verb that a paragraph begins with is its heading.
      const followsTitle = place === 1 && (sentences[0] ?? '').split(/\s+/).length < stumpWords;
      // What the columns of a table are called stands in its first row.
      const isRow = place > 0 && sentence.includes(cellBorder);
      const lies = figures.map((figure) => placeInRanges(figure, sentence));
      const surroundings = [titleStems, headingStems, ...(isRow ? [stems[0]] : [])];
      let inside = 0;
      let whole = 0;
      let covered = 0;
      asked.forEach(({ weight, count }, word) => {
        const here =
          lies[word] === 'within'
            ? 1
            : Math.max(own[place]?.[word] ?? 0, apartIn(apart[word] ?? [], stems[place], surroundings));
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
      const answersHeading = place < answeringMax ? sameAsked : 0;
      const isDefinition = defines && place === 0;
      const questionAnswered = isAnswer ? shareOf(asked, besides(own[place - 1] ?? [], heading, title)) : 0;
      inside = Math.max(
        inside / total,
        answersHeading * headingAnswerWorth,
        questionAnswered * questionAnswerWorth,
        isDefinition ? definitionWorth : 0,
      );
      whole = isDefinition ? 1 : Math.max(whole / total, answersHeading);
      if (answersHeading > 0 || isDefinition) covered = 1;
      const opening = kind === 'definition' ? worthsIn(asked, stemsOf(firstWords(sentence), text.language)) : [];
      const isLabelled = sentence.includes(': ') && isLabelledBy(sentence, askedWords);
      const fits =
        isDefinition ||
        ((hasForm(kind, question, kind === 'person' ? without(sentence, question) : sentence, text.language) ||
          (kind === 'person' && isAboutPerson(sentence, text.title, sentences[place - 1]))) &&
          opening.filter((worth) => worth === 0).length <= opening.length / 2);
      const named = (own[place] ?? []).filter((worth) => worth > 0).length / asked.length;
      if (
        (named < namedMin && inside < ownMin && !(isLabelled && isNamed)) ||
        whole < wholeMin ||
        covered < (isMeasured && fits && inside >= coveredMeasured ? coveredMeasured : coveredMin) ||
        (strictKinds.has(kind) && !fits)
      )
        return [];
      const score =
        (0.5 * whole +
          0.5 * inside +
          (fits ? formWorth : 0) +
          (isNamed ? namedWorth : 0) +
          (isLabelled ? labelWorth : 0) +
          (answersHeading > 0 ? answeringWorth : 0)) *
        (asks(sentence) ? questionShare : 1) *
        (sentence.split(/\s+/).length < stumpWords && answersHeading === 0 ? stumpShare : 1) *
        (points ? pointingShare : 1) *
        (lies.includes('outside') ? outsideShare : 1) *
        (announces(sentence, text.language) ? announcingShare : 1) *
        (text.language === language ? 1 : foreignShare) *
        (text.source.kind === 'page' ? pageShare : 1);
      if (score < scoreMin) return [];
      return [
        {
          ...{ source: text.source, language: text.language, paragraph: at, sentences, place, score },
          stems: stems[place]?.words ?? new Set(),
        },
      ];
    }),
  );
}

/** Whether a sentence says of somebody by `he` or `she` what stands before it, or in the title, by name. */
function isAboutPerson(sentence: string, title: string, before = ''): boolean {
  return /^(?:he|she|hij|zij|ze)\b/i.test(sentence) && (hasFullName(title) || hasFullName(before));
}

function firstWords(sentence: string): string {
  return sentence.split(/\s+/).slice(0, openingWords).join(' ');
}
