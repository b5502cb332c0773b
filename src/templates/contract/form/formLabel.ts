/** Words of a label, alike all through. */
export interface LabelPart {
  readonly text: string;
  /** Where they lead to: an address of ours. */
  readonly href?: string | undefined;
}

/** What a field or a choice is called: its words, or, where some of them are a link, its words in parts. */
export type FormLabel = string | readonly LabelPart[];

/** The words of a label alone. */
export function labelWords(label: FormLabel): string {
  return typeof label === 'string' ? label : label.map(({ text }) => text).join('');
}

/** Whether two labels say the same, however that is capitalised. */
export function isSameName(one: FormLabel, other: FormLabel): boolean {
  return labelWords(one).toLowerCase() === labelWords(other).toLowerCase();
}

/** Some words that are a link, by their place in a text. */
export interface LinkedWords {
  readonly start: number;
  readonly end: number;
  readonly href: string;
}

/** A text with its links as a label. */
export function labelWith(text: string, links: readonly LinkedWords[]): FormLabel {
  if (links.length === 0) return text;
  const parts: LabelPart[] = [];
  let done = 0;
  for (const { start, end, href } of links) {
    parts.push({ text: text.slice(done, start) }, { text: text.slice(start, end), href });
    done = end;
  }
  parts.push({ text: text.slice(done) });
  return parts.filter((part) => part.text !== '');
}
