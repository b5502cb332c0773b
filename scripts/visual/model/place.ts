import { createHash } from 'node:crypto';

/** What a browser is asked for besides a site, a mode and a width. */
export const presets = ['forced-colors', 'large-text', 'reduced-motion', 'print'] as const;
export type Preset = (typeof presets)[number];

export type Mode = 'light' | 'dark';

/** How a story is looked at. */
export interface View {
  /** The id of a theme: a site's, or a portlet's. */
  readonly site: string;
  readonly mode: Mode;
  /** The window's width in px. */
  readonly width: number;
  readonly preset?: Preset;
}

/** One picture: a story in a view, with one of its sets of arguments. */
export interface Place {
  /** Storybook's id of the story. */
  readonly story: string;
  /** Names the set of arguments; empty for the story's own. */
  readonly variant: string;
  readonly view: View;
}

/** `coegroen-dark-390`, `coegroen-dark-390-print`: the name that `.storybook/modes.ts` gives the view. */
export function viewName({ site, mode, width, preset }: View): string {
  return [site, mode, width, ...(preset ? [preset] : [])].join('-');
}

/** One line that names a place in decisions, files and reports. */
export function placeKey({ story, variant, view }: Place): string {
  return [story, ...(variant === '' ? [] : [`[${variant}]`]), viewName(view)].join(' ');
}

/** SHA-256 in hex, cut to 32 digits: names of files and lines in git stay readable. */
export function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
