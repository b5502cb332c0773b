import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { views } from '#app/views/views.ts';

const repository = resolve(import.meta.dirname, '../..');

it.each(Object.entries(views))(
  'the view %s stands in the folder of its kind, and its screen too',
  (kind, { screen }) => {
    expect(existsSync(resolve(repository, `src/app/views/${kind}/view.ts`))).toBe(true);
    // A page's screen is part of what starts the app.
    const { file = 'src/app/views/page/PageScreen.tsx' } = screen;
    expect(file).toContain(`src/app/views/${kind}/`);
    expect(existsSync(resolve(repository, file))).toBe(true);
  },
);
