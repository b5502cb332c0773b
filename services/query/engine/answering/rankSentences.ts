import type { Language } from '#services/query/engine/text/stems.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { PageParagraph, PassageSource, QuestionKind } from '#services/query/ports/passagePort.ts';
import { announces, hasForm, hasFullName, strictKinds } from './answerForm.ts';
import type { AskedWord, Way } from './askedWords.ts';
import { figureOf, placeInRanges } from './figures.ts';
import { sentencesOf } from './sentences.ts';

/** A record or a page that may answer. */
export interface AnsweringText {
  readonly source: PassageSource;
  readonly language: Language;
  readonly title: string;
  readonly keywords: readonly string[];
  readonly paragraphs: readonly PageParagraph[];
}

/** The stems of a text, and those of the parts of its compounds. */
export interface TextStems {
  readonly words: ReadonlySet<string>;
  readonly parts: ReadonlySet<string>;
}

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

/** What a word of the question is worth that stands in a compound of the sentence. */
const partWorth = 0.8;

/** What it is worth beside the sentence: a title says what the sentences below it speak of. */
const besideWorth = { title: 0.75, heading: 0.75, before: 0.6, after: 0.3, paragraph: 0.4, text: 0.25 } as const;
/** And in what stands before a sentence that points at it (`They look for a cool floor`). */
const pointedWorth = 0.85;

/** So many of the question's words have to stand in the sentence, or so much of their weight. */
const namedMin = 0.3;
const ownMin = 0.1;
/** So much of the question has to stand in the sentence and beside it together. */
const wholeMin = 0.45;
/** So many of its words have to stand in it or beside it: of two, both. */
const coveredMin = 0.6;
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
/** So much of a question has to stand in a heading that asks the same; the first sentences below answer it. */
const sameAskedMin = 0.5;
const answeringMax = 2;
const headingAnswerWorth = 0.8;
/** What somebody wrote for the visitors of the site comes before what is told of a publication. */
const pageShare = 1.08;
/** What it adds that the question calls a text by its title. */
const namedWorth = 0.15;
const titleMin = 2;
/** What is left of one that begins by pointing at what stands before it. */
const pointingShare = 0.9;
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
  if (total === 0) return [];
  const worths = (stems: TextStems) => asked.map(({ ways }) => worthIn(ways, stems));
  const shareOf = (of: readonly number[]) =>
    asked.reduce((sum, { weight }, word) => sum + weight * (of[word] ?? 0), 0) / total;
  const figures = asked.map(({ ways }) => figureOf(ways));
  const title = worths(stemsOf([text.title, ...text.keywords].join('. '), text.language));
  const paragraphs = text.paragraphs.map((paragraph) => {
    const sentences = sentencesOf(paragraph.text, text.language);
    const stems = sentences.map((sentence) => stemsOf(sentence, text.language));
    const own = stems.map(worths);
    const heading = worths(stemsOf(paragraph.heading, text.language));
    const around = best(own, asked.length);
    // A heading that asks the same is answered by what stands first below it, whatever its words.
    const asksAlike = /\?\s*$/.test(paragraph.heading) && heading.some((worth) => worth > 0);
    const sameAsked = asksAlike
      ? shareOf(best([heading, title.map((worth) => worth * besideWorth.title)], asked.length))
      : 0;
    return { sentences, stems, own, heading, around, sameAsked: sameAsked < sameAskedMin ? 0 : sameAsked };
  });
  const isNamed = names(question, text.title);
  const anywhere = best(
    paragraphs.flatMap(({ around, heading }) => [around, heading]),
    asked.length,
  );

  return paragraphs.flatMap(({ sentences, stems, own, heading, around, sameAsked }, at) =>
    sentences.flatMap((sentence, place): RankedSentence[] => {
      const points = pointing[text.language].test(sentence);
      // What the columns of a table are called stands in its first row.
      const isRow = place > 0 && sentence.includes(cellBorder);
      const lies = figures.map((figure) => placeInRanges(figure, sentence));
      let inside = 0;
      let whole = 0;
      let covered = 0;
      asked.forEach(({ weight }, word) => {
        const here = lies[word] === 'within' ? 1 : (own[place]?.[word] ?? 0);
        const before = own[place - 1]?.[word] ?? 0;
        const beside = Math.max(
          (title[word] ?? 0) * besideWorth.title,
          (heading[word] ?? 0) * besideWorth.heading,
          before * (points ? pointedWorth : besideWorth.before),
          (isRow ? (own[0]?.[word] ?? 0) : 0) * besideWorth.heading,
          (own[place + 1]?.[word] ?? 0) * besideWorth.after,
          (around[word] ?? 0) * besideWorth.paragraph,
        );
        const elsewhere = (anywhere[word] ?? 0) * besideWorth.text;
        inside += weight * here;
        whole += weight * Math.max(here, beside, elsewhere);
        if (here > 0 || beside > 0) covered += 1 / asked.length;
        else if (elsewhere > 0) covered += coveredElsewhere / asked.length;
      });
      const answersHeading = place < answeringMax ? sameAsked : 0;
      inside = Math.max(inside / total, answersHeading * headingAnswerWorth);
      whole = Math.max(whole / total, answersHeading);
      const opening = kind === 'definition' ? worths(stemsOf(firstWords(sentence), text.language)) : [];
      const fits =
        (hasForm(kind, question, sentence, text.language) ||
          (kind === 'person' && isAboutPerson(sentence, text.title, sentences[place - 1]))) &&
        opening.filter((worth) => worth === 0).length <= opening.length / 2;
      const named = (own[place] ?? []).filter((worth) => worth > 0).length / asked.length;
      if (
        (named < namedMin && inside < ownMin) ||
        whole < wholeMin ||
        covered < coveredMin ||
        (strictKinds.has(kind) && !fits)
      )
        return [];
      const score =
        (0.5 * whole + 0.5 * inside + (fits ? formWorth : 0) + (isNamed ? namedWorth : 0)) *
        (/\?\s*$/.test(sentence) ? questionShare : 1) *
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

/** Whether a question has a title in it, word for word. */
function names(question: string, title: string): boolean {
  const words = wordsOf(title);
  return words.length >= titleMin && ` ${wordsOf(question).join(' ')} `.includes(` ${words.join(' ')} `);
}

/** What a word of the question is worth in a text: the best of the ways in which it stands there. */
function worthIn(ways: readonly Way[], { words, parts }: TextStems): number {
  let best = 0;
  for (const { stems, worth, alone } of ways) {
    if (worth <= best) continue;
    if (stems.every((stem) => words.has(stem))) best = worth;
    else if (alone === undefined && stems.every((stem) => words.has(stem) || parts.has(stem)))
      best = Math.max(best, worth * partWorth);
  }
  return best;
}

/** By words, the most that any of these is worth. */
function best(worths: readonly (readonly number[])[], words: number): number[] {
  return Array.from({ length: words }, (_, word) => Math.max(0, ...worths.map((each) => each[word] ?? 0)));
}

function firstWords(sentence: string): string {
  return sentence.split(/\s+/).slice(0, openingWords).join(' ');
}
