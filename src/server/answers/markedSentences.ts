import type { WrittenSentence } from '#app/api/answerResponse.ts';
import { goesOn } from '#languages/abbreviations.ts';
import { mark, withPlainMarks } from './plainMarks.ts';

const marks = new RegExp(mark, 'g');

/** Between sentences: behind an end with a mark at it, or before a capital. */
const border = new RegExp(String.raw`(?<=\]\s*[.!?]|[.!?](?:${mark})+)\s+(?=[^\s[])|(?<=[.!?])\s+(?=\p{Lu})`, 'u');

/** Which models give though they are told not to; an asterisk between figures multiplies them. */
const emphasis = /\*\*|__|(?<![\p{L}\p{N}])\*(?=\S)|(?<=\S)\*(?![\p{L}\p{N}])/gu;

/** Begins an item of a list. */
const bullet = /^\s*(?:(?:[-–•*+]|\d{1,2}[.)])\s+)+/;

/** A name for the sentence behind it: `**Ligtijd:** Een koe ligt …`. The sources have none of it. */
const label = /^\s*\*\*[^*]{1,60}(?::\*\*|\*\*\s?:)\s+(?=\p{Lu})/u;

/** Says when or for what a sentence holds, and is no name for it: `**Alleen in mei:** Mest mag …`. */
const condition =
  /\d|\b(?:bij|alleen|in|op|als|voor|na|tot|zonder|niet|geen|tenzij|wanneer|indien|mits|only|if|when|for|at|on|before|after|until|without|unless|not|no)\b/i;

/** At the end of a sentence that is marked and closed. */
const closed = new RegExp(String.raw`(?:\]\s*[.!?]|[.!?](?:${mark})+)\s*$`, 'u');

/** The end of a text that needs no stop behind it. */
const stopped = /[.!?]["'”’»)]*$/;

/** Before a mark that stands for a word: without it the sentence would have a hole. */
const hole = new RegExp(
  String.raw`\b(?:volgens|according to|zie|see)${mark}|^(?:in|uit|from|(?:\w+ )?(?:passages?|bron(?:nen)?|sources?))${mark}\s*\p{L}`,
  'iu',
);

/**
 * Takes the lines that a model wrote apart: sentences and the numbers of the passages that each was marked with, at its
 * end or in its midst. One without a mark is left out. An item of a list that is no sentence gets what stands above the
 * list, and is left out where that is not known: alone, `taxus` under what is poisonous could be advice.
 */
export function markedSentences(text: string): WrittenSentence[] {
  const aboveEach = headsOfLists();
  return text.split('\n').flatMap((line) => {
    const isItem = bullet.test(line);
    const plain = withPlainMarks(withoutLabel(line.replace(bullet, '')));
    const above = aboveEach(line, isItem, plain);
    return sentencesOf(plain).flatMap((written) => {
      const numbers = (written.match(marks) ?? []).flatMap((found) => found.match(/\d+/g) ?? []);
      const said = cleaned(written);
      if (numbers.length === 0 || !/\p{L}/u.test(said) || hole.test(written.trim())) return [];
      // What looks like a sentence needs no head, though it may have one.
      if (isItem && above === '' && !isSentence(`${said}.`)) return [];
      const whole = isItem && above !== '' && !isSentence(said) ? `${above}: ${said}` : said;
      return [{ text: stopped.test(whole) ? whole : `${whole}.`, sources: [...new Set(numbers.map(Number))] }];
    });
  });
}

function withoutLabel(line: string): string {
  const [found = ''] = label.exec(line) ?? [];
  return condition.test(found) ? line : line.slice(found.length);
}

/**
 * Tells of each line what its list stands under; nothing where that is not sure. A head may be an item itself, of a list
 * within a list: what is further in or out than the item before it stands under another one.
 */
function headsOfLists() {
  let above = '';
  let before: { readonly indent: number; readonly isHead: boolean } | undefined;
  return (line: string, isItem: boolean, plain: string): string => {
    if (plain.trim() === '') return above;
    const head = headOf(plain);
    const indent = line.search(/\S/);
    const isOfSameList = !before || before.isHead || before.indent === indent;
    if (head !== '' || !isItem || !isOfSameList || plain.search(marks) < 0) above = head;
    before = isItem || head !== '' ? { indent, isHead: head !== '' } : undefined;
    return above;
  };
}

function cleaned(written: string): string {
  return (
    written
      .replace(marks, '')
      .replace(emphasis, '')
      // It could turn the direction of what follows, or hide a word from what is checked.
      .replace(/\p{Cf}/gu, '')
      .trim()
      .replace(bullet, '')
      .replace(/[\s,;:]+(?=[.!?]?$)/, '')
  );
}

/** What a list may stand under: a line that ends with a colon, or a heading. */
function headOf(line: string): string {
  const isHead = line.search(marks) < 0 && /^\s*#+\s|^\s*\*\*.*\*\*:?\s*$|:(?:\*\*)?\s*$/.test(line);
  return isHead ? cleaned(line.replace(/^\s*#+\s+/, '')) : '';
}

/** Whether a text says something by itself. */
function isSentence(text: string): boolean {
  return /^\p{Lu}/u.test(text) && stopped.test(text) && text.split(/\s+/).length > 3;
}

/** A line at its borders, but for those behind an abbreviation: half of a sentence would say something else. */
function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let before = '';
  for (const piece of line.split(border)) {
    if (goesOn(before, piece)) sentences[sentences.length - 1] += ` ${piece}`;
    else sentences.push(piece);
    before = piece;
  }
  return sentences;
}

/** Lines without their last sentence, which may go on. */
export function untilLastBegun(text: string): string {
  const start = text.lastIndexOf('\n') + 1;
  return (
    text.slice(0, start) +
    sentencesOf(withPlainMarks(text.slice(start)))
      .slice(0, -1)
      .join(' ')
  );
}

/** Lines without the sentence at their end that was cut off. */
export function untilLastEnd(text: string): string {
  const line = withPlainMarks(text.slice(text.lastIndexOf('\n') + 1));
  return closed.test(sentencesOf(line).at(-1) ?? '') ? text : untilLastBegun(text);
}
