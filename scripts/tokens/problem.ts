/** Something wrong with a theme, in words that tell a designer where to look and what to do. */
export interface Problem {
  readonly site: string;
  readonly mode: Mode | 'both';
  /** A token's path in tokens.json, a name in CSS, or a pair of colours with the component that declared it. */
  readonly where: string;
  readonly wrong: string;
  readonly mend: string;
}

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** One problem as a line for the terminal. */
export function problemLine({ site, mode, where, wrong, mend }: Problem): string {
  return `  ${site} · ${mode === 'both' ? 'both modes' : mode} · ${where}: ${wrong}\n      ${mend}`;
}

/** Something wrong in a source file. */
export interface SourceProblem {
  readonly path: string;
  readonly line: number;
  readonly wrong: string;
  readonly mend: string;
}

/** One problem of a source as lines for the terminal; `path:line` can be clicked. */
export function sourceProblemLine({ path, line, wrong, mend }: SourceProblem): string {
  return `  ${path}:${line}: ${wrong}\n      ${mend}`;
}
