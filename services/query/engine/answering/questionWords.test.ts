import { describe, expect, it } from 'vitest';
import { countsOf, namedIn } from './questionWords.ts';

describe('namedIn', () => {
  it('leaves out what only asks, and what stands twice', () => {
    expect(namedIn(['hoeveel', 'kost', 'mest', 'uit', 'mest'], 'amount', 'nl')).toEqual(['mest', 'uit']);
    expect(namedIn(['hoe', 'hoog', 'hangt', 'zij'], 'amount', 'nl')).toEqual(['hangt', 'zij']);
    expect(namedIn(['hoog', 'water'], 'fact', 'nl')).toEqual(['hoog', 'water']);
    expect(namedIn(['wie', 'is', 's', 'avonds', 'meestal', 'ergens'], 'person', 'nl')).toEqual(['avonds']);
    expect(namedIn(['in', 'welk', 'jaar', 'kwam', 'riet'], 'time', 'nl')).toEqual(['in', 'riet']);
  });
});

describe('words that only ask in one language', () => {
  it.each([
    ['nl', ['hoe', 'leert', 'een', 'kind', 'proeven'], ['leert', 'een', 'kind', 'proeven']],
    ['nl', ['waarom', 'heeft', 'een', 'big', 'een', 'zwak', 'been'], ['een', 'big', 'zwak', 'been']],
    ['en', ['why', 'do', 'bees', 'die', 'in', 'winter'], ['bees', 'die', 'in', 'winter']],
    ['en', ['what', 'kind', 'of', 'soil'], ['of', 'soil']],
  ] as const)('%s: %s', (language, words, named) => {
    expect(namedIn(words, 'fact', language)).toEqual(named);
  });
});

describe('countsOf', () => {
  it('counts less what goes with anything', () => {
    expect(countsOf(['graden', 'zet', 'koelkast'], ['graden', 'zet', 'koelkast'], 'nl')).toEqual([1, 0.35, 1]);
  });

  it('counts less for what, where enough is asked besides', () => {
    const words = ['hoe', 'meet', 'je', 'riet', 'om', 'brood', 'te', 'bakken'];
    expect(countsOf(['meet', 'riet', 'brood'], words, 'nl')).toEqual([1, 1, 0.6]);
    expect(countsOf(['riet', 'brood'], words, 'nl')).toEqual([1, 1]);
    expect(countsOf(['meet', 'riet', 'brood'], words.toSpliced(6, 1), 'nl')).toEqual([1, 1, 1]);
  });
});
