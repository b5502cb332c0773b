import { describe, expect, it } from 'vitest';
import { createLeads } from './leads.ts';
import { readSynonyms } from './readSynonyms.ts';

const leadsIn = (list: string) => createLeads(readSynonyms(list).leads);
const rowsOf = (typed: string) => typed.split(' ').map((word) => word.split('-'));

describe('leads', () => {
  it('hold for the words of a phrase in any order and form, whatever stands around them', () => {
    const found = leadsIn('eten weggooien, throw away food => voedselverspilling = food waste');
    const labels = [
      { text: 'voedselverspilling', language: 'nl' },
      { text: 'food waste', language: 'en' },
    ];
    expect(found(rowsOf('thuis weggooien van eten'))).toEqual([{ at: [1, 3], labels }]);
    expect(found(rowsOf('foods thrown away'))).toEqual([]);
    expect(found(rowsOf('throwing food away'))).toEqual([{ at: [0, 1, 2], labels }]);
    expect(found(rowsOf('eten'))).toEqual([]);
  });

  it('hold for words with hyphens between them, and for none that is no single word', () => {
    const found = leadsIn('disease carrying insects => mosquito');
    expect(found(rowsOf('disease-carrying insects')).map(({ at }) => at)).toEqual([[0, 1]]);
    expect(found([undefined, ['insects']])).toEqual([]);
  });

  it('pass over small words, and over a phrase of which they leave one word', () => {
    const found = leadsIn('water onder de grond => grondwater\nmet trein => spoor');
    expect(found(rowsOf('grond en water')).map(({ at }) => at)).toEqual([[0, 2]]);
    expect(found(rowsOf('met trein'))).toEqual([]);
  });

  it('take words of a phrase as words of one language', () => {
    const found = leadsIn('news studies => media coverage');
    expect(found(rowsOf('studies of news')).map(({ at }) => at)).toEqual([[0, 2]]);
    // Only Dutch takes the one for a form of the other here, and only English that of the next word.
    expect(found(rowsOf('new study'))).toEqual([]);
  });

  it('put the labels of the first in the list first, in whatever order words are typed', () => {
    const many = Array.from({ length: 12 }, (_, at) => `label${at}`).join(', ');
    const found = leadsIn(`trees sick => own\nsick trees => ${many}`);
    expect(found(rowsOf('sick trees'))[0]?.labels[0]?.text).toBe('own');
  });

  it('tell what is without something from what has it', () => {
    const found = leadsIn('economie zonder groei => krimpeconomie');
    expect(found(rowsOf('de economie zonder groei')).map(({ at }) => at)).toEqual([[1, 2, 3]]);
    expect(found(rowsOf('groei van de economie'))).toEqual([]);
    const sick = leadsIn('zieke bomen => iepziekte');
    expect(sick(rowsOf('geen zieke bomen'))).toEqual([]);
  });

  it('hold for no single word that a phrase says twice', () => {
    expect(leadsIn('insecten tegen insecten => predator')(rowsOf('insecten'))).toEqual([]);
  });

  it('come with the most words first, and not for a part of what another holds for', () => {
    const found = leadsIn(
      'sick => illness\ntrees city => urban trees\nsick trees => dieback\nsick tree => decline, dieback',
    );
    const told = found(rowsOf('sick trees city')).map(({ at, labels }) => [
      at.join(),
      labels.map(({ text }) => text).join(),
    ]);
    expect(told).toEqual([
      ['1,2', 'urban trees'],
      ['0,1', 'dieback,decline'],
    ]);
  });
});
