import type { Attributes } from 'sanitize-html';

/**
 * The places inside one text that its own links lead to: footnotes and the way back from them. Editors' ids are given
 * up for names of ours, so that none can meet an id of the page.
 */
export interface TextTargets {
  /** Attributes with our name for their id; without an id when they have none. */
  named(attribs: Attributes): Attributes;
  /** Leads the links of a cleaned text to these names, and takes away the names that no link leads to. */
  connect(html: string): string;
}

export function createTextTargets(): TextTargets {
  const names = new Map<string, string>();
  return {
    named({ id, ...attribs }) {
      // Of two elements with one id the first is the target, as in browsers.
      if (!id || names.has(id)) return attribs;
      const name = `note-${names.size + 1}`;
      names.set(id, name);
      return { id: name, ...attribs };
    },
    connect(html) {
      if (names.size === 0) return html;
      const used = new Set<string>();
      const led = html.replace(/ href="#([^"]*)"/g, (whole, id: string) => {
        const name = names.get(id);
        if (name === undefined) return whole;
        used.add(name);
        return ` href="#${name}"`;
      });
      return led.replace(/ id="(note-\d+)"/g, (whole, name: string) => (used.has(name) ? whole : ''));
    },
  };
}

/**
 * Gives the names of a text ids of the page's own, by which two texts with footnotes stay apart.
 *
 * @param given ids that some names have already
 */
export function withPageIds(html: string, given: ReadonlyMap<string, string>, idOf: (name: string) => string): string {
  if (!html.includes('note-')) return html;
  const ids = new Map(given);
  const named = html.replace(/ id="(note-\d+)"/g, (_, name: string) => {
    const id = idOf(name);
    ids.set(name, id);
    return ` id="${id}"`;
  });
  return named.replace(/ href="#(note-\d+)"/g, (whole, name: string) => {
    const id = ids.get(name);
    return id === undefined ? whole : ` href="#${id}"`;
  });
}
