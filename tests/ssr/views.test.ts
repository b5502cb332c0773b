import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { screenFile } from '#app/rendering/screenFiles.ts';
import { views } from '#app/views/views.ts';

const repository = resolve(import.meta.dirname, '../..');

it.each(Object.values(views))('the view $kind and its screen stand in the folder of its kind', ({ kind }) => {
  expect(existsSync(resolve(repository, `src/app/views/${kind}/view.ts`))).toBe(true);
  expect(existsSync(resolve(repository, screenFile(kind)))).toBe(true);
});
