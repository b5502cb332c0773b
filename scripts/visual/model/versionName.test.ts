import { describe, expect, it } from 'vitest';
import { versionName } from './versionName.ts';

describe('versionName', () => {
  const commit = '1a2b3c4d5e6f';

  it.each([
    ['main', 'main (1a2b3c4d)'],
    ['1a2b3c4d', '1a2b3c4d'],
    ['1a2b', '1a2b'],
    [commit, commit],
  ])('%s: %s', (name, expected) => {
    expect(versionName({ name, commit })).toBe(expected);
  });
});
