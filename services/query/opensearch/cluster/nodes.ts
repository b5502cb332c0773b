import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

/** A node of a cluster on this machine. */
export interface NodeFacts {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  readonly transportPort: number;
}

/** Where the nodes of a cluster stand, one port after the other for HTTP, and others for each other. */
export function planNodes(folder: string, count: number, ports: { http: number; transport: number }): NodeFacts[] {
  return Array.from({ length: count }, (_, at) => ({
    name: `node-${at + 1}`,
    folder: join(folder, `node-${at + 1}`),
    port: ports.http + at,
    transportPort: ports.transport + at,
  }));
}

interface StartOptions {
  readonly classPath: string;
  readonly all: readonly NodeFacts[];
  /** It goes on when the process that started it has ended. */
  readonly lasting: boolean;
  /** In megabytes; 512 where it is not said. */
  readonly heap?: number;
}

/** Starts a node; as an account without rights where this process has all of them. */
export function startNode({ name, folder, port, transportPort }: NodeFacts, options: StartOptions): ChildProcess {
  const { classPath, all, lasting, heap = 512 } = options;
  const account = accountFor();
  for (const each of [folder, join(folder, 'config'), join(folder, 'logs')]) {
    mkdirSync(each, { recursive: true });
    if (account.uid !== undefined) chownSync(each, account.uid, account.gid);
  }
  const settings = {
    'cluster.name': 'portal',
    'node.name': name,
    'network.host': '127.0.0.1',
    'http.port': port,
    'transport.port': transportPort,
    'discovery.seed_hosts': all.map((node) => `127.0.0.1:${node.transportPort}`),
    'cluster.initial_cluster_manager_nodes': all.map((node) => node.name),
    // A disk that is nearly full is its owner's business.
    'cluster.routing.allocation.disk.threshold_enabled': false,
    // Of three nodes any two go on, within seconds, and copying that got stuck begins again.
    'indices.recovery.internal_action_timeout': '20s',
    'indices.recovery.recovery_activity_timeout': '20s',
    'cluster.fault_detection.follower_check.timeout': '5s',
    'cluster.fault_detection.leader_check.timeout': '5s',
  };
  const lines = Object.entries(settings).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  writeFileSync(join(folder, 'config', 'opensearch.yml'), `${lines.join('\n')}\n`);
  const log = openSync(join(folder, 'node.log'), 'w');
  const java = ['java', `-Xms${heap}m`, `-Xmx${heap}m`, '-cp', classPath, 'PortalNode', folder];
  const [command = '', ...args] = lasting || !canBind ? java : ['setpriv', '--pdeathsig', 'SIGKILL', ...java];
  const node = spawn(command, args, { ...account, cwd: folder, detached: lasting, stdio: ['ignore', log, log] });
  if (lasting) node.unref();
  return node;
}

/** Whether `setpriv` is there, which lets a node end together with the process that started it. */
const canBind = spawnSync('setpriv', ['--version']).status === 0;

const accountName = 'portal-opensearch';

function accountFor(): { uid: number; gid: number } | { uid?: undefined } {
  if (process.getuid?.() !== 0) return {};
  spawnSync('useradd', ['--system', '--no-create-home', '--user-group', accountName]);
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, accountName], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0)
    throw new Error('OpenSearch is not run as root, and no account could be made.');
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/** Waits, for two minutes at most, until a node says that so many are together and that all of them can write. */
export async function untilTogether({ port }: NodeFacts, count: number, isRunning: () => boolean): Promise<void> {
  const asked = `http://127.0.0.1:${port}/_cluster/health?wait_for_nodes=${count}&wait_for_status=yellow&timeout=2s`;
  for (const deadline = Date.now() + 120_000; Date.now() < deadline && isRunning(); await wait(250)) {
    const answer = await fetch(asked).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.status === 200) return;
  }
  throw new Error(`OpenSearch did not start on port ${port}; see node.log in its folder.`);
}
