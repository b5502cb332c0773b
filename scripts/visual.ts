/** Shows what a change makes of every theme, and keeps what designers decide on it (`npm run visual`). */
import { resolve } from 'node:path';
import { styleText } from 'node:util';
import type { Browser } from 'playwright';
import { answerHelp } from './commandLine.ts';
import { DecisionFile, standings } from './visual/model/decisions.ts';
import type { Results } from './visual/model/results.ts';
import { writeReport } from './visual/review/report.ts';
import { startReview } from './visual/review/server.ts';
import { openBrowser } from './visual/run/openBrowser.ts';
import { readOptions, usage, type VisualOptions } from './visual/run/options.ts';
import { Progress, progressWriter } from './visual/run/progress.ts';
import { readResults, run } from './visual/run/run.ts';
import { objections, summaryLines } from './visual/run/summary.ts';

const root = resolve(import.meta.dirname, '..');

async function compare({ against, everything, filters }: VisualOptions): Promise<Results> {
  const stopping = new AbortController();
  const stop = () => {
    if (stopping.signal.aborted) process.exit(130);
    console.error('\nStopping after this picture; once more ends at once.');
    stopping.abort();
  };
  let opened: Promise<Browser> | undefined;
  const browser = () => {
    opened ??= openBrowser();
    return opened;
  };
  const write = progressWriter(process.stderr);
  try {
    return await run({
      root,
      against,
      everything,
      filters,
      browser,
      stopped: stopping.signal,
      say: (line) => console.error(line),
      begin: ({ places, total }) => {
        // A build that is not done is begun anew: until there are pictures to keep, the first Ctrl+C ends at once.
        process.on('SIGINT', stop);
        console.error(`${places.length} of ${total} places may differ.`);
        const progress = new Progress(places.length, write);
        return (...step) => progress.step(...step);
      },
    });
  } finally {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K');
    process.off('SIGINT', stop);
    await (await opened)?.close();
  }
}

async function lastResults(): Promise<Results> {
  const results = await readResults(root);
  if (!results) throw new Error('There is nothing to show yet: run "npm run visual -- --against main" first.');
  return results;
}

const commands: Readonly<Record<string, (options: VisualOptions) => Promise<void>>> = {
  async run(options) {
    const results = await compare(options);
    console.log(summaryLines(results).join('\n'));
    if (results.differences.length > 0) console.log('\nDecide on them with: npm run visual:review');
    if (!results.complete) process.exitCode = 130;
    else if (results.broken.length > 0) process.exitCode = 1;
  },
  async check(options) {
    const results = await compare(options);
    console.log(summaryLines(results).join('\n'));
    const against = objections(results, standings(results.differences, await new DecisionFile(root).read()));
    if (against.length === 0) {
      console.log(styleText('green', 'Every difference is approved.'));
      return;
    }
    console.error(styleText('red', `Not to be merged: ${against.join('; ')}.`));
    process.exitCode = 1;
  },
  async review({ port }) {
    await lastResults();
    const { origin } = await startReview(root, port);
    console.log(`The review is at ${origin}; Ctrl+C ends it.`);
  },
  async report({ out }) {
    console.log(await writeReport(root, await lastResults(), resolve(out)));
  },
};

answerHelp(usage);
const [name = '', ...args] = process.argv.slice(2);
try {
  const command = commands[name];
  if (!command) throw new Error(`Choose one of ${Object.keys(commands).join(', ')}.`);
  await command(readOptions(args));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 1;
}
