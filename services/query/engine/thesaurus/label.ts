import type { Language } from '#services/query/engine/text/stems.ts';

/** Words for something, as they are written. */
export interface Label {
  readonly text: string;
  /** The language that says it so; `undefined` for what is the same in all of them, such as names. */
  readonly language: Language | undefined;
}

/** A label as it is given, in a language or in all: names, abbreviations and Latin are written with capitals. */
export function labelOf(text: string, language?: Language): Label {
  return { text, language: /\p{Lu}/u.test(text) ? undefined : language };
}
