import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { clusterFolder, preparedClassPath, prepareJars } from '#services/query/opensearch/cluster/jars.ts';
import { planNodes, startNode, untilTogether } from '#services/query/opensearch/cluster/nodes.ts';
import { readCommandLine } from './commandLine.ts';

/*
 * A cluster of OpenSearch on this machine, for trying and testing: 512 MB of heap for each node, and no other machine
 * reaches it. It takes Java 17 and Maven, which fetches OpenSearch itself, once.
 *
 *   npm run opensearch -- prepare            fetches only; `npm test` then has the contract tests run on a node of theirs
 *   npm run opensearch -- up [--nodes 3]     one node, or three, and prints the OPENSEARCH_URL for the portal
 *   npm run opensearch -- status
 *   npm run opensearch -- down               what was written stays for the next `up` with as many nodes
 */

const ports = { http: 9310, transport: 9320 };
const stateFile = join(clusterFolder, 'running.json');
const stateSchema = z.object({ nodes: z.array(z.object({ pid: z.int(), port: z.int() })) });

const say = (text: string) => process.stdout.write(`${text}\n`);

function readState(): z.output<typeof stateSchema>['nodes'] {
  if (!existsSync(stateFile)) return [];
  return stateSchema.parse(JSON.parse(readFileSync(stateFile, 'utf8'))).nodes.filter(({ pid }) => isOurs(pid));
}

/** The number may be another process's by now. */
function isOurs(pid: number): boolean {
  const command = `/proc/${pid}/cmdline`;
  return existsSync(command) && readFileSync(command, 'utf8').includes('PortalNode');
}

function prepare(): string {
  const there = preparedClassPath();
  if (there !== undefined) return there;
  say('Fetching OpenSearch …');
  prepareJars();
  const classPath = preparedClassPath();
  if (classPath === undefined) throw new Error('OpenSearch could not be prepared.');
  return classPath;
}

async function up(count: number): Promise<void> {
  if (readState().length > 0) throw new Error('It is up already: npm run opensearch -- status');
  const classPath = prepare();
  const all = planNodes(join(clusterFolder, `nodes-${count}`), count, ports);
  for (const { folder } of all) mkdirSync(folder, { recursive: true });
  const started = all.map((node) => ({ node, child: startNode(node, { classPath, all, lasting: true }) }));
  const nodes = started.map(({ node, child }) => ({ pid: child.pid, port: node.port }));
  writeFileSync(stateFile, JSON.stringify({ nodes }));
  for (const { node, child } of started) await untilTogether(node, count, () => child.exitCode === null);
  say(`OPENSEARCH_URL=${all.map(({ port }) => `http://127.0.0.1:${port}`).join(',')}`);
}

async function down(): Promise<void> {
  const nodes = readState();
  for (const { pid } of nodes) process.kill(pid, 'SIGTERM');
  while (nodes.some(({ pid }) => isOurs(pid))) await new Promise((resolve) => setTimeout(resolve, 100));
  rmSync(stateFile, { force: true });
  say(`${nodes.length} stopped`);
}

async function status(): Promise<void> {
  const nodes = readState();
  if (nodes.length === 0) say('It is not up.');
  for (const { pid, port } of nodes) {
    const answer = await fetch(`http://127.0.0.1:${port}/_cluster/health`).catch(() => undefined);
    const health = z.object({ status: z.string(), number_of_nodes: z.int() }).safeParse(await answer?.json());
    const { data } = health;
    say(
      `http://127.0.0.1:${port}, process ${pid}: ${data ? `${data.status}, ${data.number_of_nodes} together` : 'no answer'}`,
    );
  }
}

const usage = 'Say what: npm run opensearch -- prepare | up [--nodes 1|3] | status | down';

const { positionals, values } = readCommandLine(usage, {
  options: { nodes: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const [command = ''] = positionals;
try {
  if (command === 'prepare') prepare();
  else if (command === 'up' && ['1', '3'].includes(values.nodes)) await up(Number(values.nodes));
  else if (command === 'down') await down();
  else if (command === 'status') await status();
  else throw new Error(usage);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
