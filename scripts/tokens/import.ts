/** Takes a DTCG file of another tool into a site's theme (`npm run tokens:import -- coegroen figma.json --mode dark`). */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readCommandLine } from '../commandLine.ts';
import { measureProblems } from './fallbackFaces.ts';
import { importTokens } from './importTokens.ts';
import { measurePairs } from './pairContrast.ts';
import { readPairFiles } from './pairFiles.ts';
import { modes, problemLine } from './problem.ts';
import { readTheme } from './theme.ts';
import { themeCss } from './themeCss.ts';
import { readSiteCss, readTokensJson, themeCssPath, themedSites, tokensJsonPath } from './themeFiles.ts';
import { themeProblems } from './themeRules.ts';
import { tokensText } from './tokensText.ts';

const usage =
  'npm run tokens:import -- <site> <file> [--mode light|dark]: a file without modes has the colours of one.';

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/** A file's JSON; some tools and editors put a byte order mark before it. */
async function readJson(path: string): Promise<unknown> {
  const text = await readFile(resolve(path), 'utf8');
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

try {
  const { positionals, values } = readCommandLine(usage, {
    allowPositionals: true,
    options: { mode: { type: 'string' } },
  });
  const [site, path, ...more] = positionals;
  if (site === undefined || path === undefined) throw new Error(usage);
  if (more.length > 0) throw new Error(`One file at a time; what is ${more.join(' ')}?\n\n${usage}`);
  const mode = modes.find((each) => each === values.mode);
  if (values.mode !== undefined && mode === undefined) throw new Error(usage);
  const sites = await themedSites();
  if (!sites.includes(site)) throw new Error(`There is no theme "${site}"; choose one of ${sites.join(', ')}.`);
  const { json, taken, missing, ignored, changed } = importTokens(
    await readTokensJson(site),
    await readJson(path),
    mode,
  );
  list('Not taken:', ignored);
  list('Taken as near as a theme can come to it:', changed);
  list('Missing in the file, and left as it was:', missing);
  if (taken.length === 0) throw new Error('Nothing in the file is a token of a theme; nothing was changed.');
  const { theme, problems } = readTheme(site, json);
  const faults = theme ? await measureProblems(theme) : problems;
  if (!theme || faults.length > 0)
    throw new Error(`The result is not a theme; nothing was changed.\n${faults.map(problemLine).join('\n')}`);
  await writeFile(tokensJsonPath(site), tokensText(json));
  await writeFile(themeCssPath(site), await themeCss(theme));
  console.log(`${taken.length} tokens of sites/${site}/tokens.json have the file's values.`);
  const falling = themeProblems(theme, await readSiteCss(site), measurePairs(theme, await readPairFiles()));
  list('To fix, as "npm run check:tokens" says:', falling.map(problemLine));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
