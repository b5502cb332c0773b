import { type JsonFault, jsonFaultIn } from '#app/views/preview/jsonFault.ts';
import type { PreviewFailure } from '#app/views/preview/previewResponse.ts';

/** How much of an answer is quoted on each side of a fault (characters). */
const reach = 60;

/** Where a text stops being JSON, why, and what stands around it. */
export function jsonFault(text: string): Extract<PreviewFailure, { kind: 'notJson' }> {
  const fault = faultIn(text);
  if (fault === undefined) return { kind: 'notJson', near: quoted(text, 0, reach * 2) };
  const { at, line, cause } = fault;
  if (cause === 'empty') return { kind: 'notJson', cause, near: '' };
  return { kind: 'notJson', line, cause, near: quoted(text, at - reach, at + reach) };
}

/** @returns `undefined` where there is nothing to point at: a text that nests without end */
function faultIn(text: string): JsonFault | undefined {
  try {
    return jsonFaultIn(text);
  } catch {
    return undefined;
  }
}

function quoted(text: string, from: number, to: number): string {
  const start = Math.max(0, from);
  const piece = text.slice(start, to).toWellFormed().replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${piece}${to < text.length ? '…' : ''}`;
}
