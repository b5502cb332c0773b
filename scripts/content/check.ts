import process from 'node:process';
import { createServer } from 'vite';
import { answerHelp } from '../commandLine.ts';
import { Refusal, readCommand, usage } from './command.ts';

/*
 * Holds content against the report for editors: a whole site, pages, or files of the CMS's JSON.
 *
 *   npm run content:check -- groenkennisnet --json report.json --sarif report.sarif
 *
 * Prints what was found, what is new since the last time, and a table. The exit code is 0 when nothing was found that
 * `--fail-on` names (errors, unless said), 1 when something was, 2 when the check could not run or could not read all of
 * a site.
 */

/** The way of a page to its plan is read as the server's build reads it: texts and views are Vite's to load. */
async function run(): Promise<number> {
  const command = readCommand(process.argv.slice(2));
  const vite = await createServer({
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    // Vite knows no types of what it loads.
    const { runCheck } = (await vite.ssrLoadModule('/scripts/content/runCheck.ts')) as typeof import('./runCheck.ts');
    return await runCheck(command, process);
  } finally {
    await vite.close();
  }
}

answerHelp(usage);
try {
  process.exitCode = await run();
} catch (error) {
  // The class comes from two loaders; its name is the same.
  const isExpected = error instanceof Error && error.constructor.name === Refusal.name;
  console.error(isExpected ? error.message : error);
  process.exitCode = 2;
}
