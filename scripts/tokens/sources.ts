/** A file of ours as text. */
export interface Source {
  /** From the root of the repository: `src/design-system/components/Button/Button.variants.ts`. */
  readonly path: string;
  readonly text: string;
}

/** Whether a file paints: the server has no looks, stories and tests only look, pairs and tokens are declarations. */
export function paints(path: string): boolean {
  return (
    /^src\/(?:design-system|templates|app)\/.*\.(?:tsx?|css)$/.test(path) &&
    !/\.(?:stories|test|test-d|pairs|fixtures)\.tsx?$/.test(path) &&
    !path.startsWith('src/design-system/tokens/')
  );
}

/** Whose file it is, in the words of a `*.pairs.ts`: a component's name, `base styles`, or the folder of a layer. */
export function ownerOf(path: string): string {
  const [, component] = /^src\/design-system\/components\/([^/]+)\//.exec(path) ?? [];
  if (component !== undefined) return component;
  if (path.startsWith('src/design-system/theme/')) return 'base styles';
  return path.split('/').slice(1, 3).join('/');
}

/** A quoted text of a script, in words; each word knows its line (from 1). */
export type Words = readonly { readonly word: string; readonly line: number }[];

const lexeme = /\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

function wordsOf(text: string, line: number): Words {
  let current = line;
  return text.split(/(\s+)/).flatMap((part) => {
    if (/^\s*$/.test(part)) {
      current += part.split('\n').length - 1;
      return [];
    }
    return [{ word: part, line: current }];
  });
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/**
 * The quoted texts of a script, where class names stand. Comments are skipped; what a template literal fills in is a
 * text by itself, because it may be absent from the page.
 */
export function quotedTexts(text: string, firstLine = 1): readonly Words[] {
  return [...text.matchAll(lexeme)].flatMap(({ 0: found, index }) => {
    if (found.startsWith('/')) return [];
    const line = firstLine + lineAt(text, index) - 1;
    const inside = found.slice(1, -1);
    if (!found.startsWith('`')) return [wordsOf(inside, line)];
    const filledIn = [...inside.matchAll(/\$\{([^{}]*)\}/g)].flatMap((hole) =>
      quotedTexts(hole[1] ?? '', line + lineAt(inside, hole.index) - 1),
    );
    // A hole becomes as many blank characters, so that lines stay where they are and words never join over it.
    return [
      wordsOf(
        inside.replace(/\S*\$\{[^{}]*\}\S*/g, (hole) => hole.replace(/\S/g, ' ')),
        line,
      ),
      ...filledIn,
    ];
  });
}

/** A script or style sheet without its comments, line for line. */
export function withoutComments(text: string): string {
  return text.replace(lexeme, (found) => (found.startsWith('/') ? found.replace(/[^\n]/g, ' ') : found));
}
