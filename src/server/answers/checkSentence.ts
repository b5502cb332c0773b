import type { AnswerPassage, WrittenSentence } from '#app/api/answerResponse.ts';

/** Longer than anything one would read out (characters). */
const sentenceMax = 400;

/** Words of this length or more say something. */
const wordMin = 4;
/** So many letters at its beginning two words share that are forms of one. */
const stemLength = 5;
/** So many of the words that say something have to stand in the passages a sentence names. */
const knownMin = 0.5;

const markers = /((?:\s*\[\d{1,2}(?:\s*,\s*\d{1,2})*\])+)\s*([.!?])?/g;

const figure = /\d+(?:[.,:]\d+)*/g;

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Numbers in words, which are figures too; one and its forms are articles as well. */
const numberWords = list(`
  twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig
  dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend miljoen miljard helft kwart
  two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion half quarter`);

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
 * Takes a line that a model wrote apart: sentences and the numbers of the passages that each was marked with. What has
 * no mark behind it is left out.
 */
export function markedSentences(line: string): WrittenSentence[] {
  const sentences: WrittenSentence[] = [];
  let from = 0;
  for (const match of line.matchAll(markers)) {
    const [whole, marks = '', end = ''] = match;
    const before = line.slice(from, match.index).trim();
    from = match.index + whole.length;
    // The mark is that of the sentence it stands behind; those before it in the line have none.
    const last = before.split(/(?<=[.!?])\s+(?=\p{Lu})/u).at(-1) ?? '';
    const text = last.replace(/^[-*•\d.)\s]*(?=\p{L})/u, '').replace(/[\s,;:]+$/, '');
    if (text === '') continue;
    const sources = [...new Set([...marks.matchAll(/\d+/g)].map(([number]) => Number(number)))];
    sentences.push({ text: /[.!?]$/.test(text) ? text : `${text}${end || '.'}`, sources });
  }
  return sentences;
}

/**
 * A sentence as far as its sources bear it: with those of its numbers that exist. Nothing when none is left, or when a
 * figure or a name of it does not stand in them, or hardly any of its words: then it was made up.
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
  const said = known.map((number) => textOf(passages[number - 1])).join(' ');
  const words = new Set(wordsOf(said));
  const figures = new Set(figuresIn(said));
  if (figuresIn(text).some((number) => !figures.has(number))) return undefined;
  const own = wordsOf(text);
  if (own.some((word) => numberWords.has(word) && !words.has(word))) return undefined;
  const asked = new Set(wordsOf(question));
  if (namesIn(text).some((name) => !words.has(name) && !asked.has(name))) return undefined;
  const stems = new Set([...words].map(stemOf));
  const saying = own.filter((word) => word.length >= wordMin);
  const borne = saying.filter((word) => stems.has(stemOf(word))).length;
  return saying.length > 0 && borne / saying.length >= knownMin ? { text, sources: known } : undefined;
}

function textOf(passage: AnswerPassage | undefined): string {
  if (!passage) return '';
  return [passage.source.title, passage.before, passage.quote, passage.after].join(' ');
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
