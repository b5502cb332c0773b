import { expect, it } from 'vitest';
import { packageVersions } from './packages.ts';

const lock = {
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0', dependencies: { b: '^2', c: '^1' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', peerDependencies: { a: '*' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '*' } },
  },
};

it('counts what a package brings along, where Node would find it', () => {
  expect(packageVersions(lock)('a')).toEqual(['a@1.0.0', 'b@2.0.0', 'c@1.0.0']);
});

it('knows nothing of a package that is not installed', () => {
  expect(packageVersions(lock)('d')).toEqual([]);
});
