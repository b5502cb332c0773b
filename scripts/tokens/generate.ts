/** Writes every site's tokens.css from its tokens.json (`npm run tokens`). */
import { writeFile } from 'node:fs/promises';
import { readCommandLine } from '../commandLine.ts';
import { measureProblems } from './fallbackFaces.ts';
import { problemLine } from './problem.ts';
import { readTheme } from './theme.ts';
import { themeCss } from './themeCss.ts';
import { readTokensJson, themeCssPath, themedSites } from './themeFiles.ts';

readCommandLine("npm run tokens writes every site's tokens.css from its tokens.json.", {});

for (const site of await themedSites()) {
  const { theme, problems } = readTheme(site, await readTokensJson(site));
  const faults = theme ? await measureProblems(theme) : problems;
  if (!theme || faults.length > 0) {
    console.error(faults.map(problemLine).join('\n'));
    process.exitCode = 1;
    continue;
  }
  await writeFile(themeCssPath(site), await themeCss(theme));
  console.log(`sites/${site}/tokens.css`);
}
