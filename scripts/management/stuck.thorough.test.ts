import { spawnSync } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { freePorts } from '#tests/e2e/helpers/network.ts';
import { startManagement } from './startManagement.ts';

let stop: (() => Promise<void>) | undefined;
afterAll(() => stop?.());

it('says that a portal whose thread has not turned for ten seconds is stuck, and has no metrics of it', async () => {
  const [port = 0] = await freePorts(1);
  const metrics = { text: async () => 'portal_info 1\n', contentType: 'text/plain', close() {} };
  stop = await startManagement({ port, host: '127.0.0.1', token: undefined }, metrics, createLog('silent'));
  // This thread stands still until the other program has ended.
  const program = `await new Promise((done) => setTimeout(done, 10_500));
    const [health, metrics] = await Promise.all(['healthz', 'metrics'].map((path) => fetch('http://127.0.0.1:${port}/' + path)));
    console.log(JSON.stringify({ health: health.status, ...await health.json(), metrics: metrics.status }));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  const told = JSON.parse(stdout);
  expect(told).toMatchObject({ health: 503, status: 'stuck', metrics: 503 });
  expect(told.behindMs).toBeGreaterThan(10_000);
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});
