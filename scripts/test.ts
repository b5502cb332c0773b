import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type AxeFigures, axeFigures, noFigures, sumOfFigures } from './testing/axeFigures.ts';
import { axeLines } from './testing/axeLines.ts';

/*
 * Runs all layers of tests, one after the other, whatever becomes of the ones before, and closes with one line that
 * counts them: `N passed, M failed`. Checks count as one test each.
 *
 * With `--full` the stories are rendered in every site and looked at by every rule of axe in both modes, and so is every
 * page of the sites that are crawled; names of sites after it leave it at their stories, so that a run which was broken
 * off can be taken up where it ended.
 */

interface Outcome {
  readonly layer: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
}

const reports = mkdtempSync(join(tmpdir(), 'portal-tests-'));

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

function timed(layer: string, work: () => Omit<Outcome, 'layer' | 'seconds'>): Outcome {
  process.stdout.write(`\n── ${layer} ${'─'.repeat(Math.max(0, 60 - layer.length))}\n`);
  const start = performance.now();
  return { layer, ...work(), seconds: Math.round((performance.now() - start) / 1000) };
}

/** A command that is right or wrong as a whole. */
function check(name: string): Outcome {
  return timed(name, () => {
    const ok = run('npm', ['run', '--silent', name]);
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  });
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numFailedTestSuites: number;
}

function vitest(
  project: string,
  layer = project,
  env: NodeJS.ProcessEnv = {},
  reporters: readonly string[] = [],
): Outcome {
  return timed(layer, () => {
    const file = join(reports, `${layer}.json`);
    const ok = run(
      'vitest',
      [
        'run',
        '--project',
        project,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...reporters.map((path) => `--reporter=${path}`),
        // Nothing else runs meanwhile; by itself Vitest leaves a core free. Stories need the one window that has the focus.
        ...(project === 'unit' ? ['--maxWorkers=100%'] : []),
      ],
      env,
    );
    const report = readReport<VitestReport>(file);
    if (!report) return { passed: 0, failed: 1, skipped: 0 };
    const failed = report.numFailedTests;
    // A file that cannot even be loaded has no failed tests of its own.
    return {
      passed: report.numPassedTests,
      failed: ok ? failed : Math.max(1, failed),
      skipped: report.numPendingTests,
    };
  });
}

const looked: AxeFigures[] = [];

/** The stories, and axe with them: the all-states stories in every site, or all of them in the site that is named. */
function stories(site?: string): Outcome {
  const layer = site === undefined ? 'stories' : `stories ${site}`;
  const file = join(reports, `${layer}.axe.json`);
  const full = site === undefined ? {} : { STORYBOOK_FULL_PRODUCT: 'true', STORYBOOK_SITE: site };
  const outcome = vitest('stories', layer, { ...full, AXE_FIGURES: file }, ['./scripts/testing/axeReporter.ts']);
  looked.push(axeFigures.safeParse(readReport(file)).data ?? noFigures);
  return outcome;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

function playwright(): Outcome {
  return timed('e2e', () => {
    const file = join(reports, 'e2e.json');
    const ok = run('playwright', ['test', '--reporter=line,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...(full && { CRAWL: 'thorough' }),
    });
    const stats = readReport<PlaywrightReport>(file)?.stats;
    if (!stats) return { passed: 0, failed: 1, skipped: 0 };
    // A test that passed only at the second try is not trusted.
    const failed = stats.unexpected + stats.flaky;
    return { passed: stats.expected, failed: ok ? failed : Math.max(1, failed), skipped: stats.skipped };
  });
}

/** Reports are written by the runners of this very run. */
function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const allSites = globSync('*/site.ts', { cwd: join(import.meta.dirname, '..', 'sites') })
  .map(dirname)
  .sort();
const [option, ...named] = process.argv.slice(2);
const full = option === '--full';
const unknown = full ? named.filter((site) => !allSites.includes(site)) : process.argv.slice(2);
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. Sites: ${allSites.join(', ')}.\n`);
  process.exit(1);
}

const outcomes =
  named.length > 0
    ? named.map(stories)
    : [
        ...['check:types', 'check:lint', 'check:tokens', 'check:texts', 'check:dead'].map(check),
        vitest('unit'),
        vitest('library'),
        ...(full ? allSites.map(stories) : [stories()]),
        playwright(),
      ];
rmSync(reports, { recursive: true, force: true });

const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + pick(outcome), 0);
process.stdout.write('\n');
for (const { layer, passed, failed, skipped, seconds } of outcomes) {
  const counts = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  process.stdout.write(`${layer.padEnd(34)} ${counts.padEnd(34)} ${String(seconds).padStart(4)} s\n`);
}
const seconds = outcomes.filter(({ layer }) => layer.startsWith('stories')).reduce((all, one) => all + one.seconds, 0);
const lines = axeLines(sumOfFigures(looked), seconds);
// What axe left to people is read where the whole product is looked at.
process.stdout.write(`\n${(full ? lines : lines.slice(-1)).join('\n')}\n`);
const skipped = sum((outcome) => outcome.skipped);
const failed = sum((outcome) => outcome.failed);
process.stdout.write(
  `\n${sum((outcome) => outcome.passed)} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
);
process.exitCode = failed > 0 ? 1 : 0;
