/** The kinds of documents in the collection, by the value of the facet `documenttype`. */
export const documentTypes = [
  'rapport',
  'artikel',
  'factsheet',
  'brochure',
  'video',
  'podcast',
  'lesmateriaal',
  'proefschrift',
  'dossier',
  'project',
  'evenement',
] as const;

export type DocumentType = (typeof documentTypes)[number];

/** Documents that are written about in the same way: a study reports what it did, a guide what is known. */
export type Family = 'study' | 'guide' | 'recording' | 'lesson' | 'project' | 'meeting';

export const familyOf: Record<DocumentType, Family> = {
  rapport: 'study',
  artikel: 'study',
  proefschrift: 'study',
  factsheet: 'guide',
  brochure: 'guide',
  dossier: 'guide',
  video: 'recording',
  podcast: 'recording',
  lesmateriaal: 'lesson',
  project: 'project',
  evenement: 'meeting',
};

/**
 * The sentences and titles of one language, with slots in braces that phrases of a topic take. `{about}`, `{measure}`
 * and the other lists of a strand take a phrase that the text has not used yet; `.bare` leaves out the article.
 * `{place}`, `{units}` and `{n}` are the same all through one text. A capital at the start is put there afterwards.
 */
export interface Sentences {
  readonly titles: Record<DocumentType, readonly string[]>;
  /** What the document is for. */
  readonly aim: Record<DocumentType, readonly string[]>;
  /** How it was made, or what it is made of. */
  readonly form: Record<Family, readonly string[]>;
  /** What was found: told by whoever found it, or handed on. */
  readonly finding: { own: readonly string[]; handedOn: readonly string[] };
  readonly effect: readonly string[];
  readonly nuance: readonly string[];
  readonly advice: readonly string[];
  readonly closing: readonly string[];
}
