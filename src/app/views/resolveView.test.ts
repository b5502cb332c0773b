import { describe, expect, it } from 'vitest';
import { searchPath } from '../search/addresses.ts';
import { resolveView } from './resolveView.ts';

const view = (address: string, siteLanguage: 'nl' | 'en' = 'nl') =>
  resolveView(new URL(address, 'http://portal'), siteLanguage);

describe('resolveView', () => {
  it('sees a search in the language of its segment, whatever the site speaks', () => {
    expect(view('/zoeken/mest', 'en')).toMatchObject({ kind: 'search', term: 'mest', language: 'nl' });
    expect(view('/search/manure', 'nl')).toMatchObject({ kind: 'search', term: 'manure', language: 'en' });
  });

  it('sees no search in a longer word', () => {
    expect(view('/onderzoeken/mest')).toMatchObject({ kind: 'page', path: '/onderzoeken/mest' });
    expect(view('/zoeken-en-vinden')).toMatchObject({ kind: 'page' });
  });

  it('asks for everything when the term is blank', () => {
    for (const address of ['/zoeken', '/zoeken/', '/zoeken/*', '/zoeken/+'])
      expect(view(address)).toMatchObject({ term: '*' });
  });

  it.each([
    ['/zoeken/resultaat/mest-in-de-sloot?id=1060108', 'nl', 'mest-in-de-sloot'],
    ['/search/result/manure?id=1&id=2', 'en', 'manure'],
    ['/zoeken/*?id=1060108', 'nl', '-'],
  ])('sees records by their ids: %s', (address, language, slug) => {
    expect(view(address)).toMatchObject({ kind: 'result', language, slug });
  });

  it('takes the word for a result alone for a term', () => {
    expect(view('/zoeken/resultaat')).toMatchObject({ kind: 'search', term: 'resultaat' });
  });

  it.each([
    ['/ai-zoeken', 'nl', ''],
    ['/ai-zoeken/Hoe+voer+ik+kippen%3F', 'nl', 'Hoe voer ik kippen?'],
    ['/ai-search/how+do+I', 'en', 'how do I'],
  ])('sees a question in the language of its segment: %s', (address, language, question) => {
    expect(view(address)).toEqual({ kind: 'answer', language, question, after: [], waits: false });
  });

  it('sees the visitor’s own page and the way out, in the language that is asked', () => {
    expect(view('/mijn-gkn')).toEqual({ kind: 'personal', language: 'nl', search: '' });
    const search = '?language=en&order=sideways';
    expect(view(`/mijn-gkn${search}`)).toEqual({ kind: 'personal', language: 'en', search });
    expect(view('/logout', 'en')).toEqual({ kind: 'logout', language: 'en' });
  });

  it('reads the language a page is asked in, and no other word for it', () => {
    expect(view('/dossier/stikstof?language=en')).toMatchObject({ kind: 'page', language: 'en' });
    expect(view('/dossier/stikstof?language=de')).toMatchObject({ kind: 'page', language: undefined });
  });

  it('sees a preview, and the language that the address in it speaks of', () => {
    expect(view('/preview?url=/en/eurcaw-pigs/tail')).toMatchObject({ kind: 'preview', expected: 'en' });
    expect(view('/preview?url=https://cms.example/api/nl/coegroen')).toMatchObject({ expected: 'nl' });
    expect(view('/preview?url=/nl/groenkennisnet/en/over')).toMatchObject({ expected: 'nl' });
    expect(view('/preview?language=en')).toMatchObject({ kind: 'preview', language: 'en', expected: undefined });
    expect(view('/preview/page?url=/en/coegroen')).toMatchObject({ kind: 'preview', part: 'page', expected: 'en' });
    expect(view('/preview/help')).toMatchObject({ kind: 'preview', part: 'help' });
    for (const path of ['/previews', '/preview/other']) expect(view(path)).toMatchObject({ kind: 'page' });
  });

  it('takes a stray percent sign as it stands', () => {
    expect(view('/zoeken/100%')).toMatchObject({ term: '100%' });
  });
});

describe('searchPath', () => {
  it.each(['mest verwerking', 'C++', 'café', '50% minder', 'a/b', 'vraag?', '*', '"hele zin" -niet', '#1'])(
    'leads back to the term it was made of: %s',
    (term) => {
      expect(view(searchPath({ language: 'nl' }, term))).toMatchObject({ kind: 'search', term });
    },
  );

  it('writes spaces as plus signs', () => {
    expect(searchPath({ language: 'en' }, 'group  housing')).toBe('/search/group+housing');
  });
});

describe('the addresses of a portlet', () => {
  it('are its searches and its records, in its own language', () => {
    expect(view('/portlet/groene-agenda/groen+in+de+wijk', 'nl')).toMatchObject({
      kind: 'portlet-search',
      term: 'groen in de wijk',
      language: 'nl',
      portlet: 'groene-agenda',
    });
    expect(view('/portlet/green/resultaat/a-title?id=7', 'en')).toMatchObject({
      kind: 'portlet-result',
      slug: 'a-title',
      language: 'en',
      portlet: 'green',
    });
  });

  it('are not taken for searches of the site, nor the other way round', () => {
    expect(view('/portlet/groene-agenda/zoeken')).toMatchObject({ term: 'zoeken', portlet: 'groene-agenda' });
    expect(view('/zoeken/portlet')).not.toHaveProperty('portlet');
  });

  it('are the code to embed it, too, as a parameter of its first page', () => {
    expect(view('/portlet/groene-agenda/*?embed')).toEqual({
      kind: 'portlet-embed',
      portlet: 'groene-agenda',
      language: 'nl',
    });
  });

  it.each(['mest verwerking', 'resultaat', 'a/b', '50%'])('lead back to the term they were made of: %s', (term) => {
    const context = { language: 'nl', portlet: 'groene-agenda' } as const;
    expect(view(searchPath(context, term))).toMatchObject({ kind: 'portlet-search', term, portlet: 'groene-agenda' });
  });
});
