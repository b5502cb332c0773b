// Runs the project's commands on a fresh machine: any Node from 20.11 on, and nothing else of ours. No dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative, resolve } from 'node:path';
import process from 'node:process';

const root = resolve(import.meta.dirname, '..');
const stampFolder = join(root, 'node_modules', '.portal');
const bin = join(root, 'node_modules', '.bin');
const wantedNode = 24;

/** Ends with one sentence on what to do. */
function giveUp(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

/** Runs a command with the project's own tools first on the path; returns whether it went well. */
function run(command, args, options = {}) {
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, STORYBOOK_DISABLE_TELEMETRY: '1' };
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...options.env } });
  return status === 0;
}

function stampOf(name) {
  const file = join(stampFolder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function writeStamp(name, value) {
  mkdirSync(stampFolder, { recursive: true });
  writeFileSync(join(stampFolder, name), value);
}

/** Installs when the lock file has changed since the last time. */
function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (stampOf('installed') === wanted) return;
  process.stdout.write('Installing the packages of package-lock.json …\n');
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])) {
    giveUp('Installing failed: see the messages above; npm needs to reach its registry.');
  }
  writeStamp('installed', wanted);
}

/** The Node that everything runs on: the machine's own when it is new enough, else the one from node_modules. */
function checkNode() {
  const found = spawnSync('node', ['-p', 'process.versions.node'], {
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
    encoding: 'utf8',
  }).stdout?.trim();
  const major = Number(found?.split('.')[0]);
  if (!(major >= wantedNode)) {
    giveUp(
      `Node ${wantedNode} is needed and ${found || 'none'} was found: install Node ${wantedNode}, or allow the optional package "node" to be installed.`,
    );
  }
}

/** Newest change below the given files and folders, as a fingerprint of names, sizes and times. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    const stats = statSync(path);
    if (!stats.isDirectory()) {
      hash.update(`${relative(root, path)} ${stats.size} ${stats.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(path).sort()) visit(join(path, name));
  };
  for (const path of paths) visit(join(root, path));
  return hash.digest('hex');
}

/** Builds when a source has changed since the last time. */
function build() {
  const wanted = fingerprint(['src', 'languages', 'sites', 'vite.config.ts', 'tailwind.config.ts', 'package-lock.json']);
  const complete = existsSync(join(root, 'dist', 'server', 'portal.js')) && existsSync(join(root, 'dist', 'client'));
  if (complete && stampOf('built') === wanted) return;
  process.stdout.write('Building the portal …\n');
  if (!run('npm', ['run', '--silent', 'build'])) giveUp('Building failed: see the messages above.');
  writeStamp('built', wanted);
}

const browserNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function whichBrowser() {
  for (const name of browserNames) {
    const found = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();
    if (found) return found;
  }
  return undefined;
}

/**
 * A browser for the tests: the one CHROMIUM_PATH names, else an installed one, else Playwright's own download,
 * else Debian's package where we may install it.
 */
function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : giveUp(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const installed = whichBrowser();
  if (installed) return installed;
  process.stdout.write('No browser found: asking Playwright for one …\n');
  if (run('npx', ['playwright', 'install', 'chromium'])) return undefined;
  if (process.getuid?.() === 0) {
    process.stdout.write('That did not work: installing Debian’s chromium …\n');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], { env });
    run('apt-get', ['install', '-y', '-qq', 'chromium'], { env });
    const fresh = whichBrowser();
    if (fresh) return fresh;
  }
  return giveUp('The tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}

/** Replaces this process by another as far as Node can: signals pass through, the exit code comes back. */
function become(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
      STORYBOOK_DISABLE_TELEMETRY: '1',
      ...env,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

const [command, ...rest] = process.argv.slice(2);
install();
checkNode();
switch (command) {
  case 'start':
    build();
    become('node', ['scripts/serve.ts', ...rest]);
    break;
  case 'test': {
    const browser = findBrowser();
    build();
    become('node', ['scripts/test.ts', ...rest], browser ? { CHROMIUM_PATH: browser } : {});
    break;
  }
  default:
    giveUp(`Unknown command "${command ?? ''}": use "start" or "test".`);
}
