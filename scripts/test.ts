import { globSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import packageJson from '../package.json' with { type: 'json' };
import { sumOfFigures } from './testing/axeFigures.ts';
import { axeLines } from './testing/axeLines.ts';
import { closingLines } from './testing/closingLines.ts';
import { check, type Layer, playwright, stories, vitest } from './testing/layer.ts';
import { runLanes } from './testing/runLanes.ts';
import { makeTemporaryFolder } from './testing/temporaryFolder.ts';

/*
 * Runs all layers of tests and closes with one line that counts them: `N passed, M failed`. Two lanes run side by side,
 * because two cores are the least that machines have: what asks the built portal and the library, in a browser or without,
 * beside all that needs no build; they take about equally long.
 *
 * Each behaviour is shown once. With `--full` browser tests show it in every site, language and width, the stories are
 * rendered in every site and looked at by every rule of axe in both modes, and so is every page of the sites that are
 * crawled; what looks at a few documents or views otherwise (`THOROUGH`) looks at all. Names of sites after it leave it
 * at their stories, so that a run which was broken off can be taken up where it ended.
 */

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

const reports = makeTemporaryFolder();
// What the layers start inherits it.
process.env.TMPDIR = reports;
// Those that `npm run check` runs.
const checks = [...packageJson.scripts.check.matchAll(/check:[\w:]+/g)].map(([name]) => check(name));
const thoroughly = full ? { THOROUGH: 'true' } : {};
const storyLayers = (full ? allSites : [undefined]).map((site) => stories(reports, site));
const lanes: Layer[][] =
  named.length > 0
    ? [named.map((site) => stories(reports, site))]
    : [
        [
          playwright(reports, thoroughly),
          vitest(reports, { project: 'library', env: thoroughly }),
          vitest(reports, { project: 'http', env: thoroughly }),
        ],
        [
          ...storyLayers,
          ...checks,
          // React as readers get it: its development checks, which stories have, take a third of the time.
          vitest(reports, {
            project: 'unit*',
            name: 'unit',
            args: ['--maxWorkers=2'],
            env: { NODE_ENV: 'production', ...thoroughly },
          }),
        ],
      ];

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort());
const start = performance.now();
const outcomes = await runLanes(lanes, { write: (text) => process.stdout.write(text), signal: ending.signal });
rmSync(reports, { recursive: true, force: true });

const axe = outcomes.filter((outcome) => outcome.axe !== undefined);
const axeSeconds = axe.reduce((sum, { seconds }) => sum + seconds, 0);
const lines = axeLines(sumOfFigures(axe.flatMap((outcome) => outcome.axe ?? [])), axeSeconds);
// What axe left to people is read where the whole product is looked at.
const axeShown = full ? lines : lines.slice(-1);
const total = `all, side by side: ${Math.round((performance.now() - start) / 1000)} s`;
process.stdout.write(`\n${[...axeShown, '', total, ...closingLines(outcomes)].join('\n')}\n`);
if (ending.signal.aborted) process.stdout.write('Ended before all tests had run.\n');
process.exitCode = ending.signal.aborted || outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
