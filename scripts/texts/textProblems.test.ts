import { describe, expect, it } from 'vitest';
import { type LanguageTexts, textProblems } from './textProblems.ts';

const dutch: LanguageTexts = {
  language: 'nl',
  locale: 'nl-NL',
  state: 'complete',
  namespaces: {
    search: { find: 'Zoek in {{title}}', hits_one: '{{count}} resultaat', hits_other: '{{count}} resultaten' },
  },
};
const german = (search: Record<string, string>, state: LanguageTexts['state'] = 'complete', locale = 'de-DE') =>
  textProblems(dutch, { language: 'de', locale, state, namespaces: { search } });

const complete = { find: 'Suche in {{title}}', hits_one: '{{count}} Ergebnis', hits_other: '{{count}} Ergebnisse' };

describe('texts of a language', () => {
  it('are right when they say what the source says', () => {
    expect(german(complete)).toEqual([]);
  });

  it('may not be missing or empty, unless the language is a draft', () => {
    const { find, ...without } = complete;
    expect(german({ ...without, find: '' })).toEqual(['languages/de/search.json: "find" is missing or empty.']);
    expect(german(without, 'draft')).toEqual([]);
  });

  it('need every plural form of their grammar', () => {
    expect(german(complete, 'complete', 'pl-PL')).toEqual([
      'languages/de/search.json: "hits_few" is missing or empty.',
      'languages/de/search.json: "hits_many" is missing or empty.',
    ]);
  });

  it('keep the placeholders, but for a number that one of the forms can do without', () => {
    expect(german({ ...complete, hits_one: 'Ein Ergebnis' })).toEqual([]);
    expect(german({ ...complete, find: 'Suche in {{name}}' })).toEqual([
      'languages/de/search.json: "find" has the placeholders name, the source title.',
    ]);
  });

  it('are none that nobody asks for', () => {
    expect(german({ ...complete, gone: 'Weg' })).toEqual([
      'languages/de/search.json: "gone" is not a text of the source language; delete it, or write it there first.',
    ]);
  });
});
