import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tokensText } from './tokensText.ts';

const sites = join(import.meta.dirname, '..', '..', 'sites');

it.each(globSync('*/tokens.json', { cwd: sites }))('%s is written as it stands', (path) => {
  const text = readFileSync(join(sites, path), 'utf8');
  expect(tokensText(JSON.parse(text))).toBe(text);
});

it('leaves what looks like a list inside a text', () => {
  const tokens = { $description: 'a [\n  1,\n  2\n] b', list: ['[', '{'], empty: [] };
  expect(JSON.parse(tokensText(tokens))).toEqual(tokens);
});
