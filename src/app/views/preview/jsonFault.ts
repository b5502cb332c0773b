import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

/** What usually brought a fault about, by what stands there. */
export type JsonFaultCause =
  | 'empty'
  | 'html'
  | 'address'
  | 'unfinished'
  | 'comment'
  | 'comma-missing'
  | 'comma-too-many'
  | 'colon-missing'
  | 'quote-inside'
  | 'quote-curly'
  | 'string-open'
  | 'string-control'
  | 'backslash'
  | 'key-bare'
  | 'unseen'
  | 'after-end'
  | 'other';

/** Where a text stops being JSON; `line` and `column` from 1. */
export interface JsonFault {
  readonly at: number;
  readonly line: number;
  readonly column: number;
  readonly cause: JsonFaultCause;
}

/**
 * Where a text stops being JSON, and why; `undefined` when it is JSON. The engine's own message seldom names a line.
 *
 * @throws RangeError for a text that nests without end
 */
export function jsonFaultIn(text: string): JsonFault | undefined {
  const fault = firstFault(text);
  if (fault === undefined) return undefined;
  const { offset: at } = fault;
  const lines = text.slice(0, at).split('\n');
  return { at, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, cause: causeOf(text, fault) };
}

function firstFault(text: string): ParseError | undefined {
  const faults: ParseError[] = [];
  parse(text, faults, { disallowComments: true, allowTrailingComma: false });
  return faults[0];
}

function causeOf(text: string, { offset: at, error }: ParseError): JsonFaultCause {
  const whole = text.trim();
  if (whole === '') return 'empty';
  if (whole.startsWith('<')) return 'html';
  if (/^(?:(?:https?:\/)?\/|[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?\/)\S*$/i.test(whole)) return 'address';
  return causeByCode(printParseErrorCode(error)) ?? causeByPlace(text, at);
}

/** What the parser itself tells apart. */
function causeByCode(code: string): JsonFaultCause | undefined {
  switch (code) {
    case 'InvalidCommentToken':
      return 'comment';
    case 'ColonExpected':
      return 'colon-missing';
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return 'backslash';
    case 'InvalidCharacter':
      return 'string-control';
    default:
      return undefined;
  }
}

function causeByPlace(text: string, at: number): JsonFaultCause {
  const rest = text.slice(at);
  if (rest.trim() === '') return 'unfinished';
  const before = text.slice(0, at).trimEnd();
  if (before !== '' && firstFault(before) === undefined) return 'after-end';
  const last = before.at(-1) ?? '';
  if (/^[“”‘’'„]/.test(rest)) return 'quote-curly';
  // Spaces that JSON does not know, and signs without width: they come along with what was copied.
  if (/^(?:\s|\p{C})/u.test(rest)) return 'unseen';
  if (/^[\]}]/.test(rest) && last === ',') return 'comma-too-many';
  if (rest.startsWith('"') && !/["\]}\w]/.test(last)) return 'string-open';
  // The text before it ended where its author meant a quotation mark.
  if (last === '"' && !/^["[{]/.test(rest)) return /\s$/.test(text.slice(0, at)) ? 'comma-missing' : 'quote-inside';
  // Figures behind a zero: a number that nobody would put a comma into.
  if (/\d$/.test(text.slice(0, at)) && /^\d/.test(rest)) return 'other';
  if (/["\]}\w]/.test(last) && /^["[{\w-]/.test(rest)) return 'comma-missing';
  if (/^[A-Za-z_]/.test(rest)) return 'key-bare';
  return 'other';
}
