import { spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { freePorts } from '#tests/e2e/helpers/network.ts';
import { buildProgram } from './buildProgram.ts';
import { startCmsStandIn } from './cmsStandIn.ts';
import { answering, freePort, shareOf, stopper } from './programs.ts';
import type { Row } from './row.ts';
import { rawAnswer, startSavedSite } from './savedSite.ts';

/** Seconds of one round, and rounds of each pair; the two take turns, so that noise of the machine meets both. */
const roundSeconds = 4;
const rounds = 5;
const connections = 16;
const path = '/dossier/zestig';

interface Running {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Cached and uncached pages of the portal, each against a reference that does the same with less. */
export async function benchServer(): Promise<Row[]> {
  const cms = await startCmsStandIn();
  const changing = await startCmsStandIn({ changing: true });
  const running: Running[] = [];
  try {
    const uncached = await startPortal(cms.origin, 0, running);
    const reference = await startReact('bareReact', cms.origin, running);
    const uncachedRatio = await compare(uncached.url, reference.url);
    const unseen = await startPortal(changing.origin, 0, running);
    const plain = await startReact('plainReact', changing.origin, running);
    const unseenRatio = await compare(unseen.url, plain.url);
    const memory = shareOf(unseen.pid);
    const cached = await startPortal(cms.origin, 300, running);
    const bytes = await startSameBytes(cached.url, running);
    const cachedRatio = await compare(cached.url, bytes.url);
    return [
      {
        what: 'dossier uncached, against bare React doing the same four calls',
        value: `${uncachedRatio.ratio.toFixed(2)} × (${uncachedRatio.ours.toFixed(0)} / ${uncachedRatio.theirs.toFixed(0)} pages/s)`,
        goal: '≥ 0.8',
        met: uncachedRatio.ratio >= 0.8,
      },
      {
        what: 'dossier whose words differ each time, against React with plain elements',
        value: `${unseenRatio.ratio.toFixed(2)} × (${unseenRatio.ours.toFixed(0)} / ${unseenRatio.theirs.toFixed(0)} pages/s)`,
        goal: '≥ 0.35',
        met: unseenRatio.ratio >= 0.35,
      },
      {
        what: 'memory of the portal’s own process after that (PSS), its services elsewhere',
        value: `${Math.round(memory)} MB`,
        goal: '≤ 350 MB',
        met: memory <= 350,
      },
      {
        what: 'dossier from the page cache, against Node sending the same bytes',
        value: `${cachedRatio.ratio.toFixed(2)} × (${cachedRatio.ours.toFixed(0)} / ${cachedRatio.theirs.toFixed(0)} pages/s)`,
        goal: '≥ 0.5',
        met: cachedRatio.ratio >= 0.5,
      },
    ];
  } finally {
    for (const { stop } of running) await stop();
    await cms.close();
    await changing.close();
  }
}

async function compare(ours: string, theirs: string) {
  const results: { ours: number; theirs: number }[] = [];
  for (const url of [ours, theirs]) await pagesPerSecond(url);
  for (let round = 0; round < rounds; round++) {
    results.push({ ours: await pagesPerSecond(ours), theirs: await pagesPerSecond(theirs) });
  }
  const sorted = results
    .map((result) => ({ ...result, ratio: result.ours / result.theirs }))
    .sort((a, b) => a.ratio - b.ratio);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('The bench ran no round.');
  return middle;
}

async function pagesPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: roundSeconds, headers: { 'accept-encoding': 'br' } });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} wrong statuses, ${result.errors} errors`);
  return result.requests.average;
}

async function startPortal(cmsOrigin: string, cacheSeconds: number, running: Running[]): Promise<Running> {
  // The ports beside its own may be those of the CMS.
  const [port = 0, preference = 0, mail = 0] = await freePorts(3);
  const env = {
    ...process.env,
    RATE_LIMITS: 'off',
    MAXIMUM_LAG_MS: '0',
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    PREFERENCE_PORT: String(preference),
    MAIL_PORT: String(mail),
    CMS_BASE_URL: cmsOrigin,
    // Nothing on the measured page asks for records.
    QUERY_BASE_URL: cmsOrigin,
    PAGE_CACHE_SECONDS: String(cacheSeconds),
    DATA_DIR: await mkdtemp(join(tmpdir(), 'portal-bench-data-')),
  };
  const child = spawn(process.execPath, ['scripts/serve.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const portal = { url: `http://127.0.0.1:${port}${path}`, pid: child.pid ?? 0, stop: stopper(child) };
  running.push(portal);
  await answering(portal.url);
  return portal;
}

/** @param name of the file with the page, which serves it */
async function startReact(name: string, cmsOrigin: string, running: Running[]): Promise<Running> {
  const program = await buildProgram(`${name}.tsx`);
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    CMS_BASE_URL: cmsOrigin,
    BROTLI_QUALITY: '3',
  };
  const child = spawn(process.execPath, [program], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = { url: `http://127.0.0.1:${port}${path}`, pid: child.pid ?? 0, stop: stopper(child) };
  running.push(server);
  await answering(server.url);
  return server;
}

async function startSameBytes(url: string, running: Running[]): Promise<Running> {
  const server = await startSavedSite(new Map([[path, await rawAnswer(url)]]));
  const same = { url: server.origin + path, pid: process.pid, stop: server.stop };
  running.push(same);
  return same;
}
