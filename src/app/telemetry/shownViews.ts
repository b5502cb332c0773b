import type { Language } from '#languages/languages.ts';
import type { TextKey } from '#languages/texts.ts';

/** The name of a route, by which visits are counted: each language has a word for it (specification, section 2). */
export type RouteName = Named<TextKey<'navigation'>>;
type Named<Key> = Key extends `route.${infer Name}` ? Name : never;

/** A page as a visitor came to see it. */
export interface ShownView {
  readonly route: RouteName;
  /** Path of the address, percent-encoded. */
  readonly path: string;
  readonly title: string;
  /** Whether its title holds what a visitor typed. */
  readonly titleHolds: 'content' | 'term';
  readonly language: Language;
  /** 200 for everything but error pages. */
  readonly status: number;
}

const early: ShownView[] = [];
let tell = (view: ShownView): unknown => early.push(view);

/** Says that a page is on the screen, with its title in the document. */
export function noteView(view: Omit<ShownView, 'path' | 'title'>): void {
  tell({ ...view, path: location.pathname, title: document.title });
}

/** Hands over the pages shown so far, and every later one. */
export function listenToViews(listener: (view: ShownView) => void): void {
  tell = listener;
  early.forEach(listener);
}
