import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startDatabase } from '#services/database/startDatabase.ts';
import { sendFile } from '#services/query/import/sendFile.ts';
import { createSummary } from '#services/query/import/summary.ts';
import { readToken } from '#services/query/import/token.ts';
import { type OwnPortal, startPortal } from '#tests/e2e/helpers/ownPortal.ts';
import { processesBelow } from '#tests/e2e/helpers/processes.ts';

/* A portal that is killed as a machine that loses its power kills it, and one whose services die all the time. */

const recordCount = 6000;
const publisher = 'Uitgever van de proef';
const kills = 4;
const countSchema = z.array(z.object({ what: z.string(), times: z.int() }));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Ends a portal and all that it has started, at once and without a word. */
async function killWhole(portal: OwnPortal): Promise<void> {
  const all = [portal.process.pid, ...processesBelow(portal.process.pid).map(({ pid }) => pid)];
  for (const pid of all) process.kill(pid, 'SIGKILL');
  await portal.process.ended;
}

async function writeRecords(): Promise<string> {
  const file = join(folder, 'records.jsonl');
  const records = Array.from({ length: recordCount }, (_, at) => ({
    id: `proef-${at}`,
    title: `Proef ${at} met woorden`,
    year: 2020,
    publisher,
  }));
  await writeFile(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  return file;
}

/** Keeps posting a form, each time with a text of its own; remembers those that were answered with 201. */
async function post(portal: () => OwnPortal, isOver: () => boolean): Promise<string[]> {
  const kept: string[] = [];
  while (!isOver()) {
    const text = randomUUID();
    const body = new FormData();
    body.set('bericht', text);
    const status = await fetch(`http://127.0.0.1:${portal().services.preference}/api/forms?form=/proef`, {
      method: 'POST',
      body,
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    if (status === 201) kept.push(text);
    else await setTimeout(50);
  }
  return kept;
}

describe('a portal that is killed whole', () => {
  it('has lost nothing that it took in, and nothing doubled', { timeout: 600_000 }, async ({ annotate }) => {
    const dataDir = join(folder, 'data');
    const start = () => startPortal({ DATA_DIR: dataDir });
    let portal = await start();
    let isOver = false;
    const file = await writeRecords();
    const importRecords = () =>
      sendFile({
        ...{ file, reading: { summary: createSummary() }, origin: `http://127.0.0.1:${portal.services.query}` },
        ...{ token: readToken(dataDir) ?? '', onResume: () => {}, onProgress: () => {} },
      });
    const importing = async () => {
      // One that breaks off is begun again, and goes on from where it was.
      while (
        await importRecords().then(
          () => false,
          () => !isOver,
        )
      )
        await setTimeout(200);
    };
    const writing = Promise.all([
      importing(),
      ...Array.from({ length: 8 }, () =>
        post(
          () => portal,
          () => isOver,
        ),
      ),
    ]);
    const back: number[] = [];
    for (let kill = 0; kill < kills; kill++) {
      await setTimeout(randomInt(1000, 3000));
      await killWhole(portal);
      const began = performance.now();
      portal = await start();
      await expect.poll(async () => (await portal.ask('/readyz')).status, { timeout: 60_000, interval: 50 }).toBe(200);
      back.push(Math.round(performance.now() - began));
    }
    await setTimeout(2000);
    isOver = true;
    const [, ...posted] = await writing;
    await importRecords();
    const search = `http://127.0.0.1:${portal.services.query}/gkn3?q=*&wq_flt=uitgever&wq_val=${encodeURIComponent(publisher)}`;
    const { hits } = z.object({ hits: z.int() }).parse(await (await fetch(search)).json());
    await portal.process.end('SIGTERM');

    const database = await startDatabase(join(dataDir, 'database'));
    const texts = countSchema.parse(
      await database.query(
        'select fields::json -> 0 ->> 1 as what, count(*)::int4 as times from submission group by 1',
      ),
    );
    await database.close();
    const times = new Map(texts.map((row) => [row.what, row.times]));
    const kept = posted.flat();
    await annotate(`posts ${kept.length}; answering again after ${back.join(', ')} ms`);
    expect(kept.filter((text) => times.get(text) !== 1)).toEqual([]);
    expect([...times].filter(([, count]) => count !== 1)).toEqual([]);
    expect(hits).toBe(recordCount);
    expect(kept.length).toBeGreaterThan(50);
  });
});

describe('a portal whose services are killed at random', () => {
  it('shows every page that it keeps, and answers for itself', { timeout: 300_000 }, async ({ annotate }) => {
    const portal = await startPortal({ RATE_LIMITS: 'off' });
    try {
      const pages = ['/', '/disclaimer', '/?language=en'];
      const kept: string[] = [];
      for (const path of pages) if ((await portal.ask(path)).status === 200) kept.push(path);
      expect(kept).toContain('/');
      const until = Date.now() + 45_000;
      const wrong: string[] = [];
      const waits: number[] = [];
      let [found, missed] = [0, 0];
      const keepAsking = async (path: string, hear: (status: number) => void) => {
        while (Date.now() < until) {
          const began = performance.now();
          hear((await portal.ask(path)).status);
          if (path === '/healthz') waits.push(performance.now() - began);
          await setTimeout(20);
        }
      };
      const read = (path: string) =>
        keepAsking(path, (status) => {
          if (status !== 200) wrong.push(`${path}: ${status}`);
        });
      const search = async () => {
        while (Date.now() < until) {
          const { status } = await portal.ask(`/zoeken/*?term=w${randomInt(1_000_000)}`);
          if (status === 200) found += 1;
          else if (status === 503) missed += 1;
          else wrong.push(`search: ${status}`);
          await setTimeout(20);
        }
      };
      const kill = async () => {
        while (Date.now() < until) {
          await setTimeout(randomInt(1500, 4000));
          const programs = processesBelow(portal.process.pid);
          const victim = programs[randomInt(Math.max(1, programs.length))];
          if (victim) process.kill(victim.pid, 'SIGKILL');
        }
      };
      await Promise.all([...kept.map(read), read('/healthz'), search(), kill()]);
      await expect.poll(async () => (await portal.ask('/readyz')).status, { timeout: 60_000 }).toBe(200);
      const sorted = waits.toSorted((a, b) => a - b);
      const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
      await annotate(
        `searches ${found} found, ${missed} told to come back; /healthz p50 ${at(0.5)}, p99 ${at(0.99)}, at most ${at(1)} ms`,
      );
      expect(wrong).toEqual([]);
      expect([found > 0, missed > 0]).toEqual([true, true]);
    } finally {
      await portal.close();
    }
  });
});
