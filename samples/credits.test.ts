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

it('has a disclaimer on each site', () => {
  expect(new Set(disclaimers.map(({ id }) => id))).toEqual(new Set(allSites.map(({ id }) => id)));
});

it.each(disclaimers)('credits those whose postal codes forms are judged by: $id', ({ file }) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('https://www.geonames.org/');
  expect(text).toContain('https://creativecommons.org/licenses/by/4.0/');
});
