import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { preparedClassPath } from '#services/query/opensearch/cluster/jars.ts';
import { type NodeFacts, startNode, untilTogether } from '#services/query/opensearch/cluster/nodes.ts';
import { connect } from '#services/query/opensearch/connection.ts';

/** A cluster for one suite, or a part of one. */
export interface TestCluster {
  readonly url: string;
  /** What the names of the suite's indices begin with. */
  readonly prefix: string;
  /** Removes what the suite wrote, and ends what was started for it. */
  readonly remove: () => Promise<void>;
}

const given = process.env.OPENSEARCH_URL;
const classPath = preparedClassPath();

/** For the names of suites: why they are skipped, or nothing. */
export const clusterNote =
  given !== undefined || classPath !== undefined
    ? ''
    : ' (skipped: OPENSEARCH_URL is not set and `npm run opensearch -- prepare` was not run)';
export const hasCluster = clusterNote === '';

/** The cluster that `OPENSEARCH_URL` names, or a node of the suite's own. */
export async function openTestCluster(): Promise<TestCluster> {
  const prefix = `test-${randomUUID()}`;
  if (given !== undefined) {
    const { ask } = connect(given);
    const remove = async () => {
      const { body } = await ask({ method: 'GET', path: `/${prefix}*` });
      for (const index of Object.keys(Object(body))) await ask({ method: 'DELETE', path: `/${index}` });
    };
    return { url: given, prefix, remove };
  }
  const nodes = await startTestNodes(1);
  return { url: nodes.url, prefix, remove: nodes.remove };
}

/** Nodes of a cluster that may be killed. */
export interface TestNodes {
  readonly url: string;
  /** As a failing machine would end. */
  readonly kill: (at: number) => Promise<void>;
  /** One that was killed, with what it held. */
  readonly start: (at: number) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** @param heap of each, in megabytes */
export async function startTestNodes(count: number, heap = 512): Promise<TestNodes> {
  if (classPath === undefined) throw new Error('npm run opensearch -- prepare was not run.');
  const folder = mkdtempSync(join(tmpdir(), 'portal-opensearch-'));
  // The nodes run as another account.
  chmodSync(folder, 0o755);
  const all: NodeFacts[] = [];
  for (let at = 0; at < count; at += 1) {
    const name = `node-${at + 1}`;
    all.push({ name, folder: join(folder, name), port: await freePort(), transportPort: await freePort() });
  }
  const run = (node: NodeFacts) => startNode(node, { classPath, all, lasting: false, heap });
  const running = all.map(run);
  const facts = (at: number) => all[at] ?? unknown(at);
  const end = async (at: number) => {
    const node = running[at] ?? unknown(at);
    if (node.exitCode !== null || node.signalCode !== null) return;
    const gone = once(node, 'exit');
    node.kill('SIGKILL');
    await gone;
  };
  await Promise.all(all.map((node, at) => untilTogether(node, count, () => running[at]?.exitCode === null)));
  return {
    url: all.map(({ port }) => `http://127.0.0.1:${port}`).join(','),
    kill: end,
    start: async (at) => {
      running[at] = run(facts(at));
    },
    remove: async () => {
      for (const at of all.keys()) await end(at);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function unknown(at: number): never {
  throw new Error(`There is no node ${at}.`);
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
