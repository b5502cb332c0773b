import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { ask, freePorts } from '#tests/e2e/helpers/network.ts';
import { startManagement } from './startManagement.ts';

const token = 'een-geheim-van-operators';
let stop: (() => Promise<void>) | undefined;
let port = 0;

async function start(text: () => Promise<string>, options: { token?: string } = {}): Promise<void> {
  [port = 0] = await freePorts(1);
  const metrics = { text, contentType: 'text/plain; version=0.0.4', close() {} };
  stop = await startManagement({ port, host: '127.0.0.1', token: options.token }, metrics, createLog('silent'));
}
afterEach(() => stop?.());

describe('the port of operators', () => {
  it('answers while the portal’s thread is busy, and says for how long that has been', async () => {
    await start(async () => '');
    // This thread does nothing else until the other program has asked.
    const program = `await new Promise((done) => setTimeout(done, 1000));
      const began = performance.now();
      const answer = await fetch('http://127.0.0.1:${port}/healthz');
      console.log(JSON.stringify({ status: answer.status, ...await answer.json(), milliseconds: performance.now() - began }));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
    const answered = JSON.parse(stdout);
    expect(answered).toMatchObject({ status: 'ok' });
    expect(answered.behindMs).toBeGreaterThanOrEqual(900);
  });

  it('gives metrics to who names the token', async () => {
    await start(async () => 'portal_info 1\n', { token });
    const path = '/metrics';
    expect((await ask({ port, path })).status).toBe(401);
    expect((await ask({ port, path, headers: { authorization: 'Bearer another' } })).status).toBe(401);
    const { status, text, headers } = await ask({ port, path, headers: { authorization: `Bearer ${token}` } });
    expect({ status, text }).toEqual({ status: 200, text: 'portal_info 1\n' });
    expect(headers['content-type']).toBe('text/plain; version=0.0.4');
    expect((await ask({ port, path: '/healthz' })).status).toBe(200);
  });

  it('makes metrics once for all who ask meanwhile', async () => {
    let made = 0;
    const gate = Promise.withResolvers<void>();
    await start(async () => {
      made += 1;
      await gate.promise;
      return 'portal_info 1\n';
    });
    const asked = [1, 2, 3].map(() => ask({ port, path: '/metrics' }));
    await expect.poll(() => made).toBe(1);
    await ask({ port, path: '/healthz' });
    gate.resolve();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(made).toBe(1);
  });

  it('says so when metrics cannot be made', async () => {
    await start(async () => {
      throw new Error('broken');
    });
    expect((await ask({ port, path: '/metrics' })).status).toBe(503);
  });

  it('does not start on a port that is taken', async () => {
    await start(async () => '');
    const again = { port, host: '127.0.0.1', token: undefined };
    const metrics = { text: async () => '', contentType: '', close() {} };
    await expect(startManagement(again, metrics, createLog('silent'))).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
