import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { repository } from './helpers/processes.ts';

const folder = resolve(repository, '../shared/samples');

/** Whether the payloads from outside the repository are there: they are not everywhere. */
export const hasSamples = existsSync(folder);

/** Why tests that need them are skipped, for the tests' names. */
export const samplesNote = hasSamples ? '' : ' (skipped: there is no folder ../shared/samples beside the repository)';

/** A payload in the CMS's shape, without the remarks that somebody added to it. */
export interface Sample {
  readonly name: string;
  readonly json: unknown;
}

export function readSamples(): readonly Sample[] {
  if (!hasSamples) return [];
  return globSync('*.json', { cwd: folder })
    .sort()
    .map((name) => ({ name, json: withoutRemarks(JSON.parse(readFileSync(resolve(folder, name), 'utf8'))) }));
}

function withoutRemarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutRemarks);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== '_unknown');
  return Object.fromEntries(entries.map(([key, entry]) => [key, withoutRemarks(entry)]));
}

/** A CMS of a test's own, on loopback. */
export interface TestCms {
  readonly origin: string;
  /** Addresses it was asked for, in order. */
  readonly calls: readonly string[];
  /** Answers an address with this from now on. */
  answer(address: string, json: unknown): void;
  close(): Promise<void>;
}

/**
 * Serves payloads by their own `url` keys, and a photograph under every address that a payload names as the `source`
 * of a picture; to the letter in both cases, as the real CMS does. Everything else is 404.
 */
export async function startTestCms(payloads: readonly unknown[]): Promise<TestCms> {
  const photograph = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#6c8f4e' } })
    .jpeg()
    .toBuffer();
  const answers = new Map<string, unknown>();
  const pictures = new Set<string>();
  const calls: string[] = [];
  const learn = (address: string, json: unknown) => {
    answers.set(address, json);
    for (const source of sourcesIn(json)) pictures.add(source);
  };
  for (const payload of payloads) learn(urlOf(payload), payload);

  const server = createServer((request, response) => {
    const address = request.url ?? '';
    calls.push(address);
    if (answers.has(address)) sendJson(response, 200, answers.get(address));
    else if (pictures.has(address)) response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photograph);
    else sendJson(response, 404, { error: 'not found' });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The test CMS has no port.');
  return {
    origin: `http://127.0.0.1:${place.port}`,
    calls,
    answer: learn,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function sendJson(response: ServerResponse, status: number, json: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
}

function urlOf(json: unknown): string {
  return typeof json === 'object' && json !== null && 'url' in json ? String(json.url) : '';
}

/** Paths of all pictures in a payload, spelled as the payload spells them. */
function sourcesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sourcesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    if (key !== 'source' || typeof entry !== 'string') return sourcesIn(entry);
    return entry.replace(/^https?:\/\/[^/]+/, '');
  });
}
