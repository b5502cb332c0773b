import { subscribe } from 'node:diagnostics_channel';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Agent } from 'undici';
import { readBuiltAssets } from '#server/document/builtAssets.ts';
import { createLog } from '#server/log.ts';
import { readSettings } from '#server/settings/readSettings.ts';
import { readSites } from '#sites/readSites.ts';

/*
 * What it costs to ask again for a kept page that has not changed, beside the calls alone: processor time of this
 * process, which has nothing else to do. Prints each round's, in milliseconds for each time: a visit of a kept page, one
 * that has it asked for again, the calls.
 */

const path = '/dossier/zestig';
const freshSeconds = 60;
const times = 200;
const rounds = 7;

/** Longer than all calls take: the next visit comes when everything is over (ms). */
const pauseMs = 6;

const cms = process.env.CMS_BASE_URL ?? '';
const settings = readSettings({
  CMS_BASE_URL: cms,
  // Nothing on the page asks for records; of comments there are none.
  QUERY_BASE_URL: cms,
  PREFERENCE_BASE_URL: cms,
  DATA_DIR: await mkdtemp(join(tmpdir(), 'portal-bench-refresh-')),
  PICTURE_KEY: 'the picture key of the bench',
  PAGE_CACHE_SECONDS: String(freshSeconds),
  MAXIMUM_LAG_MS: '0',
  RATE_LIMITS: 'off',
});
/** The clock that caches read: it can be put on. */
const clock = Date.now.bind(Date);
let ahead = 0;
Date.now = () => clock() + ahead;

const built = resolve(import.meta.dirname, '..', '..', 'dist');
const files = join(built, 'client');
const assets = await readBuiltAssets(
  files,
  (await readSites()).map(({ id }) => id),
);
const { createPortal }: typeof import('#server/portal.ts') = await import(
  pathToFileURL(join(built, 'server', 'portal.js')).href
);
const portal = await createPortal({ settings, assets, files, log: createLog('silent') });

const visit = async () => {
  const request = new Request(`http://localhost:3000${path}`, { headers: { 'accept-encoding': 'br' } });
  const response = await portal.fetch(request);
  if (response.status !== 200) throw new Error(`The page answers ${response.status}.`);
  await response.arrayBuffer();
};
const visitLater = () => {
  ahead += (freshSeconds + 1) * 1000;
  return visit();
};

const agent = new Agent({ connections: 64 });
const section = (id: string) => `/nl/groenkennisnet/paginasectie?pagesectionid=${id}&tsobjectid=${id}`;
const asked = [
  `/nl/groenkennisnet${path}`,
  ...['145419', '145248', '145401'].map(section),
  '/api/articlesextended?external_id=60',
];
const call = async () => {
  await Promise.all(
    asked.map(async (address) => {
      const { body } = await agent.request({ origin: cms, path: address, method: 'GET' });
      await body.arrayBuffer();
    }),
  );
};

/** Processor time of each time (ms). */
async function costOf(act: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time++) {
    await act();
    await setTimeout(pauseMs);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

let called = 0;
subscribe('undici:request:create', () => {
  called += 1;
});
await costOf(visitLater);
if (called < asked.length * times)
  throw new Error(`Only ${called} calls were made: what is measured asks for nothing.`);
for (let round = 0; round < rounds; round++) {
  const [kept, again, calls] = [await costOf(visit), await costOf(visitLater), await costOf(call)];
  process.stdout.write(`${JSON.stringify({ kept, again, calls })}\n`);
}
process.exit(0);
