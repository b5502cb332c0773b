import autocannon from 'autocannon';
import { findPostgres } from '#services/database/testing/findPostgres.ts';
import { findNginx } from '#tests/http/sideBySide/nginx.ts';
import { startSideBySide } from '#tests/http/sideBySide/startSideBySide.ts';
import { startCmsStandIn } from './cmsStandIn.ts';
import { percentile } from './percentile.ts';
import type { Row } from './row.ts';

/** Seconds of one round, and rounds; 1, 2 and 4 portals take turns, so that noise of the machine meets all. */
const roundSeconds = 4;
const rounds = 5;
const connections = 16;
const counts = [1, 2, 4] as const;

const kinds = {
  'a kept page': '/dossier/zestig',
  'a page rendered from a kept plan': '/dossier/zestig?n=[<id>]',
  'a search': '/api/search?term=bodem&language=nl',
} as const;

/** Answers a second of 1, 2 and 4 portals behind one nginx, against one of them alone in the same run. */
export async function benchPortals(): Promise<Row[]> {
  const [postgres, nginx] = [findPostgres(), findNginx()];
  if (postgres.kind === 'missing' || nginx === undefined) {
    const value = postgres.kind === 'missing' ? postgres.reason : 'nginx is not installed';
    return [{ what: 'portals side by side', value, goal: '', met: undefined }];
  }
  const cms = await startCmsStandIn();
  const side = await startSideBySide({
    ...{ count: Math.max(...counts), postgres: postgres.folder, nginx, cms: (_, response) => response.end() },
    settings: {
      ...{ CMS_BASE_URL: cms.origin, SAMPLE_RECORDS: 'on', RATE_LIMITS: 'off', MAXIMUM_LAG_MS: '0' },
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'silent', PAGE_CACHE_SECONDS: '3600' },
    },
  });
  try {
    const ports = side.portals.map(({ port }) => port);
    const rows: Row[] = [];
    for (const [what, path] of Object.entries(kinds)) {
      for (const portal of ports) await perSecond(`http://127.0.0.1:${portal}${path}`, side.origin, 2);
      const measured = new Map(counts.map((count) => [count, [] as number[]]));
      for (let round = 0; round < rounds; round++) {
        for (const count of counts) {
          await side.balancer?.send(ports.slice(0, count));
          measured.get(count)?.push(await perSecond(side.origin + path, side.origin, roundSeconds));
        }
      }
      const middle = (count: (typeof counts)[number]) => percentile(measured.get(count) ?? [], 0.5);
      for (const count of counts.slice(1)) {
        const ratio = middle(count) / middle(1);
        rows.push({
          what: `${what}, ${count} portals behind nginx, against one`,
          value: `${ratio.toFixed(2)} × (${middle(count).toFixed(0)} / ${middle(1).toFixed(0)} a second)`,
          goal: '≥ 0.8',
          met: ratio >= 0.8,
        });
      }
    }
    return rows;
  } finally {
    await side.close();
    await cms.close();
  }
}

async function perSecond(url: string, origin: string, duration: number): Promise<number> {
  const { host } = new URL(origin);
  const result = await autocannon({
    ...{ url: url.replace('localhost', '127.0.0.1'), connections, duration, idReplacement: url.includes('[<id>]') },
    headers: { host, 'x-forwarded-host': host, 'accept-encoding': 'br' },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} wrong statuses, ${result.errors} errors`);
  return result.requests.average;
}
