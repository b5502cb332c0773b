import { expect, it } from 'vitest';
import { createWordMemory } from './wordMemory.ts';

it('remembers the words that were asked for last, and no more than twice as many as wanted', () => {
  const memory = createWordMemory<number>(10);
  for (let at = 0; at < 1000; at += 1) {
    memory.set(`word ${at}`, at);
    // Met again and again.
    memory.get('word 0');
  }
  expect(memory.get('word 0')).toBe(0);
  for (let at = 990; at < 1000; at += 1) expect(memory.get(`word ${at}`)).toBe(at);
  const kept = Array.from({ length: 1000 }, (_, at) => memory.get(`word ${at}`)).filter((made) => made !== undefined);
  expect(kept.length).toBeLessThanOrEqual(20);
});
