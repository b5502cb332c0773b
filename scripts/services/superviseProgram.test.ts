import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { superviseProgram } from './superviseProgram.ts';
import type { TestProgramFacts, TestProgramOptions } from './testing/testProgram.ts';

const file = join(import.meta.dirname, 'testing', 'testProgram.ts');

let folder: string;
let running: (() => Promise<void>)[];
let said: { event: string; fields?: Readonly<Record<string, unknown>> | undefined }[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'program-'));
  running = [];
  said = [];
});
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const stop of running) await stop();
  rmSync(folder, { recursive: true, force: true });
});

const options = (): TestProgramOptions => ({ stops: join(folder, 'stops'), refusal: join(folder, 'refusal') });

const start = (patience?: number) =>
  superviseProgram<TestProgramOptions, TestProgramFacts>({
    ...{ name: 'test', file, options: options(), running, ...(patience !== undefined && { patience }) },
    log: (event, fields) => said.push({ event, fields }),
  });

const heard = (event: string) => said.filter((line) => line.event === event);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('services in a process of their own', () => {
  it('say what has to be known of them, and log through the portal', async () => {
    const program = await start();
    expect(program.isThere()).toBe(true);
    expect(program.facts().pid).not.toBe(process.pid);
    expect(said).toEqual([{ event: 'test.started', fields: { pid: program.facts().pid } }]);
  });

  it('are not handed the portal’s settings, but what else its surroundings are', async () => {
    vi.stubEnv('AI_API_KEY', 'a secret');
    vi.stubEnv('PICTURE_KEY', 'a secret of twenty letters');
    vi.stubEnv('SSL_CERT_DIR', '/etc/ssl/certs');
    const { environment } = (await start()).facts();
    expect(environment).not.toContain('AI_API_KEY');
    expect(environment).not.toContain('PICTURE_KEY');
    expect(environment).toContain('SSL_CERT_DIR');
  });

  it('come back when they are killed, which the log tells', async () => {
    const program = await start();
    const { pid } = program.facts();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => program.isThere()).toBe(false);
    await expect.poll(() => program.isThere()).toBe(true);
    expect(program.facts().pid).not.toBe(pid);
    expect(heard('service.died')).toMatchObject([{ fields: { service: 'test', message: 'It ended with SIGKILL.' } }]);
    expect(heard('service.back')).toMatchObject([{ fields: { service: 'test' } }]);
  });

  it('say why they died', async () => {
    const program = await start();
    process.kill(program.facts().pid, 'SIGUSR2');
    await expect.poll(() => heard('service.back')).toHaveLength(1);
    expect(heard('service.died')).toMatchObject([
      { fields: { message: expect.stringContaining('something that nobody thought of') } },
    ]);
  });

  it('come back when they hang, and are left alone while they speak', async () => {
    const program = await start(2);
    const { pid } = program.facts();
    await setTimeout(3500);
    expect(heard('service.died')).toEqual([]);
    process.kill(pid, 'SIGSTOP');
    await expect.poll(() => heard('service.back')).toHaveLength(1);
    expect(heard('service.died')).toMatchObject([
      { fields: { message: 'It said nothing for 2 seconds, and was ended.' } },
    ]);
    expect(isAlive(pid)).toBe(false);
    expect(program.facts().pid).not.toBe(pid);
  });

  it('keep nobody waiting who have just died', async () => {
    const program = await start();
    process.kill(program.facts().pid, 'SIGKILL');
    const began = performance.now();
    for (const stop of running) await stop();
    expect(performance.now() - began).toBeLessThan(5000);
    await expect.poll(() => isAlive(program.facts().pid)).toBe(false);
  });

  it('are tried again until they can start', async () => {
    const program = await start();
    writeFileSync(options().refusal, '');
    process.kill(program.facts().pid, 'SIGKILL');
    await expect.poll(() => heard('service.died').length).toBeGreaterThan(1);
    expect(heard('service.died')[1]).toMatchObject({ fields: { message: 'the port is taken' } });
    expect(program.isThere()).toBe(false);
    rmSync(options().refusal);
    await expect.poll(() => program.isThere()).toBe(true);
  });

  it('stop the start of the portal when they cannot start the first time, with their reason', async () => {
    writeFileSync(options().refusal, '');
    await expect(start()).rejects.toMatchObject({ message: 'the port is taken', code: 'EADDRINUSE' });
    expect(readFileSync(options().stops, 'utf8')).toBe('first\n');
  });

  it('end with the portal, the last part first, and take no signal that is meant for it', async () => {
    const program = await start();
    process.kill(program.facts().pid, 'SIGTERM');
    process.kill(program.facts().pid, 'SIGINT');
    for (const stop of running) await stop();
    expect(readFileSync(options().stops, 'utf8')).toBe('second\nfirst\n');
    expect(isAlive(program.facts().pid)).toBe(false);
    expect(heard('service.died')).toEqual([]);
  });

  it('leave no orphan when the portal is killed', async () => {
    const parent = spawn(
      process.execPath,
      [join(import.meta.dirname, 'testing', 'parentProgram.ts'), options().stops],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(String(line));
    expect(isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });
});
