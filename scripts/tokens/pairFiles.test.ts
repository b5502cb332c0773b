import { describe, expect, it } from 'vitest';
import { badgePairs } from '#design-system/components/Badge/Badge.pairs.ts';
import { readPairFiles } from './pairFiles.ts';

describe('the declared pairs', () => {
  it('are found by themselves and read whole', async () => {
    const found = await readPairFiles();
    expect(found).toContainEqual(badgePairs);
    expect(found.map(({ component }) => component)).toContain('base styles');
  });
});
