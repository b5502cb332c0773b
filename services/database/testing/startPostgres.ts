import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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
  /** Stops the clock of the server and all its processes: it keeps its connections and says nothing more. */
  readonly freeze: () => void;
  readonly thaw: () => void;
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
export function startPostgres(programs: string, options: Options): Promise<PostgresServer> {
  return startIn(programs, options, ({ data }) => [
    'initdb',
    ...['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
  ]);
}

/** Makes a server that follows the one at `url`, as `pg_basebackup -R` does. */
export function startReplica(programs: string, url: string, options: Options): Promise<PostgresServer> {
  return startIn(programs, options, ({ data }) => [
    'pg_basebackup',
    ...['-d', url, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
  ]);
}

async function startIn(
  programs: string,
  { durable, settings = [] }: Options,
  make: (place: { readonly data: string }) => string[],
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  const account = accountFor(folder);
  const data = join(folder, 'data');
  const [program = '', ...args] = make({ data });
  const made = spawnSync(join(programs, program), args, { ...account, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`${program} failed: ${made.stderr}`);

  const port = await freePort();
  const all = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    ...settings,
  ];
  let server = run(programs, data, all, { ...account, cwd: folder });
  const isOver = () => server.exitCode !== null || server.signalCode !== null;
  const end = async (signal: NodeJS.Signals) => {
    if (isOver()) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  const signalAll = (signal: NodeJS.Signals) => {
    const { pid } = server;
    if (pid === undefined || isOver()) return;
    for (const each of [pid, ...childrenOf(pid)]) signalOne(each, signal);
  };
  if (!(await answering(programs, port, isOver))) throw new Error('PostgreSQL did not start.');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    kill: async () => {
      if (isOver()) return;
      const gone = once(server, 'exit');
      signalAll('SIGKILL');
      await gone;
    },
    start: async () => {
      // A process of the killed server may live a moment longer, and keep its memory: then a new one ends at once.
      for (let tries = 0; tries < 100; tries++) {
        server = run(programs, data, all, { ...account, cwd: folder });
        if (await answering(programs, port, isOver)) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error('PostgreSQL does not start again.');
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    remove: async () => {
      signalAll('SIGCONT');
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One of a server's processes, which may have ended by itself. */
function signalOne(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
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

/** Waits until the server takes connections, for a minute at most; `false` when it ended before. */
async function answering(programs: string, port: number, isOver: () => boolean): Promise<boolean> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (isOver()) return false;
    const asking = spawn(join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
    const [code] = await once(asking, 'exit');
    if (code === 0) return true;
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
