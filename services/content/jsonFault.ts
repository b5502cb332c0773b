import { type ParseError, parse } from 'jsonc-parser';

/** The offset (from 0) at which a text stops being JSON; undefined when it is JSON. */
function jsonFaultAt(text: string): number | undefined {
  const faults: ParseError[] = [];
  parse(text, faults, { disallowComments: true, allowTrailingComma: false });
  return faults[0]?.offset;
}

/**
 * The line (from 1) on which a text stops being JSON; undefined when it is JSON. The engine's own message names no
 * line for most faults, and an editor who broke a page needs exactly that.
 */
export function jsonFaultLine(text: string): number | undefined {
  const fault = jsonFaultAt(text);
  return fault === undefined ? undefined : text.slice(0, fault).split('\n').length;
}
