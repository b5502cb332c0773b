/** Says which tokens differ from those of a commit, in which sites, and who uses them (`npm run tokens:diff -- main`). */
import { resolve } from 'node:path';
import { styleText } from 'node:util';
import { readCommandLine } from '../commandLine.ts';
import { commitOf, fileAt } from '../git/git.ts';
import { problemLine } from './problem.ts';
import { readSources } from './sourceFiles.ts';
import { readTheme, type Theme } from './theme.ts';
import { themeDifferences } from './themeDifferences.ts';
import { readTokensJson, themedSites } from './themeFiles.ts';
import { tokenUses } from './usage.ts';

const root = resolve(import.meta.dirname, '../..');
const usage = 'Name a branch, a tag or a commit to compare with: npm run tokens:diff -- main';
const { positionals } = readCommandLine(usage, { allowPositionals: true });
const [name = 'main'] = positionals;

/** A site's theme in the commit; undefined when it was not there. Says so when it cannot be read as a theme of today. */
async function formerTheme(commit: string, site: string): Promise<Theme | undefined> {
  const text = await fileAt(root, commit, `sites/${site}/tokens.json`);
  if (text === undefined) {
    console.log(`${styleText('bold', site)} is new.`);
    return undefined;
  }
  const { theme, problems } = readTheme(site, JSON.parse(text));
  if (!theme) console.log(`${styleText('bold', site)} cannot be read there:\n${problems.map(problemLine).join('\n')}`);
  return theme;
}

try {
  const commit = await commitOf(root, name);
  const uses = Map.groupBy(tokenUses(await readSources()), ({ property }) => property);
  let changed = 0;
  for (const site of await themedSites()) {
    const before = await formerTheme(commit, site);
    const { theme: after, problems } = readTheme(site, await readTokensJson(site));
    if (!after) {
      console.error(problems.map(problemLine).join('\n'));
      process.exitCode = 1;
    }
    if (!before || !after) continue;
    const differences = themeDifferences(before, after);
    if (differences.length === 0) continue;
    changed += differences.length;
    console.log(styleText('bold', site));
    for (const { property, mode, before: old, after: current } of differences) {
      const users = [...new Set((uses.get(property) ?? []).map(({ owner }) => owner))].sort();
      console.log(`  ${property}${mode === 'both' ? '' : ` (${mode})`}: ${old} → ${current}`);
      console.log(`      ${users.length === 0 ? 'used by nothing' : `used by ${users.join(', ')}`}`);
    }
  }
  if (changed === 0) console.log(`No token differs from ${name} (${commit.slice(0, 8)}).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
