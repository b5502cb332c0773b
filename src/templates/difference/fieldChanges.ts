import { isRecord } from '../contract/empty.ts';
import { wholeLetters } from '../contract/wholeLetters.ts';
import type { FieldChange } from './difference.types.ts';
import { maximumDepth, stamps, textOf, wordsOf } from './words.ts';

/** Two levels of metadata and of fields are one to an editor. */
const holders = new Set(['metadata', 'gkn_pagemetadata', 'item_metadata']);

/** More than anyone reads about one part. */
const maximumFields = 20;

/** As much of a text as one line holds (characters). */
const maximumLength = 140;

type Step = string | number;

/** What differs between two values of the CMS, field by field. Every spelling of nothing is the same nothing. */
export function fieldChanges(before: unknown, after: unknown): { fields: readonly FieldChange[]; more: number } {
  const fields: FieldChange[] = [];
  let more = 0;
  const note = (path: readonly Step[], change: Omit<FieldChange, 'field'>) => {
    const field = nameOf(path);
    // The CMS repeats the title among the metadata.
    if (fields.some((known) => known.field === field && known.after === change.after)) return;
    if (fields.length < maximumFields) fields.push({ field, ...change });
    else more += 1;
  };
  const compare = (was: unknown, is: unknown, path: readonly Step[]) => {
    if (was === is || path.length > maximumDepth) return;
    if (isRecord(was) && isRecord(is)) {
      for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
        if (!stamps.has(key)) compare(was[key], is[key], [...path, key]);
      }
    } else if (Array.isArray(was) && Array.isArray(is) && [...was, ...is].some(isRecord)) {
      compareLists(was, is, path);
    } else {
      const change = textChange(textOf(was), textOf(is));
      if (change) note(path, change);
    }
  };
  /** What is the same at both ends stays out of it; between them, one entry after the other. */
  const compareLists = (was: readonly unknown[], is: readonly unknown[], path: readonly Step[]) => {
    const [first, second] = [was.map((each) => JSON.stringify(each)), is.map((each) => JSON.stringify(each))];
    const { start, end } = commonEnds(first, second);
    const length = Math.max(first.length, second.length) - start - end;
    for (let place = start; place < start + length; place++) {
      const [old, young] = [first.length - end, second.length - end];
      compare(place < old ? was[place] : undefined, place < young ? is[place] : undefined, [...path, place]);
    }
  };
  compare(before, after, []);
  return { fields, more };
}

/** How many entries are the same from the beginning, and how many of the others from the end. */
function commonEnds(was: readonly string[], is: readonly string[]): { start: number; end: number } {
  const shorter = Math.min(was.length, is.length);
  let start = 0;
  while (start < shorter && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < shorter - start && was[was.length - 1 - end] === is[is.length - 1 - end]) end += 1;
  return { start, end };
}

function nameOf(path: readonly Step[]): string {
  const named = path.filter((step) => typeof step === 'number' || !holders.has(step));
  return named.reduce<string>((name, step) => {
    if (typeof step === 'number') return `${name} ${step + 1}`.trim();
    return name === '' ? step : `${name} › ${step}`;
  }, '');
}

function textChange(was: string, is: string): Omit<FieldChange, 'field'> | undefined {
  if (was === is) return undefined;
  const [before, after] = [wordsOf(was), wordsOf(is)];
  const { start, end } = commonEnds(before, after);
  const [gone, come] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const kind = gone.length + come.length === 0 ? 'markup' : 'words';
  return { kind, before: shortened(gone), after: shortened(come) };
}

function shortened(words: readonly string[]): string {
  let text = '';
  for (const word of words) {
    if (text.length + word.length > maximumLength) return `${text || wholeLetters(word.slice(0, maximumLength))} …`;
    text = text === '' ? word : `${text} ${word}`;
  }
  return text;
}
