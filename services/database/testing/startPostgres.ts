import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

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

/**
 * PostgreSQL refuses to run as root: then it runs as the account that Debian's package makes, or as `nobody`, and the
 * folder is given to that account.
 */
function accountFor(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const account = idsOf('postgres') ?? idsOf('nobody');
  if (account === undefined) throw new Error('PostgreSQL does not run as root, and no other account was found.');
  chownSync(folder, account.uid, account.gid);
  return account;
}

function idsOf(name: string): { uid: number; gid: number } | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** Whether `setpriv` is there, which lets the server end together with the process that started it. */
const canBind = spawnSync('setpriv', ['--version']).status === 0;

function run(programs: string, data: string, settings: readonly string[], options: SpawnOptions) {
  const server = join(programs, 'postgres');
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const [command, all] = canBind ? ['setpriv', ['--pdeathsig', 'SIGQUIT', server, ...args]] : [server, args];
  return spawn(command, all, { ...options, stdio: 'ignore' });
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
