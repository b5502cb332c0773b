import { withoutTerms } from './withoutTerms.ts';

/** What a message of an error may hold of a person, and what stands there instead. Bounded, as messages come from anywhere. */
const personal: readonly (readonly [RegExp, string])[] = [
  // Parsers quote what they could not read: it may be anything that somebody typed.
  [/(?:\.\.\.)?"[\s\S]{0,300}"(?:\.\.\.)? is not valid JSON/g, 'what came is not valid JSON'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 [secret]'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '[secret]'],
  [
    /\b([\w-]{0,20}(?:token|password|wachtwoord|secret|api_?key|authorization|cookie))["']?\s*[:=]\s*[^\s,;}]+/gi,
    '$1=[secret]',
  ],
  [/[^\s<>"'=:;,()/@]{1,64}(?:@|%40)[^\s<>"';,()/@%]{1,255}\.[a-z]{2,24}/gi, '[e-mail]'],
  // This machine's own is nobody's.
  [/\b(?!127\.)\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  [
    /(?<![\w:])(?!::1\b)(?:[\da-f]{0,4}:){3,7}[\da-f]{1,4}(?![\w:])|(?<![\w:])(?:[\da-f]{1,4}:)+:[\da-f]{0,4}(?![\w:])/gi,
    '[address]',
  ],
];

/** A text about an error without what a visitor typed, who it is, and what lets somebody in. */
export function withoutPersonalData(text: string): string {
  return personal.reduce((left, [pattern, instead]) => left.replace(pattern, instead), withoutTerms(text));
}
