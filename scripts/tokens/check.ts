/**
 * Proves every theme, and that themes and components name the same tokens (`node scripts/tokens/check.ts`): exits with
 * 1 and says what to mend when something does not hold.
 */
import { styleText } from 'node:util';
import { measureProblems } from './fallbackFaces.ts';
import { type Measure, measurePairs, needed, pairName } from './pairContrast.ts';
import { readPairFiles } from './pairFiles.ts';
import { type Mode, type Problem, problemLine, sourceProblemLine } from './problem.ts';
import { readSources } from './sourceFiles.ts';
import { sourceProblems } from './sourceRules.ts';
import { styleMaker } from './tailwindClasses.ts';
import { readTheme } from './theme.ts';
import { themeCss } from './themeCss.ts';
import { readSiteCss, readThemeCss, readTokensJson, themedSites } from './themeFiles.ts';
import { themeProblems } from './themeRules.ts';

interface Verdict {
  readonly site: string;
  readonly problems: readonly Problem[];
  readonly measures: readonly Measure[];
}

const declarations = await readPairFiles();

async function checkSite(site: string): Promise<Verdict> {
  const { theme, problems } = readTheme(site, await readTokensJson(site));
  if (theme === undefined) return { site, problems, measures: [] };
  const measures = measurePairs(theme, declarations);
  const unmeasured = await measureProblems(theme);
  const stale: Problem = {
    site,
    mode: 'both',
    where: `sites/${site}/tokens.css`,
    wrong: 'is not what tokens.json says',
    mend: 'Run `npm run tokens` and commit the result.',
  };
  return {
    site,
    measures,
    problems: [
      ...unmeasured,
      ...(unmeasured.length > 0 || (await readThemeCss(site)) === (await themeCss(theme)) ? [] : [stale]),
      ...themeProblems(theme, await readSiteCss(site), measures),
    ],
  };
}

/** The pair with the least room above what it needs. */
function tightest(measures: readonly Measure[], mode: Mode): string {
  const [first] = measures
    .filter((measure) => measure.mode === mode)
    .sort((one, other) => one.ratio / needed[one.pair.size] - other.ratio / needed[other.pair.size]);
  if (first === undefined) return '–';
  return `${first.ratio.toFixed(2)} of ${needed[first.pair.size]} (${pairName(first.pair)})`;
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n');
}

const verdicts = await Promise.all((await themedSites()).map(checkSite));
const problems = verdicts.flatMap((verdict) => verdict.problems);
if (problems.length > 0) console.error(`${problems.map(problemLine).join('\n')}\n`);

console.log(
  table([
    ['theme', 'pairs', 'tightest in light', 'tightest in dark', 'verdict'],
    ...verdicts.map(({ site, measures, problems: own }) => [
      site,
      String(measures.length),
      tightest(measures, 'light'),
      tightest(measures, 'dark'),
      own.length === 0 ? styleText('green', 'holds') : styleText('red', `${own.length} to mend`),
    ]),
  ]),
);

const sources = await readSources();
const loose = sourceProblems(sources, declarations, await styleMaker());
if (loose.length > 0) console.error(`\n${loose.map(sourceProblemLine).join('\n')}`);
const verdict = loose.length === 0 ? styleText('green', 'agree') : styleText('red', `${loose.length} to mend`);
console.log(`\ntokens, classes and pairs in ${sources.length} files: ${verdict}`);

process.exitCode = problems.length + loose.length > 0 ? 1 : 0;
