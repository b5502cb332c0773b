/** Writes every theme as DTCG files, for other tools (`npm run tokens:export -- folder`). */
import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readCommandLine } from '../commandLine.ts';
import { makeFolder } from '../makeFolder.ts';
import { type ExportedTheme, exportThemes } from './exportThemes.ts';
import { problemLine } from './problem.ts';
import { readTheme } from './theme.ts';
import { readTokensJson, themedSites } from './themeFiles.ts';

const usage = 'Name a folder to write into: npm run tokens:export -- tokens-export';
const { positionals } = readCommandLine(usage, { allowPositionals: true });
const out = resolve(positionals[0] ?? 'tokens-export');
const themes: ExportedTheme[] = [];
for (const site of await themedSites()) {
  const json = await readTokensJson(site);
  const { theme, problems } = readTheme(site, json);
  if (theme) themes.push({ theme, json });
  else {
    console.error(problems.map(problemLine).join('\n'));
    process.exitCode = 1;
  }
}
try {
  const files = exportThemes(themes);
  for (const { path, json } of files) {
    await makeFolder(dirname(join(out, path)));
    await writeFile(join(out, path), `${JSON.stringify(json, null, 2)}\n`);
  }
  console.log(
    `${files.length} files in ${out}: portal.resolver.json chooses site and mode, plain/ has a file for each.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
