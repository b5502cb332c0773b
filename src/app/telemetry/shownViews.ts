import type { Language } from '#languages/languages.ts';
import type { View } from '../views/resolveView.ts';

/** A page as a visitor came to see it. */
export interface ShownView {
  readonly kind: View['kind'];
  /** Path of the address, percent-encoded. */
  readonly path: string;
  readonly title: string;
  readonly language: Language;
  /** 200 for everything but error pages. */
  readonly status: number;
}

const early: ShownView[] = [];
let tell = (view: ShownView): unknown => early.push(view);

/** Says that a page is on the screen, with its title in the document. */
export function noteView({ kind }: View, language: Language, status: number): void {
  tell({ kind, path: location.pathname, title: document.title, language, status });
}

/** Hands the pages shown so far, and from now on, to the one who listens. */
export function listenToViews(listener: (view: ShownView) => void): void {
  tell = listener;
  early.forEach(listener);
}
