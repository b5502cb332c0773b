import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { embedScriptPath } from '#app/views/portlet-embed/embedCode.ts';
import { immutable } from '../http/cacheControl.ts';
import { Reply } from '../http/Reply.ts';
import { resourceHeaders, sharedResourceHeaders } from '../http/securityHeaders.ts';
import { mediaType } from './mediaTypes.ts';

/** Files of a build, by their path on the site. */
export interface StaticFiles {
  has(path: string): boolean;
  /** The file at a path that `has` confirmed. Rejects when it has gone from the disk since. */
  load(path: string): Promise<Reply>;
}

/** What a file is called that the build has put in brotli beside itself (`scripts/build/precompress.ts`). */
const brotliEnding = '.br';

/** What stands beside a build's files and is not for visitors. */
const unasked = ['.map', brotliEnding];

/**
 * The files below a folder, as they were when the portal started: only what is on the list can be asked for, so no
 * spelling of a path leads anywhere else. Each is read when it is first asked for, and compressed where the build has
 * not done that, then kept.
 */
export async function listStaticFiles(directory: string): Promise<StaticFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const all = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const compressed = new Set(all.filter((file) => file.endsWith(brotliEnding)));
  const files = new Map(
    all
      .map((file): [string, string] => [`/${relative(directory, file).replaceAll(sep, '/')}`, file])
      .filter(([path]) => !path.startsWith('/.') && !unasked.some((ending) => path.endsWith(ending))),
  );
  const replies = new Map<string, Promise<Reply>>();
  return {
    has: (path) => files.has(path),
    load(path) {
      const known = replies.get(path);
      if (known) return known;
      const file = files.get(path) ?? '';
      const brotli = `${file}${brotliEnding}`;
      const reply = readReply(path, file, compressed.has(brotli) ? brotli : undefined);
      replies.set(path, reply);
      // What could not be read just now is read when it is asked for again.
      reply.catch(() => replies.delete(path));
      return reply;
    },
  };
}

async function readReply(path: string, file: string, brotliFile: string | undefined): Promise<Reply> {
  const { type, compression } = mediaType(path);
  // Files below /assets carry a hash of their content in their name.
  const isShared = path.startsWith('/assets/') || path === embedScriptPath;
  const cacheControl = path.startsWith('/assets/') ? immutable : 'public, max-age=3600';
  const [bytes, brotli] = await Promise.all([
    readFile(file),
    brotliFile === undefined ? undefined : readFile(brotliFile).catch(() => undefined),
  ]);
  return new Reply(bytes, {
    status: 200,
    contentType: type,
    headers: { ...(isShared ? sharedResourceHeaders : resourceHeaders), 'cache-control': cacheControl },
    compression,
    brotli,
  });
}

/** For a portal whose files another server has. */
export const noFiles: StaticFiles = {
  has: () => false,
  load: () => Promise.reject(new Error('This portal serves no files.')),
};
