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

/**
 * The files below a folder, as they were when the portal started: only what is on the list can be asked for, so no
 * spelling of a path leads anywhere else. Each is read and compressed when it is first asked for, then kept.
 */
export async function listStaticFiles(directory: string): Promise<StaticFiles> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file): [string, string] => [`/${relative(directory, file).replaceAll(sep, '/')}`, file])
      .filter(([path]) => !path.startsWith('/.') && !path.endsWith('.map')),
  );
  const replies = new Map<string, Promise<Reply>>();
  return {
    has: (path) => files.has(path),
    load(path) {
      const known = replies.get(path);
      if (known) return known;
      const reply = readReply(path, files.get(path) ?? '');
      replies.set(path, reply);
      // What could not be read just now is read when it is asked for again.
      reply.catch(() => replies.delete(path));
      return reply;
    },
  };
}

async function readReply(path: string, file: string): Promise<Reply> {
  const { type, compression } = mediaType(path);
  // Files below /assets carry a hash of their content in their name.
  const isShared = path.startsWith('/assets/') || path === embedScriptPath;
  const cacheControl = path.startsWith('/assets/') ? immutable : 'public, max-age=3600';
  return new Reply(await readFile(file), {
    status: 200,
    contentType: type,
    headers: { ...(isShared ? sharedResourceHeaders : resourceHeaders), 'cache-control': cacheControl },
    compression,
  });
}

/** For a portal whose files another server has. */
export const noFiles: StaticFiles = {
  has: () => false,
  load: () => Promise.reject(new Error('This portal serves no files.')),
};
