import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { rulesPage } from './rulesPage.ts';

it('the page of rules says what the rules say', () => {
  const file = resolve(import.meta.dirname, '../../docs/content-report.md');
  expect(readFileSync(file, 'utf8'), 'run npm run content:rules').toBe(rulesPage());
});
