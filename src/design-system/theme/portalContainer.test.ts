import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const components = join(import.meta.dirname, '..', 'components');

// The visual review takes what reaches a scope for something that may wear any site: a token of one site would have its
// pictures taken in all of them.
it('is what components ask, and not the scope, so that a story wears one site', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: components });
  expect(files.length).toBeGreaterThan(100);
  const reaching = files.filter((file) =>
    /^import (?!type ).*\/SiteScope\.tsx'/m.test(readFileSync(join(components, file), 'utf8')),
  );
  expect(reaching).toEqual([]);
});
