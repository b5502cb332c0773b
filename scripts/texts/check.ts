import { globSync, readFileSync } from 'node:fs';

/*
 * Proves that both languages say the same things: the same keys with the same placeholders, no empty text, and that
 * every key is used somewhere in the code (keys made at run time are matched by their beginning).
 */

const pairs = globSync('src/**/*.nl.json').map((dutch) => [dutch, dutch.replace('.nl.', '.en.')] as const);

type Texts = Record<string, string>;

function read(file: string): Texts {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map((match) => match[1])
    .sort()
    .join(' ');
}

const sources = globSync('src/**/*.{ts,tsx}', { exclude: (name) => /\.(test|stories|fixtures)\./.test(name) })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Whether the code names a key: whole, without its plural ending, or as the fixed beginning of a template string. */
function isUsed(key: string): boolean {
  const bare = key.replace(/_(one|other)$/, '');
  if (sources.includes(`'${bare}'`)) return true;
  const starts = [...sources.matchAll(/t\(\s*`([\w.]+)\$\{[^}]+\}([\w.]*)`/g)];
  return starts.some(([, start = '', end = '']) => bare.startsWith(start) && bare.endsWith(end));
}

const problems = pairs.flatMap(([dutchFile, englishFile]) => {
  const [dutch, english] = [read(dutchFile), read(englishFile)];
  const keys = new Set([...Object.keys(dutch), ...Object.keys(english)]);
  return [...keys].flatMap((key) => {
    const [nl, en] = [dutch[key], english[key]];
    if (nl === undefined) return [`${dutchFile}: "${key}" is missing; ${englishFile} has it.`];
    if (en === undefined) return [`${englishFile}: "${key}" is missing; ${dutchFile} has it.`];
    const found: string[] = [];
    if (nl.trim() === '' || en.trim() === '') found.push(`${dutchFile}, ${englishFile}: "${key}" has an empty text.`);
    if (placeholders(nl) !== placeholders(en))
      found.push(`"${key}" has other placeholders in ${englishFile} than in ${dutchFile}.`);
    if (!isUsed(key)) found.push(`${dutchFile}: "${key}" is used nowhere; delete it in both languages.`);
    return found;
  });
});

for (const problem of problems) console.error(problem);
if (problems.length === 0)
  console.log(`Texts: ${pairs.flatMap(([file]) => Object.keys(read(file))).length} keys, Dutch and English alike.`);
process.exitCode = problems.length > 0 ? 1 : 0;
