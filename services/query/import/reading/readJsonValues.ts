import { lineMax, readLines } from './readLines.ts';

/** What one record of a JSON file says, or why it cannot be read. `at` is the line that it begins on, from 1. */
export type JsonValue = { readonly at: number } & (
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'broken'; readonly reason: string }
);

/** Under which names the answers of services keep their lists of records. */
const listNames = new Set(['items', 'results', 'data', 'works', 'records', 'hits']);
const tooLong = `it is longer than ${lineMax} characters`;

/** Whether a JSON text has a record on each line: its first is whole and more follows, or its second begins another. */
export function isJsonLines(head: string): boolean {
  const [first = '', second = ''] = head.trimStart().split(/\r\n|\n|\r/, 2);
  if (!first.startsWith('{')) return false;
  const isMore = head.trim().length > first.trim().length;
  return second.trimStart().startsWith('{') || (isMore && parse(0, first).kind === 'value');
}

export async function* readJsonLines(text: AsyncIterable<string>): AsyncGenerator<JsonValue> {
  for await (const line of readLines(text)) {
    if (line.text === undefined) yield { at: line.at, kind: 'broken', reason: tooLong };
    else if (line.text.trim() !== '') yield parse(line.at, line.text);
  }
}

/**
 * The records of a JSON document: the elements of a list, those of the list in a service's answer (`items`, `results`,
 * `data`), or the document itself. Braces are counted and every record is parsed by itself: a document of any size is
 * never held, and a record that is wrong costs no other.
 */
export async function* readJsonDocument(text: AsyncIterable<string>): AsyncGenerator<JsonValue> {
  const scanner = new Scanner();
  for await (const chunk of text) yield* scanner.read(chunk);
  yield* scanner.end();
}

class Scanner {
  private line = 1;
  private readonly wrappers: ('list' | 'envelope')[] = [];
  /** Of braces inside a record, or inside a value that is none. */
  private depth = 0;
  private record: { at: number; text: string } | undefined;
  private inText = false;
  private isEscaped = false;
  /** The last text on the level of the wrappers: the name of what comes next. */
  private name = '';
  /** A document that is a record, as far as it may be one. */
  private root = '';
  private hasList = false;

  *read(chunk: string): Generator<JsonValue> {
    if (!this.hasList && this.root.length <= lineMax) this.root += chunk;
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const sign = chunk.charAt(at);
      if (sign === '\n') {
        this.line += 1;
        // No text has a line's end in it: here somebody forgot a quotation mark.
        this.inText = false;
      }
      if (this.inText) this.stepInText(sign);
      else if (sign === '"') {
        this.inText = true;
        if (this.depth === 0) this.name = '';
      } else if (sign === '{' || sign === '[') {
        if (this.open(sign)) from = at;
      } else if ((sign === '}' || sign === ']') && this.close()) {
        yield* this.finish(chunk.slice(from, at + 1));
      }
    }
    if (this.record !== undefined) this.keep(chunk.slice(from));
  }

  *end(): Generator<JsonValue> {
    if (this.record !== undefined) yield* this.finish('');
    else if (!this.hasList && this.root.trim() !== '') yield parse(1, this.root);
  }

  private stepInText(sign: string): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (sign === '\\') this.isEscaped = true;
    else if (sign === '"') this.inText = false;
    else if (this.depth === 0 && this.name.length < 100) this.name += sign;
  }

  /** Whether a record begins here. */
  private open(sign: string): boolean {
    if (this.depth > 0) {
      this.depth += 1;
      return false;
    }
    const wrapper = this.wrappers.at(-1);
    const isList = sign === '[';
    if (wrapper === undefined) this.wrap(isList ? 'list' : 'envelope');
    else if (wrapper === 'envelope' && isList && listNames.has(this.name)) this.wrap('list');
    else if (wrapper === 'envelope' && !isList && ['message', 'hits'].includes(this.name)) this.wrap('envelope');
    else {
      this.depth = 1;
      if (wrapper === 'envelope' || isList) return false;
      this.record = { at: this.line, text: '' };
      return true;
    }
    return false;
  }

  private wrap(kind: 'list' | 'envelope'): void {
    this.wrappers.push(kind);
    if (kind === 'envelope') return;
    this.hasList = true;
    this.root = '';
  }

  /** Whether a record ends here. */
  private close(): boolean {
    if (this.depth === 0) this.wrappers.pop();
    else this.depth -= 1;
    return this.depth === 0 && this.record !== undefined;
  }

  private keep(text: string): void {
    if (this.record !== undefined && this.record.text.length <= lineMax) this.record.text += text;
  }

  private *finish(text: string): Generator<JsonValue> {
    this.keep(text);
    const { record } = this;
    this.record = undefined;
    if (record !== undefined) yield parse(record.at, record.text);
  }
}

function parse(at: number, text: string): JsonValue {
  if (text.length > lineMax) return { at, kind: 'broken', reason: tooLong };
  try {
    return { at, kind: 'value', value: JSON.parse(text) };
  } catch {
    return { at, kind: 'broken', reason: 'this is not JSON' };
  }
}
