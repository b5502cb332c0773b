const blank = /[ \t\r\n]*/y;
const quoted = /"(?:[^"\\]|\\.)*"/sy;
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

/**
 * The line (from 1) on which a text stops being JSON; undefined when it is JSON. The engine's own message names no
 * line for most faults, and an editor who broke a page needs exactly that.
 */
export function jsonFaultLine(text: string): number | undefined {
  const fault = jsonFaultAt(text);
  return fault === undefined ? undefined : text.slice(0, fault).split('\n').length;
}

/** The offset (from 0) at which a text stops being JSON; undefined when it is JSON. */
export function jsonFaultAt(text: string): number | undefined {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const takeChar = (char: string): boolean => {
    take(blank);
    if (text[at] !== char) return false;
    at += 1;
    return true;
  };
  const members = (close: string, member: () => boolean): boolean => {
    if (takeChar(close)) return true;
    do {
      if (!member()) return false;
    } while (takeChar(','));
    return takeChar(close);
  };
  const string = (): boolean => {
    quoted.lastIndex = at;
    const token = quoted.exec(text)?.[0];
    if (token === undefined || !isJson(token)) return false;
    at += token.length;
    return true;
  };
  const property = (): boolean => {
    take(blank);
    return string() && takeChar(':') && value();
  };
  const value = (): boolean => {
    if (takeChar('{')) return members('}', property);
    if (takeChar('[')) return members(']', value);
    return string() || take(scalar);
  };
  if (!value()) return at;
  take(blank);
  return at === text.length ? undefined : at;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
