import { createHash } from 'node:crypto';
import { recordLimits } from '#services/query/collection/recordLimits.ts';

/** Tells what could not be taken over, in the same words for all of its kind, with what stands in the source. */
export type Report = (kind: string, example: string) => void;

/*
 * What is longer than a record keeps is told and costs no more than itself. Text that is read is cut. Of a name half is
 * another name, and half an address leads nowhere: these are left out.
 */

/** A text, cut where it is too long. */
export function cutText(what: string, text: string, most: number, report: Report): string {
  if (text.length <= most) return text;
  report(tooLong(what, most), text);
  // No half of a letter that is made of two.
  const kept = text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '');
  return `${kept.trimEnd()}…`;
}

/** A name or an identifier; empty where it is too long. */
export function shortText(what: string, text: string, report: Report): string {
  if (text.length <= recordLimits.name) return text;
  report(tooLong(what, recordLimits.name), text);
  return '';
}

/** The entries of a list whose texts are short enough. */
export function shortOnes<Entry>(
  what: string,
  list: readonly Entry[],
  { most, textOf }: { readonly most: number; readonly textOf: (entry: Entry) => string },
  report: Report,
): Entry[] {
  const long = list.find((entry) => textOf(entry).length > most);
  if (long === undefined) return [...list];
  report(tooLong(what, most), textOf(long));
  return list.filter((entry) => textOf(entry).length <= most);
}

/** The first entries of a list, as many as a record keeps. */
export function firstOf<Entry>(what: string, list: readonly Entry[], most: number, report: Report): Entry[] {
  if (list.length > most) report(`more than ${most} ${what}`, `it has ${list.length}`);
  return list.slice(0, most);
}

const tooLong = (what: string, most: number) => `${what} of more than ${most} characters`;

/** A source's own identifier, or where that is too long a short one that is always made of it. */
export function shortIdentifier(id: string, report: Report): string {
  if (id.length <= recordLimits.name) return id;
  report(tooLong('an identifier', recordLimits.name), id);
  return `long:${hashOf(id)}`;
}

/** So many letters that no two texts have them by chance. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);
