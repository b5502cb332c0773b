import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { judgePackages, lockSchema, manifestSchema } from './judgePackages.ts';

const sound = { version: '1.0.0', integrity: 'sha512-abc', license: 'MIT' };
const judge = (entry: object, more: object = {}) =>
  judgePackages({
    manifest: manifestSchema.parse({ dependencies: { a: '1.0.0' }, devDependencies: {}, allowScripts: {}, ...more }),
    lock: lockSchema.parse({ packages: { '': {}, 'node_modules/a': { ...sound, ...entry } } }),
  });

describe('the packages', () => {
  it('of this project are in order', () => {
    const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
    const manifest = manifestSchema.parse(read('package.json'));
    expect(judgePackages({ manifest, lock: lockSchema.parse(read('package-lock.json')) })).toEqual([]);
  });

  it('are in order where nothing is wrong', () => {
    expect(judge({})).toEqual([]);
    expect(judge({ license: '(MIT OR GPL-3.0-only)' })).toEqual([]);
    expect(judge({ license: 'MPL-2.0', dev: true })).toEqual([]);
    expect(judge({ hasInstallScript: true }, { allowScripts: { a: false } })).toEqual([]);
    // Another machine's: the registry gave its name alone.
    expect(judge({ integrity: undefined, license: undefined, optional: true, os: ['darwin'] })).toEqual([]);
  });

  it('are in order with a licence that has been read, in the words that were read', () => {
    const dictionary = (license: string) =>
      judgePackages({
        manifest: manifestSchema.parse({ dependencies: {}, devDependencies: {}, allowScripts: {} }),
        lock: lockSchema.parse({ packages: { '': {}, 'node_modules/dictionary-en': { ...sound, license } } }),
      });
    expect(dictionary('(MIT AND BSD)')).toEqual([]);
    expect(dictionary('(MIT AND BSD AND GPL)')).toHaveLength(1);
    expect(judge({ license: '(MIT AND BSD)' })).toHaveLength(1);
  });

  it.each([
    ['a version that may move', {}, { dependencies: { a: '^1.0.0' } }, 'package.json: a is ^1.0.0'],
    ['no hash', { integrity: undefined }, {}, 'has no hash'],
    ['an old hash', { integrity: 'sha1-abc' }, {}, 'has no hash'],
    ['a licence that asks for our code', { license: 'GPL-3.0-only' }, {}, 'has the licence GPL-3.0-only'],
    ['a licence for tools alone', { license: 'MPL-2.0' }, {}, 'has the licence MPL-2.0'],
    ['no licence', { license: undefined }, {}, 'nobody knows what'],
    ['words for a licence', { license: 'see LICENSE' }, {}, 'see LICENSE'],
    ['a script nobody decided about', { hasInstallScript: true }, {}, 'runs a script'],
    ['another registry', { resolved: 'https://elsewhere.example/a.tgz' }, {}, 'comes from elsewhere.example'],
  ])('are not with %s', (_, entry, more, says) => {
    expect(judge(entry, more)).toEqual([expect.stringContaining(says)]);
  });
});
