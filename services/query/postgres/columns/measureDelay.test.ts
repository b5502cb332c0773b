import { describe, expect, it } from 'vitest';
import { measureDelay } from './measureDelay.ts';

function clocked() {
  let time = 0;
  const delay = measureDelay(() => time);
  return {
    delay,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('how long a change waits', () => {
  it('is told once, as the longest of all that arrived since it was asked', () => {
    const { delay, pass } = clocked();
    for (const wait of [200, 1500, 300]) {
      delay.hear();
      const arrive = delay.begin();
      pass(wait);
      arrive();
    }
    expect(delay.longest()).toBe(1.5);
    expect(delay.longest()).toBe(0);
  });

  it('is told while it waits, also where fetching it has failed', () => {
    const { delay, pass } = clocked();
    delay.hear();
    delay.begin();
    pass(4000);
    delay.hear();
    expect(delay.longest()).toBe(4);
    // The next time takes along what failed before.
    const arrive = delay.begin();
    pass(1000);
    arrive();
    expect(delay.longest()).toBe(5);
    expect(delay.longest()).toBe(0);
  });

  it('does not take what is heard of meanwhile for what has arrived', () => {
    const { delay, pass } = clocked();
    delay.hear();
    const arrive = delay.begin();
    delay.hear();
    pass(1000);
    arrive();
    pass(1000);
    expect(delay.longest()).toBe(2);
  });
});
