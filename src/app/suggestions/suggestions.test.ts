import { describe, expect, it } from 'vitest';
import { loadTestTexts } from '../language/testing/loadTestTexts.ts';
import { suggestionGroups } from './suggestionGroups.ts';
import { bare, narrowed } from './suggestionSource.ts';

const answer = {
  terms: [
    { text: 'mest', count: 1204 },
    { text: 'mest uitrijden', count: 1 },
  ],
  titles: [{ id: '7', title: 'Verdunde mest & grasland' }],
  dossiers: [{ id: '9', title: 'Dossier uitrijden van mest' }],
};
const dutch = await loadTestTexts('nl', 'suggestions');
const english = await loadTestTexts('en', 'suggestions');
const nothing = { terms: [], titles: [], dossiers: [] };

describe('the groups of the list', () => {
  it('are words to search for, then dossiers, then publications', () => {
    expect(suggestionGroups(answer, { language: 'nl' }, '', dutch).map(({ title }) => title)).toEqual([
      'Trefwoorden',
      'Dossiers',
      'Publicaties',
    ]);
    expect(suggestionGroups(answer, { language: 'en' }, '', english).map(({ title }) => title)).toEqual([
      'Keywords',
      'Dossiers',
      'Publications',
    ]);
  });

  it('lead to the page of a record, in the place that is searched', () => {
    const linksOf = (place: Parameters<typeof suggestionGroups>[1]) =>
      suggestionGroups(answer, place, '', dutch).flatMap(({ suggestions }) =>
        suggestions.flatMap(({ href }) => href ?? []),
      );
    expect(linksOf({ language: 'en' })).toEqual([
      '/search/result/dossier-uitrijden-van-mest?id=9',
      '/search/result/verdunde-mest-grasland?id=7',
    ]);
    expect(linksOf({ language: 'nl', portlet: 'groene-agenda' })[1]).toBe(
      '/portlet/groene-agenda/resultaat/verdunde-mest-grasland?id=7',
    );
  });

  it('count in the way of the language, one in the singular', () => {
    const countsIn = (language: 'nl' | 'en') =>
      suggestionGroups(answer, { language }, '', language === 'nl' ? dutch : english)[0]?.suggestions.map(
        ({ count }) => count && `${count.number} ${count.unit}`,
      );
    expect(countsIn('nl')).toEqual(['1.204 publicaties', '1 publicatie']);
    expect(countsIn('en')).toEqual(['1,204 publications', '1 publication']);
  });

  it('leave out those without suggestions', () => {
    expect(suggestionGroups({ ...nothing, terms: answer.terms }, { language: 'nl' }, '', dutch)).toHaveLength(1);
    expect(suggestionGroups(nothing, { language: 'nl' }, '', dutch)).toEqual([]);
  });

  it('give elements names that fields can refer to, each another', () => {
    const ids = suggestionGroups(answer, { language: 'nl' }, '', dutch).flatMap(({ suggestions }) =>
      suggestions.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(4);
    expect(ids.filter((id) => /\s/.test(id))).toEqual([]);
  });
});

describe('an older answer', () => {
  it('keeps what still begins as it is typed', () => {
    expect(narrowed(answer, 'mest uit')).toEqual({ ...nothing, terms: [answer.terms[1]], dossiers: answer.dossiers });
  });

  it('keeps nothing for another text, or none', () => {
    expect(narrowed(answer, 'klei')).toEqual(nothing);
    expect(narrowed(answer, ' ')).toEqual(nothing);
  });
});

it('asks the same for what differs in case and spaces alone, and never more than 200 characters', () => {
  expect(bare('  Mest   UIT ')).toBe('mest uit');
  expect(bare('a'.repeat(1000))).toHaveLength(200);
});
