import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where everything of the cluster stands that is no source. */
export const clusterFolder = join(import.meta.dirname, '../../../../.cache/opensearch');

const classes = join(clusterFolder, 'classes');
const jars = join(clusterFolder, 'jars');
/** Written last: what it was made from. */
const made = join(clusterFolder, 'made');

const pom = join(import.meta.dirname, 'pom.xml');
const program = join(import.meta.dirname, 'PortalNode.java');
const sources = () => [pom, program].map((file) => readFileSync(file, 'utf8')).join('\n');

/** Java's class path of a node; `undefined` where it has not been prepared, or from another version. */
export function preparedClassPath(): string | undefined {
  if (!existsSync(made) || readFileSync(made, 'utf8') !== sources()) return undefined;
  return `${classes}:${join(jars, '*')}`;
}

/** Fetches the jars of a node with Maven and compiles its program: 43 MB. Throws with what the tools said. */
export function prepareJars(): void {
  for (const folder of [classes, jars]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  run('mvn', [
    '-q',
    '-B',
    '-f',
    pom,
    'dependency:copy-dependencies',
    '-DincludeScope=runtime',
    `-DoutputDirectory=${jars}`,
  ]);
  run('javac', ['-nowarn', '-cp', join(jars, '*'), '-d', classes, program]);
  writeFileSync(made, sources());
}

function run(command: string, args: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? `${stdout}${stderr}`.trim()}`);
}
