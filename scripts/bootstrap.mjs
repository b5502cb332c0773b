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
  // Of an environment that says production (NODE_ENV, npm_config_omit) npm would leave out what builds.
  if (!run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])) {
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

/**
 * A fingerprint of folders, by names, sizes and times of what is below them, and of files, by what is in them: npm and git
 * write those anew without a change.
 */
function fingerprint(folders, files) {
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
  for (const folder of folders) visit(join(root, folder));
  for (const file of files.filter((name) => existsSync(join(root, name)))) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** Builds when a source has changed since the last time. */
function build() {
  const wanted = fingerprint(
    ['src', 'languages', 'sites', 'public', 'scripts/build'],
    ['vite.config.ts', 'tailwind.config.ts', 'package.json', 'package-lock.json'],
  );
  const complete = existsSync(join(root, 'dist', 'server', 'portal.js')) && existsSync(join(root, 'dist', 'client'));
  if (complete && stampOf('built') === wanted) return;
  process.stdout.write('Building the portal …\n');
  if (!run('npm', ['run', '--silent', 'build'])) giveUp('Building failed: see the messages above.');
  writeStamp('built', wanted);
}

/** The first of these programs that is on the path. */
function which(names) {
  for (const name of names) {
    const found = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim();
    if (found) return found;
  }
  return undefined;
}

/** Installs a package of Debian's where we may: as root, with apt-get. Says nothing unless it fails. */
function installFromDebian(name, ...options) {
  if (process.getuid?.() !== 0 || !which(['apt-get'])) return false;
  // RUNLEVEL: a server's package would otherwise start its service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], { env, encoding: 'utf8' });
  apt('update');
  const { status, stdout, stderr } = apt('install', '-y', ...options, name);
  if (status !== 0) process.stdout.write(`${stdout}${stderr}\n`);
  return status === 0;
}

/** The shell without windows comes first: it draws the same pages in less than half the time of the whole browser. */
const browserNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/**
 * A browser for the tests: the one CHROMIUM_PATH names, else an installed one, else Playwright's own download,
 * else Debian's package where we may install it.
 */
function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : giveUp(`CHROMIUM_PATH names ${named}, which does not exist.`);
  const installed = which(browserNames);
  if (installed) return installed;
  process.stdout.write('No browser found: asking Playwright for one …\n');
  if (run('npx', ['playwright', 'install', 'chromium'])) return undefined;
  process.stdout.write('That did not work: installing Debian’s Chromium …\n');
  const fresh = ['chromium-headless-shell', 'chromium'].some((name) => installFromDebian(name));
  return (
    (fresh && which(browserNames)) ||
    giveUp('The tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.')
  );
}

/** Where Debian's packages put PostgreSQL's programs, in a folder for each version. */
const debianPostgres = '/usr/lib/postgresql';

/** What the tests run; other folders hold links to some of these alone. */
const postgresPrograms = ['initdb', 'postgres', 'pg_isready'];
const hasPostgres = (folder) => postgresPrograms.every((name) => existsSync(join(folder, name)));

function installedPostgres() {
  const onPath = (process.env.PATH ?? '').split(delimiter).find((folder) => folder !== '' && hasPostgres(folder));
  if (onPath) return onPath;
  const versions = existsSync(debianPostgres) ? readdirSync(debianPostgres) : [];
  return versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianPostgres, version, 'bin'))
    .find(hasPostgres);
}

/**
 * PostgreSQL's programs for the tests that need a server: those in the folder that POSTGRES_BIN names, else installed
 * ones, else Debian's package where we may install it. Without them those tests are skipped, which their names say.
 */
function findPostgres() {
  const named = process.env.POSTGRES_BIN;
  if (named) {
    return hasPostgres(named)
      ? named
      : giveUp(`POSTGRES_BIN names ${named}, which does not have all of ${postgresPrograms.join(', ')}.`);
  }
  const installed = installedPostgres();
  if (installed) return installed;
  process.stdout.write('No PostgreSQL found: installing Debian’s …\n');
  return installFromDebian('postgresql', '--no-install-recommends') ? installedPostgres() : undefined;
}

/** The environment of whatever this process becomes. */
function surroundings(env) {
  const path = `${bin}${delimiter}${process.env.PATH ?? ''}`;
  return { ...process.env, PATH: path, STORYBOOK_DISABLE_TELEMETRY: '1', ...env };
}

/** Replaces this process by another as far as Node can: signals pass through, the exit code comes back. */
function become(command, args, env = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: surroundings(env) });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/**
 * Becomes the portal, which finds what Node has compiled before. Where the system can, this process is replaced, whose
 * memory would only be waiting.
 */
function becomePortal(args) {
  const all = ['scripts/serve.ts', ...args];
  const env = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(stampFolder, 'compiled') };
  if (!process.execve || process.platform === 'win32') return become('node', all, env);
  const options = { env: surroundings({}), encoding: 'utf8' };
  const node = spawnSync('node', ['-p', 'process.execPath'], options).stdout.trim();
  process.chdir(root);
  process.execve(node, ['node', ...all], surroundings(env));
}

const [command, ...rest] = process.argv.slice(2);
install();
checkNode();
switch (command) {
  case 'start':
    build();
    becomePortal(rest);
    break;
  case 'test': {
    const browser = findBrowser();
    const postgres = findPostgres();
    build();
    become('node', ['scripts/test.ts', ...rest], {
      ...(browser && { CHROMIUM_PATH: browser }),
      ...(postgres && { POSTGRES_BIN: postgres }),
    });
    break;
  }
  default:
    giveUp(`Unknown command "${command ?? ''}": use "start" or "test".`);
}
