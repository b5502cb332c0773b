import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type SavedAnswer, type SavedSite, startSavedSite } from './savedSite.ts';

const folder = join(import.meta.dirname, 'reference');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

/**
 * The yardstick for pages: the words and pictures of four of ours in plain HTML, 2 kB of styles, the system's fonts and
 * no script, as files that are never made anew: it does not get slower or quicker when the portal does. Pages stand at
 * `/content`, `/home`, `/dossier` and `/search`.
 */
export async function startReferenceSite(): Promise<SavedSite> {
  const files = globSync('**/*.*', { cwd: folder });
  const answers = files.map(async (file): Promise<[string, SavedAnswer]> => {
    const type = types[extname(file)] ?? 'application/octet-stream';
    const raw = await readFile(join(folder, file));
    const isText = type.startsWith('text/');
    const body = isText ? gzipSync(raw) : raw;
    const headers = {
      'content-type': type,
      'content-length': String(body.length),
      'cache-control': 'public, max-age=600',
      ...(isText && { 'content-encoding': 'gzip' }),
    };
    return [`/${file.replace(/\.html$/, '')}`, { headers, body: body.toString('base64') }];
  });
  return startSavedSite(new Map(await Promise.all(answers)));
}
