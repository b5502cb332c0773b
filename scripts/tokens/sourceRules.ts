import type { ComponentPairs, PairColor } from '#design-system/tokens/pairs.ts';
import { colorTokens } from '#design-system/tokens/semanticTokens.ts';
import { colorOfClass, paletteProperties, readClass, sharedProperties, tokenProperties } from './classNames.ts';
import { type PaintedPair, paintedPairs } from './paintedPairs.ts';
import { pairName } from './pairContrast.ts';
import type { SourceProblem } from './problem.ts';
import { ownerOf, paints, quotedTexts, type Source } from './sources.ts';
import { namedProperties, type TokenUse, tokenUses } from './usage.ts';

const listPath = 'src/design-system/tokens/semanticTokens.ts';
const palettePath = 'src/design-system/tokens/palette.ts';

/** Line (from 1) of a role's name in the list that declares it: what comes last in its property, in quotes or not. */
function lineOfRole(text: string, category: string, role: string): number {
  const lines = text.split('\n');
  const start = Math.max(
    0,
    lines.findIndex((line) => line.includes(`${category}Tokens = [`)),
  );
  const found = lines.findIndex((line, index) => index >= start && line.includes(`'${role}'`));
  return Math.max(found, 0) + 1;
}

/**
 * Tokens that nothing paints with: each site gives them a value in vain. `list` is the text of semanticTokens.ts, for
 * the line.
 */
export function unusedTokens(uses: readonly TokenUse[], list: string): readonly SourceProblem[] {
  const used = new Set(uses.map(({ property }) => property));
  const semantic = tokenProperties
    .filter((property) => !used.has(property))
    .map((property) => {
      const [, category = '', role = ''] = /^--site-([a-z]+)-(.+)$/.exec(property) ?? [];
      return {
        path: listPath,
        line: lineOfRole(list, category, role),
        wrong: `no component uses ${property}`,
        mend: 'Paint with it, or remove it here and from every tokens.json, then run `npm run tokens`.',
      };
    });
  const palette = paletteProperties
    .filter((property) => !used.has(property))
    .map((property) => ({
      path: palettePath,
      line: 1,
      wrong: `no component uses ${property}`,
      mend: 'Let Title offer it (specification, section 3), or remove it.',
    }));
  return [...semantic, ...palette];
}

const declared = new Set([...tokenProperties, ...paletteProperties, ...sharedProperties]);

/** `--site-…` and `--palette-…` that a file reads and no theme gives a value. */
export function undeclaredProperties(source: Source): readonly SourceProblem[] {
  return namedProperties(source)
    .filter(({ property }) => !declared.has(property))
    .map(({ property, line }) => ({
      path: source.path,
      line,
      wrong: `${property} is declared nowhere, so it has no value in any site`,
      mend: `Use a token of ${listPath}, or add it there for every site.`,
    }));
}

/** Class names of a token utility, with their places: `bg-surface`, `hover:text-link-hover`. */
export function tokenClassWords({ path, text }: Source): readonly { readonly word: string; readonly line: number }[] {
  if (!paints(path) || path.endsWith('.css')) return [];
  return quotedTexts(text)
    .flat()
    .filter(({ word }) => readClass(word) !== undefined);
}

/** Class names that look like a token's and give no style. `makesStyle` asks Tailwind (`tailwindClasses.ts`). */
export function undeclaredClasses(source: Source, makesStyle: (word: string) => boolean): readonly SourceProblem[] {
  return tokenClassWords(source)
    .filter(({ word }) => !makesStyle(word))
    .map(({ word, line }) => ({
      path: source.path,
      line,
      wrong: `the class ${word} has no style: its last part is not a token`,
      mend: `Use a token of ${listPath}, or add it there for every site.`,
    }));
}

function isDeclared(painted: PaintedPair, declarations: readonly ComponentPairs[]): boolean {
  return declarations
    .filter(({ component }) => component === painted.owner)
    .some(({ pairs }) =>
      pairs.some(
        ({ foreground, background, backgroundOpacity = 1 }) =>
          foreground === painted.foreground &&
          background === painted.background &&
          Math.abs(backgroundOpacity - painted.backgroundOpacity) < 0.001,
      ),
    );
}

function pairsFile(owner: string): string {
  return `src/design-system/components/${owner}/${owner}.pairs.ts`;
}

/** Inks on grounds that a component paints and its pairs file does not declare: nobody measures their contrast. */
export function undeclaredPairs(source: Source, declarations: readonly ComponentPairs[]): readonly SourceProblem[] {
  if (!source.path.startsWith('src/design-system/components/')) return [];
  return paintedPairs(source)
    .filter((painted) => !isDeclared(painted, declarations))
    .map((painted) => {
      const { path, line, owner, foreground, background, backgroundOpacity } = painted;
      const fade = backgroundOpacity < 1 ? `, backgroundOpacity: ${backgroundOpacity}` : '';
      return {
        path,
        line,
        wrong: `${pairName({ ...painted, size: 'text' })} is painted and not declared`,
        mend: `Add { foreground: '${foreground}', background: '${background}'${fade}, size: 'text' } to ${pairsFile(owner)}.`,
      };
    });
}

/**
 * Inks that a component paints and that stand in none of its pairs. Where ink and ground meet in two elements the
 * ground cannot be seen here, but that the pair is missing can.
 */
export function undeclaredInks(source: Source, declarations: readonly ComponentPairs[]): readonly SourceProblem[] {
  const { path } = source;
  if (!path.startsWith('src/design-system/components/')) return [];
  const owner = ownerOf(path);
  const declaredInks = new Set(
    declarations
      .filter(({ component }) => component === owner)
      .flatMap(({ pairs }) => pairs.map((pair) => pair.foreground)),
  );
  return tokenClassWords(source).flatMap(({ word, line }) => {
    const found = readClass(word);
    const ink = found?.utility === 'text' ? colorOfClass(found) : undefined;
    if (ink === undefined || declaredInks.has(ink)) return [];
    return [
      {
        path,
        line,
        wrong: `${ink} is painted (${word}) and stands in no declared pair`,
        mend: `Say on which grounds it stands in ${pairsFile(owner)}.`,
      },
    ];
  });
}

const changedGround = 'on-brand-ground';

/**
 * On the site's own colour Band gives tokens other values (`--site-color-text: var(--site-color-on-brand)`). A
 * component that stands there declares its pairs by those values' names, so each pair holds for the worn names too.
 */
function withWornNames(sources: readonly Source[], declarations: readonly ComponentPairs[]): readonly ComponentPairs[] {
  const standing = new Set(
    sources.filter(({ path, text }) => paints(path) && text.includes(changedGround)).map(({ path }) => ownerOf(path)),
  );
  const sheet = sources.find(({ path }) => path.endsWith('/Band/Band.css'))?.text ?? '';
  const worn = [...sheet.matchAll(/--site-color-([a-z-]+): var\(--site-color-([a-z-]+)\)/g)].flatMap(([, as, value]) =>
    colorTokens.filter((role) => role === as).map((role) => ({ role, value })),
  );
  const names = (value: PairColor) => [value, ...worn.filter((name) => name.value === value).map(({ role }) => role)];
  return declarations.map(({ component, pairs }) => ({
    component,
    pairs: standing.has(component)
      ? pairs.flatMap((pair) =>
          names(pair.foreground).flatMap((foreground) =>
            names(pair.background).map((background) => ({ ...pair, foreground, background })),
          ),
        )
      : pairs,
  }));
}

/** Everything that the rules of this file find, in the order of the files. */
export function sourceProblems(
  sources: readonly Source[],
  declarations: readonly ComponentPairs[],
  makesStyle: (word: string) => boolean,
): readonly SourceProblem[] {
  const known = withWornNames(sources, declarations);
  const list = sources.find(({ path }) => path === listPath)?.text ?? '';
  return [
    ...unusedTokens(tokenUses(sources), list),
    ...sources.flatMap((source) => [...undeclaredProperties(source), ...undeclaredClasses(source, makesStyle)]),
    ...sources.flatMap((source) => {
      const pairs = undeclaredPairs(source, known);
      const told = new Set(pairs.map(({ line }) => line));
      // A pair says more than its ink alone.
      return [...pairs, ...undeclaredInks(source, known).filter(({ line }) => !told.has(line))];
    }),
  ];
}
