import { expect, test } from 'vitest';
import { gatherCrowd } from '#tests/attacks/crowd/crowd.ts';

/** Half an hour; `CROWD_SECONDS` tries it for less. */
const seconds = Number(process.env.CROWD_SECONDS ?? 1800);

test(
  'sixty-four readers and sixteen searchers are served while strangers attack and one trouble follows the other',
  async ({ annotate }) => {
    const { wrong, ...figures } = await gatherCrowd(seconds);
    await annotate(JSON.stringify(figures));
    expect(wrong).toEqual([]);
    expect(figures.lost).toBe(0);
    // They were there.
    expect(figures.pages).toBeGreaterThan(64);
    expect(figures.searches).toBeGreaterThan(16);
    expect(figures.kept).toBeGreaterThan(0);
    expect(figures.attacks).toBeGreaterThan(0);
    expect(figures.hungUp).toBeGreaterThan(0);
    expect(figures.p95).toBeLessThanOrEqual(2 * figures.calmP95);
    expect(figures.troubles.length).toBeGreaterThanOrEqual(3);
    const [early, late] = figures.memory;
    expect(late).toBeLessThanOrEqual(early * 1.25);
  },
  seconds * 1000 + 600_000,
);
