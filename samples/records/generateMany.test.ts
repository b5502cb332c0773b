import { describe, expect, it } from 'vitest';
import { readChange } from '#services/query/api/readChange.ts';
import { generateMany } from './generateMany.ts';

const records = [...generateMany(2000)];

describe('a large set of records', () => {
  it('is the same every time, and begins the same whatever its size', () => {
    expect([...generateMany(50)]).toEqual(records.slice(0, 50));
  });

  it('is taken by an import, line by line, without two of one identifier', () => {
    expect(records.filter((record) => readChange(record).kind === 'bad')).toEqual([]);
    expect(new Set(records.map(({ id }) => id)).size).toBe(2000);
  });

  it('is varied: no abstract twice, all subjects, both languages, many rare keywords', () => {
    expect(new Set(records.map(({ abstract }) => abstract)).size).toBe(2000);
    expect(new Set(records.map(({ theme, language }) => `${theme} ${language}`)).size).toBeGreaterThan(30);
    expect(new Set(records.flatMap(({ keywords }) => keywords)).size).toBeGreaterThan(900);
  });
});
