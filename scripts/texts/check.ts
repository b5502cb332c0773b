import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readLanguages } from '#languages/readLanguages.ts';
import { bareKey, type LanguageTexts, type Texts, textProblems } from './textProblems.ts';

/*
 * Proves that every language says the same things as the source language, and that every text is used somewhere in the
 * code (keys made at run time are matched by their beginning).
 */

const languages = [...(await readLanguages())].map(
  ([language, { locale, state }]): LanguageTexts => ({
    language,
    locale,
    state,
    namespaces: Object.fromEntries(
      globSync(`languages/${language}/*.json`).map((file) => [basename(file, '.json'), read(file)]),
    ),
  }),
);
const [source, ...others] = languages;
if (!source) throw new Error('languages has no language.');

const sources = globSync(['src/**/*.{ts,tsx}', 'services/**/*.ts', 'scripts/{content,visual/review/app}/*.{ts,tsx}'], {
  exclude: (name) => /\.(test|stories|fixtures)\./.test(name),
})
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const starts = [...sources.matchAll(/\(\s*`([\w.]+)\$\{[^}]+\}([\w.]*)`/g)];

/** Whether the code names a key: whole, or as the fixed beginning and end of a template string. */
function isUsed(key: string): boolean {
  if (sources.includes(`'${key}'`)) return true;
  return starts.some(([, start = '', end = '']) => key.startsWith(start) && key.endsWith(end));
}

const unused = Object.entries(source.namespaces).flatMap(([name, texts]) =>
  [...new Set(Object.keys(texts).map(bareKey))]
    .filter((key) => !isUsed(key))
    .map((key) => `languages/${source.language}/${name}.json: "${key}" is used nowhere; delete it in all languages.`),
);
const problems = [...unused, ...languages.flatMap((own) => textProblems(source, own))];

for (const problem of problems) console.error(problem);
if (problems.length === 0) {
  const count = Object.values(source.namespaces).reduce((sum, texts) => sum + Object.keys(texts).length, 0);
  console.log(`Texts: ${count} in ${Object.keys(source.namespaces).length} namespaces, ${said(others)}.`);
}
process.exitCode = problems.length > 0 ? 1 : 0;

function said(all: readonly LanguageTexts[]): string {
  return all.map(({ language, state }) => `${language} ${state === 'draft' ? 'a draft' : 'complete'}`).join(', ');
}

function read(file: string): Texts {
  return JSON.parse(readFileSync(file, 'utf8'));
}
