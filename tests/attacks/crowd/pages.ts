import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RawAnswer } from '../sendRaw.ts';

type Ask = (target: string) => Promise<RawAnswer>;

/** A page by its address, and what its heading says while nothing is wrong. */
export type TitledPage = readonly [path: string, title: string];

/**
 * What readers have seen: the same bytes say the same. Unpacking each page they read would take half of the time of the
 * thread whose clock says how long the next one took.
 */
const seen = new Map<string, string>();
const seenMax = 2000;

/** What the heading of a page says, also of one whose very bytes were looked at before. */
export function titleSeenIn(answer: RawAnswer): string {
  const bytes = createHash('sha1').update(answer.body).digest('base64');
  const title = seen.get(bytes) ?? titleIn(answer);
  if (seen.size < seenMax) seen.set(bytes, title);
  return title;
}

export function titleIn(answer: RawAnswer): string {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(unpacked(answer).toString('utf8'))?.[1] ?? '';
}

function unpacked({ headers, body }: RawAnswer): Buffer {
  const encoding = headers.get('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** All pages of the first site. Throws where there are hardly any. */
export async function readTitles(ask: Ask): Promise<readonly TitledPage[]> {
  const paths: string[] = [];
  // The walk through the site takes a moment after the start.
  for (let tries = 0; paths.length < 10 && tries < 120; tries++, await pause(500)) {
    const map = (await ask('/sitemap.xml')).body.toString('utf8');
    paths.splice(
      0,
      paths.length,
      ...[...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/'),
    );
  }
  const titles: TitledPage[] = [];
  for (const path of paths) {
    const answer = await ask(path);
    if (answer.status === 200) titles.push([path, titleIn(answer)]);
  }
  if (titles.length < 10) throw new Error(`The site has ${titles.length} pages only.`);
  return titles;
}
