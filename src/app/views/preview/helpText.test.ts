import { expect, it } from 'vitest';
import english from '#languages/en/preview.json' with { type: 'json' };
import dutch from '#languages/nl/preview.json' with { type: 'json' };

it.each([
  ['nl', dutch],
  ['en', english],
])('the help calls things by the names that they have in the preview (%s)', (_, texts) => {
  const entries = Object.entries(texts);
  const names = new Set(entries.flatMap(([key, text]) => (/^help\..*\.(?:text|title)$/.test(key) ? [] : [text])));
  const quoted = entries.flatMap(([key, text]) =>
    /^help\..*\.text$/.test(key) ? [...text.matchAll(/[‘“]([^’”]+)[’”]/g)].map(([, name = '']) => name) : [],
  );
  expect(quoted.length).toBeGreaterThan(4);
  expect(quoted.filter((name) => !names.has(name))).toEqual([]);
});
