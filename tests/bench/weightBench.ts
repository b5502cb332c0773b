import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readSites } from '#sites/readSites.ts';
import type { Row } from './row.ts';

const client = 'dist/client';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** What a content page with text, a picture and an accordion needs to come alive. */
const contentPage = [
  'src/app/entry-client.tsx',
  'src/app/language/messages.nl.ts',
  'src/templates/pages/content/ContentPage.tsx',
  'src/templates/elements/text/TextElement.tsx',
  'src/templates/elements/image/ImageElement.tsx',
  'src/templates/elements/accordion/AccordionElement.tsx',
];

const unawaited = ['src/app/afterwards.ts', 'src/app/portlet/PortletScreen.tsx'];

/** Packages that have no business in a reader's browser. */
const serverOnly = ['sanitize-html', 'htmlparser2', 'zod', 'undici', 'sharp', 'auth0'];

/** Bytes over the wire: scripts of a content page, and styles of each site. */
export async function benchWeight(): Promise<Row[]> {
  // Written by the build of this very repository.
  const manifest: Record<string, Chunk> = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of contentPage) visit(key);
  const scriptBytes = await gzipped(scripts);
  const code = (await Promise.all([...scripts].map((file) => readFile(join(client, file), 'utf8')))).join('\n');
  // As a word: Dutch sentences say `zodra`.
  const strays = serverOnly.filter((name) => new RegExp(`\\b${name}\\b`).test(code));

  // Every page links the app's styles; those of all chunks are counted, so that no page can weigh more. No page waits
  // for what comes on idle; only a portlet's, which has no site's styles, for the portlets' own.
  for (const [key, chunk] of Object.entries(manifest)) {
    if (!unawaited.includes(key)) for (const style of chunk.css ?? []) styles.add(style);
  }
  const app = manifest['src/app/app.css'];
  if (app) styles.add(app.file);
  const sites = await readSites();
  const weights = await Promise.all(
    sites.map(async ({ id }) => {
      const own = manifest[`sites/${id}/site.css`];
      return {
        id,
        bytes: await gzipped(
          new Set([...styles].filter((file) => !/\/site-/.test(file)).concat(own ? [own.file] : [])),
        ),
      };
    }),
  );
  const heaviest = weights.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  return [
    {
      what: `JavaScript to hydrate a content page, gzip${strays.length > 0 ? `, WITH ${strays.join(', ')}` : ''}`,
      value: `${kilobytes(scriptBytes)} in ${scripts.size} files`,
      goal: '≤ 130 kB',
      met: scriptBytes <= 130_000 && strays.length === 0,
    },
    {
      what: `CSS that a page waits for (not the print sheet, nor what comes on idle), gzip, heaviest site (${heaviest.id})`,
      value: kilobytes(heaviest.bytes),
      goal: '≤ 18 kB',
      met: heaviest.bytes <= 18_000,
    },
  ];
}

async function gzipped(files: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all([...files].map(async (file) => gzipSync(await readFile(join(client, file))).length));
  return sizes.reduce((total, size) => total + size, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
