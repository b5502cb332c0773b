import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Assets, InlineFile, ViewAssets } from './assets.ts';
import { mainFonts } from './mainFonts.ts';

const chunkSchema = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
});
const manifestSchema = z.record(z.string(), chunkSchema);
type Manifest = z.output<typeof manifestSchema>;
type Chunk = z.output<typeof chunkSchema>;

const clientEntry = 'src/app/entry-client.tsx';
const appStyles = 'src/app/app.css';
const printStyles = 'src/app/print.css';
const beforePaint = 'src/app/before-paint.ts';

/**
 * Reads Vite's manifest of the built front end.
 *
 * @param directory the folder of the build (`dist/client`)
 * @throws one error that names everything a document needs and the build does not have
 */
export async function readBuiltAssets(directory: string, siteIds: readonly string[]): Promise<Assets> {
  const manifest = await readManifest(directory);
  const styleOf = (siteId: string) => `sites/${siteId}/site.css`;
  const logoOf = (siteId: string) => `sites/${siteId}/logo.svg`;
  const needed = [
    clientEntry,
    appStyles,
    printStyles,
    beforePaint,
    ...siteIds.flatMap((id) => [styleOf(id), logoOf(id)]),
  ];
  const missing = needed.filter((source) => manifest[source] === undefined);
  if (missing.length > 0) {
    throw new Error(`The build in ${directory} lacks ${missing.join(', ')}: run npm run build.`);
  }
  const chunk = (source: string): Chunk => manifest[source] ?? { file: '', css: [], imports: [] };
  const address = (file: string) => `/${file}`;

  const entry = gather([clientEntry], manifest);
  const shared = [...new Set([address(chunk(appStyles).file), ...entry.stylesheets])];
  const fonts = new Map<string, readonly string[]>();
  for (const id of siteIds) {
    const { file } = chunk(styleOf(id));
    fonts.set(id, mainFonts(await readFile(join(directory, file), 'utf8'), address(file)));
  }
  const stylesheets = Object.values(manifest).flatMap(({ file, css }) =>
    [...css, file.endsWith('.css') ? file : []].flat(),
  );
  const inline = await readInlineFiles(directory, [...new Set([chunk(beforePaint).file, ...stylesheets])]);
  const views = new Map<string, ViewAssets>();

  return {
    head: '',
    clientEntry: address(chunk(clientEntry).file),
    beforePaint: address(chunk(beforePaint).file),
    stylesheets: (siteId) => [...shared, address(chunk(styleOf(siteId)).file)],
    printStylesheet: address(chunk(printStyles).file),
    fonts: (siteId) => fonts.get(siteId) ?? [],
    logo: (siteId) => address(chunk(logoOf(siteId)).file),
    inline: (of) => inline.get(of),
    view(sources) {
      const key = sources.join();
      const known = views.get(key);
      if (known) return known;
      const view = gather([clientEntry, ...sources], manifest);
      const made = {
        // What the entry imports as well: it would be asked for only once that has come.
        scripts: view.scripts.filter((script) => script !== address(chunk(clientEntry).file)),
        stylesheets: view.stylesheets.filter((style) => !shared.includes(style)),
      };
      // As many as there are combinations of templates and elements; bounded for the day there are very many.
      if (views.size < 1000) views.set(key, made);
      return made;
    },
  };
}

/** Styles and the first script as documents hold them, by their addresses; what would end its own element is left out. */
async function readInlineFiles(directory: string, files: readonly string[]): Promise<ReadonlyMap<string, InlineFile>> {
  const read = files.map(async (file): Promise<[string, InlineFile][]> => {
    const text = (await readFile(join(directory, file), 'utf8')).trim();
    const inline = { bytes: Buffer.from(text), hash: `sha256-${hash('sha256', text, 'base64')}` };
    return text.includes('</') || text.includes('<!--') ? [] : [[`/${file}`, inline]];
  });
  return new Map((await Promise.all(read)).flat());
}

/** The files of chunks and of everything they import, in the order in which they are needed. */
function gather(sources: readonly string[], manifest: Manifest): ViewAssets {
  const seen = new Set<string>();
  const scripts: string[] = [];
  const stylesheets: string[] = [];
  const visit = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) return;
    seen.add(source);
    for (const imported of chunk.imports) visit(imported);
    scripts.push(`/${chunk.file}`);
    for (const style of chunk.css) if (!stylesheets.includes(`/${style}`)) stylesheets.push(`/${style}`);
  };
  for (const source of sources) visit(source);
  return { scripts, stylesheets };
}

async function readManifest(directory: string): Promise<Manifest> {
  const file = join(directory, '.vite', 'manifest.json');
  const json = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no build of the front end in ${directory}: run npm run build.`, { cause });
  });
  return manifestSchema.parse(JSON.parse(json));
}
