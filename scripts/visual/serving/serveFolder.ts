import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The content type of a file, by its ending. */
export function contentType(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream';
}

/** The file below a folder that a path of an address names; undefined when there is none, or it leads outside. */
export async function fileBelow(folder: string, pathname: string): Promise<string | undefined> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const file = join(folder, normalize(`/${decoded}`));
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? file : undefined;
}

export interface ServedFolder {
  readonly origin: string;
  close(): Promise<void>;
}

/** Films are seen by their posters: a film under way is never the same twice, and keeps a connection for itself. */
const film = /\.(?:webm|mp4)$/;

/** Serves the files of a folder, films left out, to this machine alone, on a free port. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = film.test(pathname) ? undefined : await fileBelow(folder, pathname);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    // Names of built files change with their content.
    const cache = /\/assets\//.test(pathname) ? 'max-age=31536000, immutable' : 'no-cache';
    response.writeHead(200, { 'content-type': contentType(file), 'cache-control': cache });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
