import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allSites } from '#sites/sites.ts';
import { contentFolder } from './folders.ts';

const disclaimers = allSites.flatMap(({ id, variants }) =>
  ['nl', 'en'].flatMap((language) => {
    const file = join(contentFolder, language, variants.production.api.cname, 'disclaimer.json');
    return existsSync(file) ? [{ id, file }] : [];
  }),
);

it.each(allSites)('leads to a disclaimer from the legal row: $id', ({ variants }) => {
  const row = readFileSync(join(contentFolder, 'sections', `${variants.production.api.legal}.json`), 'utf8');
  expect(row).toMatch(/href=\\"[^"]*\/disclaimer\b/);
});

it.each(disclaimers)('credits those whose postal codes forms are judged by: $id', ({ file }) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('https://www.geonames.org/');
  expect(text).toContain('https://creativecommons.org/licenses/by/4.0/');
});
