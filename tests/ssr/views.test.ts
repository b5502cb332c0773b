import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { screenFile, screenFiles } from '#app/rendering/screenFiles.ts';
import { matchSearch } from '#app/views/search/address.ts';
import { views } from '#app/views/views.ts';

const repository = resolve(import.meta.dirname, '../..');

it.each(Object.values(views))('the view $kind and its screen stand in the folder of its kind', ({ kind }) => {
  expect(existsSync(resolve(repository, `src/app/views/${kind}/view.ts`))).toBe(true);
  expect(existsSync(resolve(repository, screenFile(kind)))).toBe(true);
});

it.each([
  ['/zoeken/bodem', 0],
  ['/zoeken/bodem?map=1', 1],
  ['/zoeken/bodem?near=Ede', 1],
])('the screen of %s has %i part of its own, which stands where it says', (address, parts) => {
  const view = matchSearch(new URL(address, 'http://localhost'));
  const files = view ? screenFiles(view, 200, 'nl').filter((file) => file.endsWith('.tsx')) : [];
  expect(files).toHaveLength(1 + parts);
  for (const file of files) expect(existsSync(resolve(repository, file))).toBe(true);
});
