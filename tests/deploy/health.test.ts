import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freePorts } from '#tests/e2e/helpers/network.ts';
import { deploy } from './programs.ts';

/* What the unit and the container ask a portal of: whether it is there, at the address that it listens on. */

const unit = readFileSync(join(deploy, 'systemd/groen-portal@.service'), 'utf8');
const container = readFileSync(join(deploy, 'Containerfile'), 'utf8');

/** The command lines as they stand. */
const commands: Readonly<Record<'the unit' | 'the container', readonly string[]>> = {
  'the unit': /^ExecStartPost=(.*health.*)$/im.exec(unit)?.[1]?.split(' ') ?? [],
  'the container': z.array(z.string()).parse(JSON.parse(/^HEALTHCHECK .*CMD (\[.*\])$/m.exec(container)?.[1] ?? '[]')),
};
const both = Object.values(commands);

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server = undefined;
});

/** @param statuses what it answers the first times */
async function listenOn(port: number, host: string | undefined, ...statuses: number[]): Promise<void> {
  server = createServer((request, response) =>
    response.writeHead(request.url === '/healthz' ? (statuses.shift() ?? 200) : 404).end(),
  );
  server.listen(port, host);
  await once(server, 'listening');
}

/** Runs a command as a portal on this port would have it run; resolves with how it ended. */
async function ask([program = '', ...args]: readonly string[], port: number, listenAddress?: string) {
  const env = { PATH: process.env.PATH, PORT: String(port), LISTEN_ADDRESS: listenAddress };
  const options = { cwd: resolve(deploy, '..'), env, timeout: 10_000 };
  return promisify(execFile)(program, args, options).then(
    () => 'is there',
    (error: { readonly code: number | null }) => `ends with ${error.code}`,
  );
}

const isOnLinux = process.platform === 'linux';
const speaksIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'));

describe('the container', () => {
  it('is run where its port can be published, whatever address the settings of a server name', () => {
    expect(readFileSync(join(deploy, 'portal.env.example'), 'utf8')).toMatch(/^LISTEN_ADDRESS=127\.0\.0\.1$/m);
    const [run = ''] = /`podman run [^`]*`/.exec(container) ?? [];
    expect(run).toMatch(/--env-file portal\.env .*--env LISTEN_ADDRESS=0\.0\.0\.0 .*--publish /s);
  });
});

// Only Linux has units and containers, and 127.0.0.2 as an address of every machine.
describe.runIf(isOnLinux)('what asks whether a portal is there', () => {
  it.each(
    // Empty as a line in the settings may be.
    [undefined, '', '0.0.0.0', '127.0.0.1', '127.0.0.2', ...(speaksIPv6 ? ['::', '::1'] : [])],
  )('asks where it listens: LISTEN_ADDRESS=%s', async (setting) => {
    const [port = 0] = await freePorts(1);
    await listenOn(port, setting || undefined);
    expect(await Promise.all(both.map((command) => ask(command, port, setting)))).toEqual(['is there', 'is there']);
  });

  it('waits in the unit until the portal is well', async () => {
    const [port = 0] = await freePorts(1);
    await listenOn(port, '127.0.0.2', 503);
    expect(await ask(commands['the unit'], port, '127.0.0.2')).toBe('is there');
  });

  it('tells the container at once that there is none, or none that is well', async () => {
    const [port = 0] = await freePorts(1);
    expect(await ask(commands['the container'], port)).toBe('ends with 1');
    await listenOn(port, undefined, 503);
    expect(await ask(commands['the container'], port)).toBe('ends with 1');
  });
});
