import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { type AxeFigures, axeFigures, noFigures } from './axeFigures.ts';

/** A test that failed: its file and name, and what it said of it. */
export interface Failure {
  readonly test: string;
  readonly message?: string | undefined;
}

/** What came of a layer's tests. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** The tests that failed; a command that counts as one test has none. */
  readonly failures?: readonly Failure[];
  /** The tests that passed at their second try only. They count as passed, and are named. */
  readonly unsteady?: readonly Failure[];
  /** The full names of the tests that were skipped; those of this repository say why: `… (skipped: reason)`. */
  readonly skipped: readonly string[];
  /** What axe looked at, where it did. */
  readonly axe?: AxeFigures;
}

/** One part of `npm test`: a command, and how its outcome is read when it has ended. */
export interface Layer {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** @param ok whether the command ended without an error */
  count(ok: boolean): Counts;
  /** What failed, and that alone, as a run of its own. Asked once its failures were counted; not there: no second try. */
  again?(): Layer | undefined;
}

/** A command that is right or wrong as a whole: it counts as one test. */
export function check(name: string): Layer {
  return {
    name,
    command: 'npm',
    args: ['run', '--silent', name],
    count: (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [] }),
  };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      /** The path of the file. */
      name: z.string(),
      status: z.string(),
      /** Why the file could not be loaded; empty otherwise. */
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

type VitestFile = z.output<typeof vitestReport>['testResults'][number];

interface VitestOptions {
  readonly name?: string;
  /** A project of `vitest.config.ts`, or a pattern for several: `unit*`. */
  readonly project: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

function reportOf(reports: string, name: string): string {
  return join(reports, `${name}.json`);
}

/** A layer of Vitest's. `reports` is the folder where it leaves what it found. */
export function vitest(reports: string, { project, name = project, args = [], env = {} }: VitestOptions): Layer {
  const file = reportOf(reports, name);
  return {
    name,
    command: 'vitest',
    args: ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...args],
    env,
    count(ok) {
      const report = readReport(file, vitestReport);
      if (report === undefined) return { passed: 0, failed: 1, skipped: [] };
      const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
      return {
        passed: report.numPassedTests,
        // A file that cannot even be loaded has no failed tests of its own.
        failed: ok ? report.numFailedTests : Math.max(1, report.numFailedTests),
        failures: report.testResults.flatMap(failuresOf),
        skipped: tests
          .filter(({ status }) => status === 'skipped' || status === 'pending')
          .map(({ fullName }) => fullName),
      };
    },
  };
}

/** A file's tests that failed, or the file itself where it could not be loaded. */
function failuresOf({ name, status, message, assertionResults }: VitestFile): Failure[] {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [{ test: file, message }];
  return failed.map(({ fullName, failureMessages }) => ({
    test: `${file} › ${fullName}`,
    message: failureMessages?.[0],
  }));
}

/** More files than this do not fail for their neighbours' sake: a second try would only take as long again. */
const mostFilesAgain = 20;

/**
 * The files of a layer of Vitest's that failed, once more: in a browser of their own. What fails there fails.
 */
function failedFilesAgain(reports: string, options: VitestOptions): Layer | undefined {
  const { project, name = project, args = [] } = options;
  const report = readReport(reportOf(reports, name), vitestReport);
  const files = (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map((file) => relative(process.cwd(), file.name));
  if (files.length === 0 || files.length > mostFilesAgain) return undefined;
  return vitest(reports, { ...options, name: `${name}, second try`, args: [...args, ...files] });
}

/** The stories, and axe with them: the all-states stories in every site, or all of them in the site that is named. */
export function stories(reports: string, site?: string): Layer {
  const name = site === undefined ? 'stories' : `stories ${site}`;
  const file = join(reports, `${name}.axe.json`);
  const full = site === undefined ? {} : { STORYBOOK_FULL_PRODUCT: 'true', STORYBOOK_SITE: site };
  const options = { project: 'stories', name, env: full };
  const layer = vitest(reports, {
    ...options,
    args: ['--reporter=./scripts/testing/axeReporter.ts'],
    env: { ...full, AXE_FIGURES: file },
  });
  return {
    ...layer,
    count: (ok) => ({ ...layer.count(ok), axe: readReport(file, axeFigures) ?? noFigures }),
    // A browser that draws nothing for minutes fails what waits for a frame, whatever that is: another one tells.
    again: () => failedFilesAgain(reports, options),
  };
}

const playwrightOutcome = z.enum(['expected', 'unexpected', 'flaky', 'skipped']);
const playwrightResult = z.object({ error: z.object({ message: z.string() }).partial().optional() });
const playwrightSpec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: playwrightOutcome, results: z.array(playwrightResult) })),
});
const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(playwrightSuite),
});

/** A suite's tests that ended in this way: `search.spec.ts › a search › finds`. */
function endedSo(
  { title, specs, suites }: z.output<typeof playwrightSuite>,
  outcome: z.output<typeof playwrightOutcome>,
): Failure[] {
  const own = specs.flatMap((spec) => {
    const test = spec.tests.find(({ status }) => status === outcome);
    return test ? [{ test: spec.title, message: test.results.find(({ error }) => error)?.error?.message }] : [];
  });
  const all = [...own, ...suites.flatMap((suite) => endedSo(suite, outcome))];
  return all.map(({ test, message }) => ({ test: `${title} › ${test}`, message }));
}

/** The tests in a browser, on the built portal. */
export function playwright(reports: string, env: Readonly<Record<string, string>> = {}): Layer {
  const file = join(reports, 'e2e.json');
  return {
    name: 'e2e',
    command: 'playwright',
    // All layers share the machine: what fails beside them has a second try, and is named where it needs it.
    args: ['test', '--reporter=dot,json', '--retries=1'],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    count(ok) {
      const report = readReport(file, playwrightReport);
      if (report === undefined) return { passed: 0, failed: 1, skipped: [] };
      const { expected, unexpected, flaky } = report.stats;
      const named = (outcome: z.output<typeof playwrightOutcome>) =>
        report.suites.flatMap((suite) => endedSo(suite, outcome));
      return {
        passed: expected + flaky,
        failed: ok ? unexpected : Math.max(1, unexpected),
        failures: named('unexpected'),
        unsteady: named('flaky'),
        skipped: named('skipped').map(({ test }) => test),
      };
    },
  };
}

/** What a runner left; nothing when it ended before it could, or left something else. */
function readReport<T>(file: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
