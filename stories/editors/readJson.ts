import { jsonFaultAt } from '#services/content/jsonFault.ts';

/** What usually brought a fault about, by what stands there. */
export type JsonFaultCause =
  | 'empty'
  | 'unfinished'
  | 'comma-missing'
  | 'comma-too-many'
  | 'quote-inside'
  | 'quote-curly'
  | 'string-open'
  | 'key-bare'
  | 'after-end'
  | 'other';

/** Where a text stops being JSON; `line` and `column` from 1. */
export interface JsonFault {
  readonly at: number;
  readonly line: number;
  readonly column: number;
  readonly cause: JsonFaultCause;
}

export type ReadJson =
  | { readonly state: 'read'; readonly json: unknown }
  | { readonly state: 'broken'; readonly fault: JsonFault };

/** Reads what somebody typed as JSON, or tells where it stops being that. */
export function readJson(text: string): ReadJson {
  const at = jsonFaultAt(text);
  if (at === undefined) return { state: 'read', json: JSON.parse(text) };
  const lines = text.slice(0, at).split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return { state: 'broken', fault: { at, line: lines.length, column, cause: causeOf(text, at) } };
}

function causeOf(text: string, at: number): JsonFaultCause {
  if (text.trim() === '') return 'empty';
  const rest = text.slice(at);
  if (rest.trim() === '') return 'unfinished';
  const before = text.slice(0, at).trimEnd();
  if (jsonFaultAt(before) === undefined) return 'after-end';
  const last = before.at(-1) ?? '';
  if (/^[“”‘’'„]/.test(rest)) return 'quote-curly';
  if (/^[\]}]/.test(rest) && last === ',') return 'comma-too-many';
  if (rest.startsWith('"') && !/["\]}\w]/.test(last)) return 'string-open';
  // The text before it ended where its author meant a quotation mark.
  if (last === '"' && !/^["[{]/.test(rest)) return /\s$/.test(text.slice(0, at)) ? 'comma-missing' : 'quote-inside';
  if (/["\]}\w]/.test(last) && /^["[{\w-]/.test(rest)) return 'comma-missing';
  if (/^[A-Za-z_]/.test(rest)) return 'key-bare';
  return 'other';
}
