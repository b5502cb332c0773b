import { describe, expect, it } from 'vitest';
import { countsOf, namedIn } from './questionWords.ts';

describe('namedIn', () => {
  it('leaves out what only asks, and what stands twice', () => {
    expect(namedIn(['hoeveel', 'kost', 'mest', 'uit', 'mest'], 'amount')).toEqual(['mest', 'uit']);
    expect(namedIn(['hoe', 'hoog', 'hangt', 'zij'], 'amount')).toEqual(['hangt', 'zij']);
    expect(namedIn(['hoog', 'water'], 'fact')).toEqual(['hoog', 'water']);
    expect(namedIn(['wie', 'is', 's', 'avonds', 'meestal', 'ergens'], 'person')).toEqual(['avonds']);
    expect(namedIn(['in', 'welk', 'jaar', 'kwam', 'riet'], 'time')).toEqual(['in', 'riet']);
  });
});

describe('countsOf', () => {
  it('counts less what goes with anything', () => {
    expect(countsOf(['graden', 'zet', 'koelkast'], ['graden', 'zet', 'koelkast'])).toEqual([1, 0.35, 1]);
  });

  it('counts less for what, where enough is asked besides', () => {
    const words = ['hoe', 'meet', 'je', 'riet', 'om', 'brood', 'te', 'bakken'];
    expect(countsOf(['meet', 'riet', 'brood'], words)).toEqual([1, 1, 0.6]);
    expect(countsOf(['riet', 'brood'], words)).toEqual([1, 1]);
    expect(countsOf(['meet', 'riet', 'brood'], words.toSpliced(6, 1))).toEqual([1, 1, 1]);
  });
});
