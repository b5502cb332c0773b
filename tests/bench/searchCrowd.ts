import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { startCmsStandIn } from './cmsStandIn.ts';
import { percentile } from './percentile.ts';
import { answering, freePort, stopper } from './programs.ts';
import type { Row } from './row.ts';
import { shapes } from './searchShapes.ts';

const people = 16;
const seconds = 60;

/** Between two looks at an ordinary page, in milliseconds. */
const pause = 250;

/** Sixteen people who search without a pause through the portal, and someone who reads an ordinary page meanwhile. */
export async function benchCrowd(queryOrigin: string, what: string): Promise<Row[]> {
  const cms = await startCmsStandIn();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-data-'));
  const port = await freePort();
  const env = {
    ...process.env,
    RATE_LIMITS: 'off',
    MAXIMUM_LAG_MS: '0',
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    CMS_BASE_URL: cms.origin,
    QUERY_BASE_URL: queryOrigin,
    DATA_DIR: dataDir,
  };
  const portal = spawn(process.execPath, ['scripts/serve.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  try {
    await answering(`${url}/dossier/zestig`);
    let searching = true;
    const searches: number[] = [];
    const crowd = search(url, searches).finally(() => {
      searching = false;
    });
    const pages: number[] = [];
    let failed = 0;
    while (searching) {
      const began = performance.now();
      const response = await fetch(`${url}/dossier/zestig`).catch(() => undefined);
      await response?.arrayBuffer();
      pages.push(performance.now() - began);
      if (!response?.ok) failed += 1;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    const { errors, timeouts, non2xx } = await crowd;
    const wrong = errors + timeouts + non2xx + failed;
    return [
      {
        what: `${people} people searching for a minute through the portal, ${what}`,
        value: `p50 ${figure(searches, 0.5)}, p95 ${figure(searches, 0.95)}, ${searches.length} searches, ${wrong} errors`,
        goal: 'no errors',
        met: wrong === 0,
      },
      {
        what: 'an ordinary page, looked at meanwhile',
        value: `p50 ${figure(pages, 0.5)}, p95 ${figure(pages, 0.95)}`,
        goal: '–',
        met: undefined,
      },
    ];
  } finally {
    await stopper(portal)();
    await cms.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Searches as sixteen people for a minute, and adds to `times` how long each search took, in milliseconds. */
function search(url: string, times: number[]): Promise<autocannon.Result> {
  const paths = shapes.flatMap(({ queries }) => queries.map(pathOf));
  const options = {
    url,
    connections: people,
    duration: seconds,
    timeout: 30,
    requests: paths.map((path) => ({ path })),
  };
  return new Promise((resolve, reject) => {
    const crowd = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    crowd.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
}

const figure = (times: readonly number[], share: number) => `${percentile(times, share).toFixed(0)} ms`;

/** The query service's parameters as those of the search page. */
function pathOf(query: string): string {
  const given = new URLSearchParams(query);
  const values = given.getAll('wq_val');
  const filters = given
    .getAll('wq_flt')
    .flatMap((group, at) => (values[at] ?? '').split('||').map((value) => [group, value]));
  const sorted = given.get('wq_srt_asc') ?? given.get('wq_srt_desc');
  const direction = given.has('wq_srt_asc') ? 'asc' : 'desc';
  const page = new URLSearchParams([
    ...filters.map(([group = '', value = '']): [string, string] => [group, value]),
    ...(sorted === null
      ? []
      : [
          ['srt', sorted],
          ['srt_direction', direction],
        ].map(([a = '', b = '']): [string, string] => [a, b])),
  ]);
  return `/zoeken/${encodeURIComponent(given.get('q') ?? '*')}?${page}`;
}
