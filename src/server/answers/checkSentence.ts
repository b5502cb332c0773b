import type { AnswerPassage, WrittenSentence } from '#app/api/answerResponse.ts';
import { hasOtherUnit } from './measured.ts';
import { isTurned } from './turned.ts';
import { fold, stemOf, withoutThousands, wordList, wordsOf } from './words.ts';

/** Longer than anything one would read out (characters). */
const sentenceMax = 400;

/** Words of this length or more say something. */
const wordMin = 4;
/** So many of the words that say something have to stand in the passages a sentence names. */
const knownMin = 0.5;
/** And of them in each of these passages, or it is none of its sources, unless they do not bear it without. */
const partMin = 0.25;

/** With or without a protocol: `www.voorbeeld.nl`, `voorbeeld.nl/mest`; abbreviations have shorter parts, or are `prof.dr.`. */
const address =
  /https?:|www\.|@|(?<![\p{L}\p{N}-])(?!(?:prof|drs?|ir|ing|mr|incl|excl|max|min|ca|nr|art|bijv)\.)[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;
const markup = /[<>{}\\`|]|\]\(/;

/** With the letters before it, where it is a part of a name: `CO2` is no 2. */
const figure = /\p{L}*\d+(?:[.,:]\d+)*/gu;

/** Numbers in words, which are figures too; one and its forms are articles as well. */
const numberWords = wordList(`
  twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig
  dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend miljoen miljard helft kwart
  two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion half quarter`);

/** Words with which sentences begin and that name nobody. */
const starters = wordList(`
  de het een dit dat deze die er in op bij voor van met door om als wanneer wie wat waar hoe zo ook maar en of want daarom
  daarbij daarna daarnaast verder volgens uit na tot tussen onder over naar aan te is zijn wordt worden hij zij ze men je
  kies begin gebruik laat houd zorg doe bovendien echter alleen vooral meestal soms vaak binnen buiten tijdens hoewel omdat
  the a an this that these those there in on at for of with by to as when who what where how so also but and or because
  therefore after before besides according from until between under over is are it they he she one you choose start use
  keep make do moreover however only mostly sometimes often within outside during although since if while both each all no
  not geen niet alle elke ieder iedere beide ja nee yes`);

/**
 * A sentence as far as its sources bear it: with those of its numbers that exist and bear some of it. Nothing when none is
 * left, or when a figure or a name of it does not stand in them, or hardly any of its words, or it denies what they do
 * not: then it was made up. What stands in the question alone is made up as well: who asks what somebody says has no
 * source for it.
 *
 * @param passages in the order of their numbers
 */
export function checkedSentence(
  { text, sources }: WrittenSentence,
  passages: readonly AnswerPassage[],
): WrittenSentence | undefined {
  // An address leads readers where no source does, and marks are not for reading.
  if (text.length > sentenceMax || address.test(text.normalize('NFKC')) || markup.test(text)) return undefined;
  const told = (number: number) => textOf(passages[number - 1]);
  const bears = (numbers: readonly number[]) => isBorne(text, numbers.map(told).join('\n'));
  const existing = sources.filter((number) => passages[number - 1] !== undefined);
  const strong = existing.filter((number) => partBorne(text, told(number)) >= partMin);
  if (bears(strong)) return { text, sources: strong };
  // One that bears little may still be the only source of a figure or a name.
  const weak = existing.filter((number) => !strong.includes(number));
  const known = weak.reduce((kept, number) => {
    const others = kept.filter((other) => other !== number);
    return bears(others) ? others : kept;
  }, existing);
  return bears(known) ? { text, sources: known } : undefined;
}

/** Which part of the words of a sentence that say something stands in what its sources say. */
function partBorne(text: string, said: string): number {
  const saying = wordsOf(text).filter((word) => word.length >= wordMin);
  const stems = new Set(wordsOf(said).map(stemOf));
  return saying.length === 0 ? 0 : saying.filter((word) => stems.has(stemOf(word))).length / saying.length;
}

/** Whether what sources say bears a sentence: most of its words, its figures and its names, and what it denies. */
function isBorne(text: string, said: string): boolean {
  const own = wordsOf(text);
  if (partBorne(text, said) < knownMin || isTurned(text, said)) return false;
  const words = new Set(wordsOf(said));
  const figures = figuresTold(said);
  if (figuresIn(text).some((number) => !figures.has(number) && !figures.has(withoutThousands(number)))) return false;
  if (own.some((word) => numberWords.has(word) && !words.has(word))) return false;
  if (hasOtherUnit(text, said, numberWords)) return false;
  return !hasOtherName(text, words);
}

function textOf(passage: AnswerPassage | undefined): string {
  if (!passage) return '';
  return [passage.source.title, passage.before, passage.quote, passage.after].join('\n');
}

/** One way of writing for `1,5` and `1.5`, and for `10:30` and `10.30`. */
function figuresIn(text: string): string[] {
  return (text.normalize('NFKD').toLowerCase().match(figure) ?? []).map((number) => number.replaceAll(/[,:]/g, '.'));
}

/** Those of a text, and each large one as it stands without what parts its thousands. */
function figuresTold(said: string): ReadonlySet<string> {
  const told = figuresIn(said);
  return new Set([...told, ...told.map(withoutThousands)]);
}

/**
 * Whether words with a capital do not stand among these; the first, unless sentences begin with it, in some form: it may
 * be no name.
 */
function hasOtherName(text: string, words: ReadonlySet<string>): boolean {
  const [first = '', ...others] = text.match(/\p{L}[\p{L}\p{N}]*/gu) ?? [];
  const stems = new Set([...words].map(stemOf));
  const opens = !/^\p{Lu}/u.test(first) || starters.has(fold(first)) || stems.has(stemOf(fold(first)));
  return !opens || others.some((word) => /^\p{Lu}/u.test(word) && !words.has(fold(word)));
}
