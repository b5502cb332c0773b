import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Where a build leaves what browsers load. */
export const client = 'dist/client';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** What a content page with text, a picture and an accordion needs to come alive; what the start holds has no file. */
export const contentPage = [
  'src/app/entry-client.tsx',
  'languages/nl/texts.ts',
  'src/templates/pages/content/ContentPage.tsx',
  'src/templates/elements/text/TextElement.tsx',
  'src/templates/elements/image/ImageElement.tsx',
  'src/templates/elements/accordion/AccordionElement.tsx',
];

export type Manifest = Readonly<Record<string, Chunk>>;

/** The scripts and styles that a page loads which starts with these. */
export function filesOf(keys: readonly string[], manifest: Manifest) {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return { scripts, styles };
}

export function stylesOf(key: string, manifest: Manifest): ReadonlySet<string> {
  const chunk = manifest[key];
  return new Set(chunk ? [chunk.file] : []);
}

/** What files take over the wire (bytes). @param folder of the build */
export async function gzipped(files: ReadonlySet<string>, folder = client): Promise<number> {
  const sizes = await Promise.all([...files].map(async (file) => gzipSync(await readFile(join(folder, file))).length));
  return sizes.reduce((total, size) => total + size, 0);
}

/** What the build of a folder says of its files. */
export async function readManifest(folder = client): Promise<Manifest> {
  // Written by the build itself.
  return JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
}

/** Packages that have no business in a reader's browser, by words of theirs that no build shortens. */
const serverOnly = ['sanitize-html', 'htmlparser2', 'LRUCache', 'zod', 'undici', 'sharp', 'auth0Client'];

/** Which of them are in files all the same. @param folder of the build */
export async function straysIn(files: ReadonlySet<string>, folder = client): Promise<string[]> {
  const texts = await Promise.all([...files].map((file) => readFile(join(folder, file), 'utf8')));
  const code = texts.join('\n');
  // As a word: Dutch sentences say `zodra`.
  return serverOnly.filter((name) => new RegExp(`\\b${name}\\b`).test(code));
}
