import { once } from 'node:events';
import { request } from 'node:http';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnPortal, startPortal } from '#tests/e2e/helpers/ownPortal.ts';
import { isAlive, processesBelow } from '#tests/e2e/helpers/processes.ts';

/* A portal whose services die one by one, and that is stopped at last: one start, from top to bottom. */

let portal: OwnPortal;
beforeAll(async () => {
  portal = await startPortal({});
});
afterAll(() => portal.close());

/** Kills a program of services, as running out of memory would. */
function kill(program: string): void {
  const found = processesBelow(portal.process.pid).find((one) => one.program === program);
  if (found === undefined) throw new Error(`${program} does not run.`);
  process.kill(found.pid, 'SIGKILL');
}

const readiness = async (): Promise<{ checks: Readonly<Record<string, string>> }> =>
  JSON.parse((await portal.ask('/readyz')).text);
const isReady = () =>
  expect.poll(async () => (await portal.ask('/readyz')).status, { timeout: 60_000, interval: 200 }).toBe(200);
const logged = (event: string) => portal.process.lines.filter((line) => line.includes(`"${event}"`));

describe('a portal whose services die', () => {
  it('goes on without search and database, says who is missing, and has them back', async () => {
    expect((await portal.ask('/')).status).toBe(200);
    expect((await portal.ask('/zoeken/*?term=bodem')).status).toBe(200);
    kill('dataProgram.ts');
    await expect
      .poll(async () => (await readiness()).checks)
      .toMatchObject({ preference: 'missing', identity: 'missing' });
    expect((await portal.ask('/readyz')).status).toBe(503);
    expect((await portal.ask('/healthz')).status).toBe(200);
    expect((await portal.ask('/')).status).toBe(200);
    expect((await portal.ask('/zoeken/*?term=weidevogels')).status).toBe(503);
    expect((await portal.ask('/.well-known/openid-configuration')).status).toBe(503);
    await isReady();
    const found = await portal.ask('/zoeken/*?term=weidevogels');
    expect(found.status).toBe(200);
    expect((await portal.ask('/.well-known/openid-configuration')).status).toBe(200);
    expect(logged('service.died')).toHaveLength(1);
  });

  it('shows what it keeps without the CMS, and has it back', async () => {
    kill('contentProgram.ts');
    expect((await portal.ask('/')).status).toBe(200);
    expect((await portal.ask('/healthz')).status).toBe(200);
    // What it wrote last is read for a second, because a picture that is being drawn may hold its output open.
    await expect.poll(() => logged('service.died').length).toBe(2);
    await isReady();
    expect((await portal.ask('/disclaimer')).status).toBe(200);
  });

  it('loses no request that it has when it is told to stop, and leaves no process behind', async () => {
    const services = processesBelow(portal.process.pid);
    expect(services.map(({ program }) => program)).toEqual(
      expect.arrayContaining(['contentProgram.ts', 'dataProgram.ts']),
    );
    const asked = Array.from({ length: 24 }, (_, at) => searchFor(`stoppen${at}`));
    await Promise.all(asked.map(({ connected }) => connected));
    const stopped = portal.process.end('SIGTERM');
    expect(await Promise.all(asked.map(({ status }) => status))).toEqual(asked.map(() => 200));
    await stopped;
    expect(await portal.process.ended).toBe(0);
    expect(services.filter(({ pid }) => isAlive(pid))).toEqual([]);
  });
});

/** Asks on a connection of its own. */
function searchFor(term: string) {
  const path = `/zoeken/*?term=${term}`;
  const call = request({ host: '127.0.0.1', port: portal.port, path, headers: { host: 'localhost' }, agent: false });
  const connected = once(call, 'socket').then(([socket]) => once(socket, 'connect'));
  const status = once(call, 'response').then(async ([response]) => {
    response.resume();
    await once(response, 'end');
    return response.complete ? response.statusCode : 'broken off';
  });
  call.end();
  return { connected, status };
}
