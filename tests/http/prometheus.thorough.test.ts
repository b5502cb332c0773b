import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ask, freePorts } from '#tests/e2e/helpers/network.ts';
import { type OwnPortal, startPortal } from '#tests/e2e/helpers/ownPortal.ts';
import { readPanels, rulesFile, scrapeFile } from './observed/expressions.ts';

/*
 * Debian's Prometheus, with the files that operators are given, watches a portal for half a minute and is asked for
 * whatever the dashboard shows.
 */

/** What is counted only when something goes wrong, which it does not here; the embedded pages have no findings. */
const ofTrouble = new Set([
  'Findings, as pages are planned',
  'Answers of 500 and above',
  'Calls that failed',
  'Processes of services that died',
  'Elements left out, policies violated',
]);

const hasPrometheus = spawnSync('prometheus', ['--version']).status === 0;
const note = hasPrometheus ? '' : ' (skipped: there is no prometheus, which Debian’s package prometheus has)';

const resultSchema = z.object({
  status: z.literal('success'),
  data: z.object({ result: z.array(z.object({ value: z.tuple([z.number(), z.string()]) })) }),
});
const alertsSchema = z.object({
  data: z.object({ alerts: z.array(z.object({ labels: z.record(z.string(), z.string()), state: z.string() })) }),
});

describe.skipIf(!hasPrometheus)(`what Prometheus shows of a portal${note}`, () => {
  let portal: OwnPortal;
  let prometheus: ChildProcess;
  let folder: string;
  let port: number;

  const query = async (expression: string) => {
    const { text } = await ask({ port, path: `/api/v1/query?query=${encodeURIComponent(expression)}` });
    return resultSchema.parse(JSON.parse(text)).data.result.map(({ value }) => Number(value[1]));
  };

  beforeAll(async () => {
    const [management = 0, own = 0] = await freePorts(2);
    port = own;
    portal = await startPortal({ MANAGEMENT_PORT: String(management), LOG_LEVEL: 'silent' });
    folder = mkdtempSync(join(tmpdir(), 'prometheus-'));
    // As it is given, but for the place of the portal and the pace: nobody waits here for minutes.
    const config = readFileSync(scrapeFile, 'utf8')
      .replaceAll(/(_interval:) 15s/g, '$1 1s')
      .replace('127.0.0.1:9464', `127.0.0.1:${management}`);
    expect(config.match(/_interval: 1s/g)).toHaveLength(2);
    writeFileSync(join(folder, 'prometheus.yml'), config);
    writeFileSync(join(folder, 'portal.rules.yml'), readFileSync(rulesFile));
    prometheus = spawn(
      'prometheus',
      [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { stdio: 'ignore' },
    );
    const until = Date.now() + 25_000;
    while (Date.now() < until) {
      for (const path of ['/', '/zoeken/bodem', '/weg', '/api/search?term=mest&language=nl']) await portal.ask(path);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  });

  afterAll(async () => {
    prometheus?.kill();
    if (prometheus?.exitCode === null) await once(prometheus, 'exit');
    await portal?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it.each(readPanels().map(({ place, text }) => ({ place, text: text.replaceAll('[5m]', '[15s]') })))(
    '$place: has something to show',
    async ({ place, text }) => {
      // Of what was not asked there is no quantile, and no share: those lines have gaps.
      const values = (await query(text)).filter(Number.isFinite);
      if (!ofTrouble.has(place)) expect(values.length, text).toBeGreaterThan(0);
    },
  );

  it('raises no alert while all is well, and one once the portal is away', async () => {
    const states = async () => {
      const { text } = await ask({ port, path: '/api/v1/alerts' });
      return alertsSchema
        .parse(JSON.parse(text))
        .data.alerts.map(({ labels, state }) => `${labels.alertname} ${state}`);
    };
    expect(await states()).toEqual([]);
    await portal.close();
    // Two minutes on it would be firing: its rules are tested for that.
    await expect.poll(states, { timeout: 20_000, interval: 500 }).toEqual(['PortalDown pending']);
  });
});
