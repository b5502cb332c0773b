import { wordsOf } from '#services/query/engine/text/words.ts';

const titleMin = 2;
const labelMax = 2;

/** Whether a question has a title in it, word for word. */
export function names(question: string, title: string): boolean {
  const words = wordsOf(title);
  return words.length >= titleMin && ` ${wordsOf(question).join(' ')} `.includes(` ${words.join(' ')} `);
}

/** Whether a sentence begins with words of the question alone, before a colon. */
export function isLabelledBy(sentence: string, words: ReadonlySet<string>): boolean {
  const label = wordsOf(/^([^:.|]{2,30}):\s/.exec(sentence)?.[1] ?? '');
  return label.length > 0 && label.length <= labelMax && label.every((word) => words.has(word));
}

/** A sentence without the words of the question: who is asked about is not who is asked for. */
export function without(sentence: string, question: string): string {
  const words = new Set(wordsOf(question));
  return sentence.replace(/\p{L}+/gu, (word) => (wordsOf(word).every((each) => words.has(each)) ? '' : word));
}

/** Whether a line asks. */
export const asks = (line: string): boolean => /\?\s*$/.test(line);

/** Whether a heading asks, with a mark or without (`Wanneer maaien`). */
export const headingAsks = (heading: string): boolean =>
  asks(heading) ||
  /^(?:hoe(?:veel)?|wat|waar\p{L}*|wanneer|welke?|wie|how|what|when|where|which|who|why)\b/iu.test(heading);
