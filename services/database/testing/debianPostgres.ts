import { execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** Where Debian's packages put the programs of each version. */
const versionsFolder = '/usr/lib/postgresql';

export type Programs = { kind: 'found'; folder: string } | { kind: 'missing'; reason: string };

/** PostgreSQL's own programs: those that are there, else Debian's package where we may install it. */
export function findPostgres(): Programs {
  const folder = installed();
  if (folder !== undefined) return { kind: 'found', folder };
  if (process.getuid?.() !== 0) return { kind: 'missing', reason: 'it is not installed and only root may install it' };
  if (spawnSync('which', ['apt-get']).status !== 0) return { kind: 'missing', reason: 'this is no Debian' };
  install();
  const fresh = installed();
  if (fresh !== undefined) return { kind: 'found', folder: fresh };
  return { kind: 'missing', reason: 'apt-get could not install it' };
}

function installed(): string | undefined {
  const versions = existsSync(versionsFolder) ? readdirSync(versionsFolder) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(versionsFolder, version, 'bin'));
  return newest.find((folder) => existsSync(join(folder, 'initdb')));
}

function install(): void {
  const run = (...args: string[]) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  run('update');
  run('install', '-y', '--no-install-recommends', 'postgresql');
}

export interface PostgresServer {
  /** Of a database that is there; others are made with `create database`. */
  readonly url: string;
  /** Ends the server at once, as a failing machine would; what was committed is there at the next start. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Ends the server and removes its files. */
  readonly remove: () => Promise<void>;
}

interface Options {
  /** Whether a commit waits for the disk; tests that never start again need not. */
  readonly durable: boolean;
  /** Further settings, each as `name=value`. */
  readonly settings?: readonly string[];
}

/** Makes an empty server in a temporary folder, which answers on a free port of this machine. */
export async function startPostgres(programs: string, { durable, settings = [] }: Options): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  const account = accountFor(folder);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  const made = spawnSync(join(programs, 'initdb'), init, { ...account, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  const all = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    ...settings,
  ];
  let server = run(programs, data, all, { ...account, cwd: folder });
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  await answering(programs, port);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    kill: () => end('SIGQUIT'),
    start: async () => {
      server = run(programs, data, all, { ...account, cwd: folder });
      await answering(programs, port);
    },
    remove: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then as the account that Debian's package makes, which has to own the folder. */
function accountFor(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })));
  if (uid === undefined || gid === undefined) return {};
  chownSync(folder, uid, gid);
  return { uid, gid };
}

function run(programs: string, data: string, settings: readonly string[], options: SpawnOptions) {
  const args = settings.flatMap((setting) => ['-c', setting]);
  // Ends with the process that started it, even when that one is killed.
  const bound = ['--pdeathsig', 'SIGQUIT', join(programs, 'postgres'), '-D', data, ...args];
  return spawn('setpriv', bound, { ...options, stdio: 'ignore' });
}

/** Waits until the server takes connections, for a minute at most. */
async function answering(programs: string, port: number): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const asking = spawn(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
    const [code] = await once(asking, 'exit');
    if (code === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('PostgreSQL did not start within a minute.');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
