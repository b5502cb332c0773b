/** Takes a DTCG file of another tool into a site's theme (`npm run tokens:import -- coegroen figma.json --mode dark`). */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readCommandLine } from '../commandLine.ts';
import { importTokens } from './importTokens.ts';
import { contrastProblems, measurePairs } from './pairContrast.ts';
import { readPairFiles } from './pairFiles.ts';
import { modes, problemLine } from './problem.ts';
import { readTheme } from './theme.ts';
import { themeCss } from './themeCss.ts';
import { readTokensJson, themeCssPath, themedSites, tokensJsonPath } from './themeFiles.ts';
import { tokensText } from './tokensText.ts';

const usage =
  'npm run tokens:import -- <site> <file> [--mode light|dark]: a file without modes has the colours of one.';

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

try {
  const { positionals, values } = readCommandLine(usage, {
    allowPositionals: true,
    options: { mode: { type: 'string' } },
  });
  const [site, path] = positionals;
  if (site === undefined || path === undefined) throw new Error(usage);
  const mode = modes.find((each) => each === values.mode);
  if (values.mode !== undefined && mode === undefined) throw new Error(usage);
  const sites = await themedSites();
  if (!sites.includes(site)) throw new Error(`There is no theme "${site}"; choose one of ${sites.join(', ')}.`);
  const file: unknown = JSON.parse(await readFile(resolve(path), 'utf8'));
  const { json, taken, missing, ignored } = importTokens(await readTokensJson(site), file, mode);
  list('Not taken:', ignored);
  list('Missing in the file, and left as it was:', missing);
  if (taken.length === 0) throw new Error('Nothing in the file is a token of a theme; nothing was changed.');
  const { theme, problems } = readTheme(site, json);
  if (!theme) throw new Error(`The result is no theme; nothing was changed.\n${problems.map(problemLine).join('\n')}`);
  await writeFile(tokensJsonPath(site), tokensText(json));
  await writeFile(themeCssPath(site), await themeCss(theme));
  console.log(`${taken.length} tokens of sites/${site}/tokens.json have the file's values.`);
  const falling = contrastProblems(theme, measurePairs(theme, await readPairFiles()));
  list('To mend, as "npm run check:tokens" says:', falling.map(problemLine));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
