import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { mainLetters, mainRange, withoutMainLetters } from './fontLetters.ts';

const siteStyles = /\/sites\/(?:portlets\/)?[^/]+\/site\.css$/;
const cache = join(import.meta.dirname, '../../.cache/fonts');

/** Raised when the same input is to give another file. */
const version = 3;

/** What the portal's styles ask of a font, and what any text needs: kerning, ligatures, marks, figures of one width. */
const keepFeatures = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];
const options = { targetFormat: 'woff2', keepFeatures } as const;

/**
 * Has the built portal send the letters of everyday Dutch and English in the weights of the theme as files of their own,
 * about half as large as the fonts they are cut from. The font as it came holds all other letters, which browsers fetch
 * where a text has one.
 */
export function cutFonts(): Plugin {
  let isPortal = false;
  return {
    name: 'cut-fonts',
    apply: 'build',
    enforce: 'pre',
    configResolved({ build }) {
      isPortal = build.manifest === true;
    },
    async transform(css, id) {
      if (!isPortal || !siteStyles.test(id)) return undefined;
      const folder = dirname(id);
      const tokens = join(folder, 'tokens.json');
      this.addWatchFile(tokens);
      const weights = weightsOf(JSON.parse(await readFile(tokens, 'utf8')));
      const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(
        async ([face]) => [face, await cutFace(face, folder, weights)] as const,
      );
      const cut = (await Promise.all(faces)).reduce((text, [face, cut]) => text.replace(face, () => cut), css);
      return `${cut}\n${standIns(await readFile(join(folder, 'tokens.css'), 'utf8'))}`;
    },
  };
}

/** The theme's families without the fonts that have to be fetched, for pages that wait for none (`before-paint.ts`). */
function standIns(tokensCss: string): string {
  const families = [...tokensCss.matchAll(/(--site-font-[\w-]+): '[^']+', ([^;]+);/g)];
  return `[data-site][data-fonts="later"] {\n${families.map(([, name, rest]) => `  ${name}: ${rest};\n`).join('')}}\n`;
}

interface Weights {
  readonly min: number;
  readonly max: number;
}

/** The weights that a theme shows: running text, and what its tokens say of titles and of what is strong. */
function weightsOf(tokens: { shared?: { weight?: Record<string, { $value?: unknown }> } }): Weights {
  const said = Object.values(tokens.shared?.weight ?? {}).flatMap(({ $value }) =>
    typeof $value === 'number' ? [$value] : [],
  );
  return { min: Math.min(400, ...said), max: Math.max(400, ...said) };
}

/** A face as one with the main letters and one with all others; one that has none of them only names its weights. */
async function cutFace(face: string, folder: string, weights: Weights): Promise<string> {
  const named = face.replace(/font-weight:\s*[^;]+;/, `font-weight: ${weights.min} ${weights.max};`);
  const source = /url\("([^"]+\.woff2)"\)/.exec(face)?.[1];
  const range = /unicode-range:\s*([^;]+);/.exec(face)?.[1];
  if (source === undefined || range === undefined || !/U\+0000-00FF/i.test(range)) return named;
  const file = relative(folder, await cutFile(createRequire(join(folder, 'site.css')).resolve(source), weights));
  const cut = named.replace(source, file).replace(range, mainRange);
  return `${cut}\n\n${named.replace(range, withoutMainLetters(range))}`;
}

/** The cut font on disk, made once for each font and its weights. */
async function cutFile(source: string, { min, max }: Weights): Promise<string> {
  const font = await readFile(source);
  const key = createHash('sha256')
    .update(`${version} ${min} ${max} ${mainRange} `)
    .update(font)
    .digest('hex')
    .slice(0, 12);
  const name = source.replace(/^.*\/|\.woff2$/g, '');
  const file = join(cache, `${name}-main-${key}.woff2`);
  const making = made.get(file) ?? (existsSync(file) ? Promise.resolve() : make(file, font, { min, max }));
  made.set(file, making);
  await making;
  return file;
}

/** Sites that share a font ask for it at the same time. */
const made = new Map<string, Promise<void>>();

async function make(file: string, font: Buffer, { min, max }: Weights): Promise<void> {
  // Fewer weights are mostly less; a font that is drawn evenly over all of them may get larger.
  const cuts = await Promise.all([
    subsetFont(font, mainLetters, { ...options, variationAxes: { wght: { min, max } } }),
    subsetFont(font, mainLetters, options),
  ]);
  const cut = cuts.reduce((one, other) => (other.length < one.length ? other : one));
  await mkdir(cache, { recursive: true });
  // Builds of browser and server may run side by side: a file is there whole or not at all.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, cut);
  await rename(unfinished, file);
}
