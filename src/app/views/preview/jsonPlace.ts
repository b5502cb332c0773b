/** Where a value stands in a JSON text. */
export interface JsonPlace {
  readonly start: number;
  readonly end: number;
}

/** The place of what a JSON Pointer names, as near as the text has it. The parser is loaded when it is first needed. */
export async function jsonPlace(text: string, pointer: string): Promise<JsonPlace | undefined> {
  const { parseTree, findNodeAtLocation } = await import('jsonc-parser');
  const tree = parseTree(text);
  const path = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  for (let length = path.length; tree && length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return { start: node.offset, end: node.offset + node.length };
  }
  return undefined;
}

/** The place of a line, from 1, in a text that need not be JSON. */
export function linePlace(text: string, line: number): JsonPlace {
  const start = text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length + 1, 0);
  const end = text.indexOf('\n', start);
  return { start, end: end < 0 ? text.length : end };
}

/** Selects a place in a field and brings its line into sight. */
export function selectPlace(field: HTMLTextAreaElement, { start, end }: JsonPlace): void {
  const line = field.value.slice(0, start).split('\n').length - 1;
  const lines = field.value.split('\n').length;
  field.focus();
  field.setSelectionRange(start, end);
  field.scrollTop = Math.max(0, (field.scrollHeight / lines) * line - field.clientHeight / 4);
}
