import { type ParseError, parse } from 'jsonc-parser';
import type { PreviewFailure } from '#app/views/preview/previewResponse.ts';

/** How much of an answer is quoted on each side of a fault (characters). */
const reach = 60;

/** Where a text stops being JSON: its line, and what stands around it. The engine's own message seldom names a line. */
export function jsonFault(text: string): Extract<PreviewFailure, { kind: 'notJson' }> {
  const position = faultAt(text);
  if (position === undefined) return { kind: 'notJson', near: quoted(text, 0, reach * 2) };
  const line = text.slice(0, position).split('\n').length;
  return { kind: 'notJson', line, near: quoted(text, position - reach, position + reach) };
}

/** @returns `undefined` where there is nothing to point at: an empty answer, or one that nests without end */
function faultAt(text: string): number | undefined {
  const faults: ParseError[] = [];
  if (text.trim() === '') return undefined;
  try {
    parse(text, faults, { disallowComments: true, allowTrailingComma: false });
  } catch {
    return undefined;
  }
  return faults[0]?.offset;
}

function quoted(text: string, from: number, to: number): string {
  const start = Math.max(0, from);
  const piece = text.slice(start, to).toWellFormed().replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${piece}${to < text.length ? '…' : ''}`;
}
