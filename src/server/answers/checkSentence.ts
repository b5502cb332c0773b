import type { AnswerPassage, WrittenSentence } from '#app/api/answerResponse.ts';

/** Longer than anything one would read out (characters). */
const sentenceMax = 400;

/** Words of this length or more say something. */
const wordMin = 4;
/** So many letters at its beginning two words share that are forms of one. */
const stemLength = 5;
/** So many of the words that say something have to stand in the passages a sentence names. */
const knownMin = 0.5;

/** The mark of a sentence: `[1]`, `[1, 3]`. */
const mark = String.raw`\s*\[\d{1,2}(?:\s*,\s*\d{1,2})*\]`;
const marks = new RegExp(mark, 'g');

/** Between sentences: behind an end with a mark at it, or before a capital. */
const border = new RegExp(String.raw`(?<=\]\s*[.!?]|[.!?](?:${mark})+)\s+(?=[^\s[])|(?<=[.!?])\s+(?=\p{Lu})`, 'u');

const figure = /\d+(?:[.,:]\d+)*/g;

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Numbers in words, which are figures too; one and its forms are articles as well. */
const numberWords = list(`
  twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig
  dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend miljoen miljard helft kwart
  two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion half quarter`);

/** Words that turn what is said into its opposite. */
const denials = list(`
  niet geen nooit niemand niets nergens nimmer evenmin verbod verboden verbiedt
  not no never none nobody nothing nowhere neither nor cannot forbidden prohibited banned`);

/** Words with which sentences begin and that name nobody. */
const starters = list(`
  de het een dit dat deze die er in op bij voor van met door om als wanneer wie wat waar hoe zo ook maar en of want daarom
  daarbij daarna daarnaast verder volgens uit na tot tussen onder over naar aan te is zijn wordt worden hij zij ze men je
  kies begin gebruik laat houd zorg doe bovendien echter alleen vooral meestal soms vaak binnen buiten tijdens hoewel omdat
  the a an this that these those there in on at for of with by to as when who what where how so also but and or because
  therefore after before besides according from until between under over is are it they he she one you choose start use
  keep make do moreover however only mostly sometimes often within outside during although since if while both each all no
  not geen niet alle elke ieder iedere beide ja nee yes`);

/**
 * Takes a line that a model wrote apart: sentences and the numbers of the passages that each was marked with, at its end
 * or in its midst. One without a mark is left out.
 */
export function markedSentences(line: string): WrittenSentence[] {
  return line.split(border).flatMap((written) => {
    const numbers = (written.match(marks) ?? []).flatMap((found) => found.match(/\d+/g) ?? []);
    const text = written
      .replace(marks, '')
      .trim()
      .replace(/^(?:(?:[-*•]|\d{1,2}[.)])\s+)+/, '')
      .replace(/[\s,;:]+(?=[.!?]?$)/, '');
    if (numbers.length === 0 || !/\p{L}/u.test(text)) return [];
    return [{ text: /[.!?]$/.test(text) ? text : `${text}.`, sources: [...new Set(numbers.map(Number))] }];
  });
}

/**
 * A sentence as far as its sources bear it: with those of its numbers that exist. Nothing when none is left, or when a
 * figure or a name of it does not stand in them, or hardly any of its words, or it denies what they do not: then it was
 * made up.
 *
 * @param passages in the order of their numbers
 */
export function checkedSentence(
  { text, sources }: WrittenSentence,
  passages: readonly AnswerPassage[],
  question: string,
): WrittenSentence | undefined {
  const known = sources.filter((number) => passages[number - 1] !== undefined);
  if (known.length === 0 || text.length > sentenceMax) return undefined;
  // An address leads readers where no source does, and marks are not for reading.
  if (/https?:|www\.|[<>{}@\\`|]|\]\(/i.test(text)) return undefined;
  const said = known.map((number) => textOf(passages[number - 1])).join('\n');
  const words = new Set(wordsOf(said));
  const figures = new Set(figuresIn(said));
  if (figuresIn(text).some((number) => !figures.has(number))) return undefined;
  const own = wordsOf(text);
  if (own.some((word) => numberWords.has(word) && !words.has(word))) return undefined;
  const asked = new Set(wordsOf(question));
  if (namesIn(text).some((name) => !words.has(name) && !asked.has(name))) return undefined;
  const stems = new Set([...words].map(stemOf));
  if (isTurned(text, own, said)) return undefined;
  const saying = own.filter((word) => word.length >= wordMin);
  const borne = saying.filter((word) => stems.has(stemOf(word))).length;
  return saying.length > 0 && borne / saying.length >= knownMin ? { text, sources: known } : undefined;
}

/** Whether a sentence denies where nothing of its sources does, or asserts what the nearest sentence of them denies. */
function isTurned(text: string, words: readonly string[], said: string): boolean {
  if (denies(text)) return !denies(said);
  const stems = new Set(words.map(stemOf));
  const common = (sentence: string) =>
    [...new Set(wordsOf(sentence).map(stemOf))].filter((stem) => stems.has(stem)).length;
  const shared = said.split(/\n|(?<=[.!?])\s+/).map((sentence) => ({ sentence, count: common(sentence) }));
  const most = Math.max(...shared.map(({ count }) => count));
  return shared.filter(({ count }) => count === most).every(({ sentence }) => denies(sentence));
}

const denies = (text: string) => /n['’]t\b/i.test(text) || wordsOf(text).some((word) => denials.has(word));

function textOf(passage: AnswerPassage | undefined): string {
  if (!passage) return '';
  return [passage.source.title, passage.before, passage.quote, passage.after].join('\n');
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function wordsOf(text: string): string[] {
  return fold(text).match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
}

function stemOf(word: string): string {
  return word.slice(0, stemLength);
}

/** One way of writing for `1,5` and `1.5`. */
function figuresIn(text: string): string[] {
  return (text.normalize('NFKD').match(figure) ?? []).map((number) => number.replaceAll(',', '.'));
}

/** Words with a capital, folded; the first word only where it is none of those with which any sentence begins. */
function namesIn(text: string): string[] {
  const words = text.match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
  return words.filter((word, place) => /^\p{Lu}/u.test(word) && (place > 0 || !starters.has(fold(word)))).map(fold);
}
