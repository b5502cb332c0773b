import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { git } from '../../git/git.ts';
import { DecisionFile, subjectOf } from '../model/decisions.ts';
import type { Results } from '../model/results.ts';
import { cacheOf, readResults } from '../run/run.ts';
import { contentType, fileBelow } from '../serving/serveFolder.ts';
import { storybookOf } from '../versions/build.ts';
import { buildPage } from './buildPage.ts';
import { dataScript, gatherData, standingsOf } from './gatherData.ts';
import { longestNote, type SentDecision } from './reviewData.ts';

const keys = z.array(z.string()).min(1);
const run = z.string();
const requestSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['approved', 'rejected']), run, keys, why: z.string().max(longestNote) }),
  z.strictObject({ action: z.enum(['undo', 'confirm']), run, keys }),
]) satisfies z.ZodType<SentDecision>;

/** The largest body that is read: thousands of keys. */
const longest = 4_000_000;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > longest) throw new Error('The request is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Writes down what the page asks for. Rejects when the page shows another run, or asks for what is not there. */
export async function decide(
  file: DecisionFile,
  results: Results,
  who: string,
  at: string,
  body: unknown,
): Promise<void> {
  const request = requestSchema.parse(body);
  const asked = new Set(request.keys);
  const differences = results.differences.filter(({ key }) => asked.has(key));
  // The same places have other pictures in another run, which nobody at this page has seen.
  if (request.run !== results.at || differences.length !== asked.size)
    throw new Error('The page is of an earlier run; load it again.');
  if (request.action === 'undo') return file.undo(differences);
  if ('why' in request) {
    const { action: decision, why } = request;
    return file.decide(differences, (each) => ({ ...subjectOf(each), decision, who, at, why }));
  }
  return file.confirm(differences, (each, { decision, why }) => ({ ...subjectOf(each), decision, who, at, why }));
}

/** Serves the review of the last run to this machine alone. Rejects when there was none, or the port is taken. */
export async function startReview(root: string, port: number): Promise<{ readonly origin: string; close(): void }> {
  const cache = cacheOf(root);
  const page = join(cache, 'page');
  await buildPage(root, page);
  const decisions = new DecisionFile(root);
  const who = await git(root, ['config', 'user.name']).catch(() => process.env.USER ?? 'unknown');
  let origin = '';

  async function results(): Promise<Results> {
    const found = await readResults(root);
    if (!found) throw new Error('There is no run to review.');
    return found;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', origin);
    // Pages of others may neither read nor decide: a name that leads here from outside is not ours, nor is their origin.
    const { host, origin: from } = request.headers;
    if (host === `localhost:${new URL(origin).port}` && request.method === 'GET') {
      response.writeHead(307, { location: origin + pathname });
      response.end();
      return;
    }
    if (`http://${host}` !== origin || (from !== undefined && from !== origin))
      return end(response, 403, 'Not from here.');
    if (pathname === '/decisions' && request.method === 'POST') {
      if (request.headers['content-type'] !== 'application/json') return end(response, 415, 'JSON is asked for.');
      const current = await results();
      await decide(decisions, current, who, new Date().toISOString(), JSON.parse(await bodyOf(request)));
      return end(response, 200, JSON.stringify(await standingsOf(root, current)), 'application/json');
    }
    if (request.method !== 'GET') return end(response, 405, 'Only read.');
    if (pathname === '/data.js') {
      return end(response, 200, dataScript(await gatherData(root, await results(), true)), 'text/javascript');
    }
    const file = await fileOf(pathname);
    if (file === undefined) return end(response, 404, 'There is nothing here.');
    response.writeHead(200, { 'content-type': contentType(file), 'cache-control': 'no-cache' });
    createReadStream(file).pipe(response);
  }

  async function fileOf(pathname: string): Promise<string | undefined> {
    const [, first = '', ...rest] = pathname.split('/');
    if (first === 'pictures') return fileBelow(join(cache, 'pictures'), rest.join('/'));
    if (first === 'before' || first === 'after') {
      const { base, head } = await results();
      return fileBelow(storybookOf(cache, first === 'before' ? base.tree : head.tree), rest.join('/'));
    }
    return fileBelow(page, pathname === '/' ? 'index.html' : pathname);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) =>
      end(response, 400, error instanceof Error ? error.message : String(error)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function end(response: ServerResponse, status: number, text: string, type = 'text/plain'): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(text);
}
