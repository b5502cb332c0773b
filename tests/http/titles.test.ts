import { describe, expect, inject, test } from 'vitest';
import { type Asked, ask } from '#tests/e2e/helpers/network.ts';
import { siteOf } from '#tests/e2e/helpers/siteBook.ts';

/*
 * A document's title is the first thing that a screen reader says of it (WCAG 2.2, 2.4.2): it is in the document's
 * language, and says so when a form came back with errors.
 */

const port = inject('port');

async function titleOf(asked: Omit<Asked, 'port'>): Promise<{ readonly title: string; readonly language: string }> {
  const { text } = await ask({ port, ...asked });
  const [, language = ''] = /<html lang="([^"]+)"/.exec(text) ?? [];
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(text) ?? [];
  return { title, language };
}

describe('titles', () => {
  test.for([
    ['the home page', '/', '/?language=en'],
    ['a page', '/dossier/stikstof', '/dossier/nitrogen?language=en'],
    ['a page that is not there', '/is-er-niet', '/is-not-there?language=en'],
    ['a search', '/zoeken/water', '/search/water'],
    ['a search for everything', '/zoeken/*', '/search/*'],
    ['a record that is not there', '/zoeken/resultaat/-?id=0', '/search/result/-?id=0'],
    ['a question', '/ai-zoeken', '/ai-search'],
    ['bookmarks', '/mijn-gkn', '/mijn-gkn?language=en'],
    ['the page for developers', '/developers', '/developers?language=en'],
    ['signing out', '/logout', '/logout?language=en'],
    ['a preview of nothing', '/preview', '/preview?language=en'],
  ] as const)('of %s differ between its languages', async ([, dutch, english]) => {
    const [nl, en] = [await titleOf({ path: dutch }), await titleOf({ path: english })];
    expect([nl.language, en.language]).toEqual(['nl', 'en']);
    expect(nl.title).toContain('Groen Kennisnet');
    expect(en.title).toContain('Groen Kennisnet');
    expect(en.title).not.toBe(nl.title);
  });

  test('of pages are those that the CMS has in the page’s language', async () => {
    const { translations } = siteOf('groenkennisnet');
    const pages = translations.filter(({ kind }) => kind !== 'home');
    expect(pages.length).toBeGreaterThan(5);
    for (const { path, title } of pages) {
      expect(await titleOf({ path }), path).toEqual({ title: `${title} – Groen Kennisnet`, language: 'en' });
    }
  });

  test.for([
    ['nl', 'localhost', '/Contactformulier', '21801774', 'Fout: '],
    ['en', 'eurcaw-pigs.localhost', '/contact', '22000048', 'Error: '],
  ] as const)('change when a form has errors (%s)', async ([, host, path, element, warning]) => {
    const before = await titleOf({ host, path });
    const form = { _page: path, _element: element, _website: '' };
    const after = await titleOf({ host, path: '/api/form', form });
    expect(after).toEqual({ ...before, title: warning + before.title });
  });
});
