import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { searchAddress } from '#app/api/addresses.ts';
import type { SearchResponse } from '#app/api/responses.ts';
import { renderApp } from '#app/entry-server.tsx';
import { loadTestTexts } from '#app/language/testing/loadTestTexts.ts';
import english from '#languages/en/interface.json' with { type: 'json' };
import englishSearch from '#languages/en/search.json' with { type: 'json' };
import dutch from '#languages/nl/interface.json' with { type: 'json' };
import { read } from '../contract/reading.ts';
import { pageState, planOf, searchState, unknownPortletState } from './states.ts';

const repository = resolve(import.meta.dirname, '../..');

/** What React writes where something had to wait: comments of pending boundaries, their templates and scripts. */
const suspended = /<!--\$[?!~]?-->|<template|<script/;

const everyElement = [
  { type: 'text', html: '<h2>Kop</h2><p>Tekst</p>' },
  { type: 'accordion', title: 'Vragen', items: [{ title: 'Waarom?', html: '<p>Daarom.</p>' }] },
  { type: 'tiles', title: 'Deuren', items: [{ title: 'Nieuws', url: '/nl/groenkennisnet/nieuws' }] },
  { type: 'itemlist', title: 'Meer', items: [{ title: 'Stikstof', url: '/nl/groenkennisnet/dossier/stikstof' }] },
  { type: 'modularcontent', gkzindexmanual: { title: '', gkz_content_id: ['1'] } },
  { type: 'image', image: { source: 'https://api.groenkennisnet.nl/foto.jpg', alternative_text: 'Een akker' } },
];

describe('a page', () => {
  it('is rendered whole, in one go', async () => {
    const { html } = await renderApp(pageState({ status: 200, plan: planOf(everyElement) }));
    const page = read(html);
    expect(page.headings.filter(({ level }) => level === 1)).toEqual([{ level: 1, text: 'Een pagina' }]);
    for (const text of ['De inleiding.', 'Tekst', 'Daarom.', 'Nieuws', 'Stikstof', 'Disclaimer', 'Wie we zijn']) {
      expect(page.text).toContain(text);
    }
    expect(page.pictures).toEqual([expect.objectContaining({ alt: 'Een akker' })]);
    expect(html).not.toMatch(suspended);
  });

  it('has the same markup each time', async () => {
    const state = pageState({ status: 200, plan: planOf(everyElement) });
    expect((await renderApp(state)).html).toBe((await renderApp(state)).html);
  });

  it('tells the document its title', async () => {
    const { title } = await renderApp(pageState({ status: 200, plan: planOf([]) }));
    expect(title).toBe('Een pagina – Groen Kennisnet');
  });

  it('does not say the site’s name twice', async () => {
    const { title } = await renderApp(pageState({ status: 200, plan: planOf([], 'Groen Kennisnet') }));
    expect(title).toBe('Groen Kennisnet');
  });

  it('names the source files of the chunks it needs, each once, all of them there', async () => {
    const { chunks } = await renderApp(pageState({ status: 200, plan: planOf([...everyElement, ...everyElement]) }));
    expect([...chunks].sort()).toEqual([
      'languages/nl/texts.ts',
      'src/templates/elements/accordion/AccordionElement.tsx',
      'src/templates/elements/image/ImageElement.tsx',
      'src/templates/elements/item-list/ItemListElement.tsx',
      'src/templates/elements/records/RecordsElement.tsx',
      'src/templates/elements/text/TextElement.tsx',
      'src/templates/elements/tiles/TilesElement.tsx',
      'src/templates/pages/content/ContentPage.tsx',
    ]);
    expect(chunks.filter((file) => !existsSync(resolve(repository, file)))).toEqual([]);
  });

  it('in two languages at once is rendered in its own each time', async () => {
    const states = [pageState({ status: 404, plan: null }), pageState({ status: 404, plan: null }, 'en')];
    const pages = await Promise.all([...states, ...states].map(renderApp));
    const titles = pages.map(({ html }) => read(html).headings[0]?.text);
    expect(titles).toEqual([
      dutch['page.404.title'],
      english['page.404.title'],
      dutch['page.404.title'],
      english['page.404.title'],
    ]);
  });
});

describe.each([
  ['nl', dutch],
  ['en', english],
] as const)('the error page in %s', async (language, texts) => {
  const words = await loadTestTexts(language, 'errors');

  it.each([404, 500, 502, 503, 504] as const)('of status %i says what happened', async (status) => {
    const { html, title } = await renderApp(pageState({ status, plan: null }, language));
    const page = read(html);
    const own = status === 404 || status === 500 ? texts[`page.${status}.title`] : words(`${status}.title`);
    expect(page.headings).toContainEqual({ level: 1, text: own });
    expect(page.text).toContain(words(`${status}.text`));
    expect(page.text).toContain(String(status));
    const named = status === 404 ? texts['page.404.title'] : texts['page.500.title'];
    expect(title).toBe(`${named} – Groen Kennisnet`);
  });

  it('of any other status says that the page cannot be shown', async () => {
    const { html } = await renderApp(pageState({ status: 418, plan: null }, language));
    expect(read(html).headings).toContainEqual({ level: 1, text: words('other.title') });
  });

  it('leads home when the page is not there', async () => {
    const { html } = await renderApp(pageState({ status: 404, plan: null }, language));
    expect(read(html).links).toContainEqual({ text: texts['page.404.button'], href: '/' });
  });

  it('has no footer when the fault is ours', async () => {
    const ours = read((await renderApp(pageState({ status: 500, plan: null }, language))).html);
    const missing = read((await renderApp(pageState({ status: 404, plan: null }, language))).html);
    expect([ours.all('footer').length, missing.all('footer').length]).toEqual([0, 1]);
  });
});

const found: SearchResponse = {
  state: 'results',
  term: 'water',
  hits: 45,
  start: 20,
  records: [
    {
      id: '7',
      title: 'Water in de bodem',
      publisher: 'Uitgeverij De Sloot',
      year: 2021,
      type: 'rapport',
      abstract: 'Over water.',
      keywords: ['bodem'],
      links: [{ url: 'https://library.example/7.pdf', access: 'open', filetype: 'pdf' }],
    },
  ],
  filters: [
    {
      id: 'jaar',
      title: 'Jaar',
      more: 0,
      options: [
        { value: '2021', label: '2021', count: 12, checked: true },
        { value: '2020', label: '2020', count: 3, checked: false },
      ],
    },
  ],
  matched: 'all',
  meant: [],
  without: [],
};

describe('a portlet that is not there', () => {
  it('is named by whole letters: server and browser write half a one differently', async () => {
    const domain = `x${'𠀀'.repeat(50)}`;
    const { html } = await renderApp(unknownPortletState(domain));
    expect(read(html).headings[0]?.text).toContain(`Portlet x${'𠀀'.repeat(29)}`);
    expect(html.isWellFormed()).toBe(true);
  });
});

describe('a search', () => {
  it('is named by its page from the second on', async () => {
    const titleFrom = async (start: number, language: 'nl' | 'en' = 'nl') =>
      (await renderApp(searchState(language, { ...found, start }))).title;
    expect(await titleFrom(0)).toContain('(45 gevonden)');
    expect(await titleFrom(20)).toContain('(45 gevonden, pagina 2)');
    expect(await titleFrom(40, 'en')).toContain('(45 found, page 3)');
  });

  it('shows how many there are, what narrows them, and the records', async () => {
    const { html, title, chunks } = await renderApp(searchState('nl', found));
    const page = read(html);
    expect(title).toBe('Zoeken naar ‘water’ (45 gevonden, pagina 2) – Groen Kennisnet');
    expect(page.headings).toContainEqual({ level: 1, text: 'Zoeken naar ‘water’' });
    expect(page.headings).toContainEqual({ level: 2, text: '45 resultaten' });
    expect(page.headings).toContainEqual({ level: 3, text: 'Water in de bodem' });
    expect(page.text).toContain('Uitgeverij De Sloot · 2021');
    expect(page.links.map(({ href }) => href)).toEqual(
      expect.arrayContaining([
        'https://library.example/7.pdf',
        '/zoeken/resultaat/water-in-de-bodem?id=7',
        '/zoeken/bodem',
        '/zoeken/water?start=40',
      ]),
    );
    expect(chunks).toEqual([
      'languages/nl/texts.ts',
      'languages/nl/search.json',
      'src/app/views/search/SearchScreen.tsx',
    ]);
    expect(html).not.toMatch(suspended);
  });

  it('is a form that sends what is ticked', async () => {
    const page = read((await renderApp(searchState('nl', found, '?jaar=2021'))).html);
    const boxes = page.all('input').filter(({ attribs }) => attribs.type === 'checkbox');
    expect(boxes.map(({ attribs }) => [attribs.name, attribs.value, attribs.checked !== undefined])).toEqual([
      ['jaar', '2021', true],
      ['jaar', '2020', false],
      // Of another form, which gives out what is ticked of the results.
      ['id', '7', false],
    ]);
    expect(page.all('form').map(({ attribs }) => [attribs.action, attribs.method])).toContainEqual([
      '/zoeken/water',
      'get',
    ]);
  });

  it('without results says so with the term', async () => {
    const nothing: SearchResponse = { ...found, term: 'qwxzv', hits: 0, start: 0, records: [], filters: [] };
    const page = read((await renderApp(searchState('en', nothing))).html);
    expect(page.headings).toContainEqual({ level: 2, text: 'No results' });
    expect(page.text).toContain(
      "We couldn't find any results for qwxzv. Try again with a different search term or check the spelling.",
    );
  });

  it('blames the filters, not the spelling, where the term finds something without them', async () => {
    const nothing: SearchResponse = { ...found, hits: 0, start: 0, records: [], unfiltered: 45 };
    const without = [{ filter: 'jaar', value: '2021', hits: 12 }];
    const { text, links } = read((await renderApp(searchState('nl', { ...nothing, without }))).html);
    expect(text).toContain('Voor water vonden we geen resultaten met deze filters.');
    expect(text).not.toContain('controleer de spelling');
    expect(links).toContainEqual({ text: 'Zonder ‘2021’: 12 resultaten', href: '/zoeken/water' });
  });

  it.each([
    ['nl', '/zoeken/auteur', 'Van Niemand, X. vonden we geen publicaties.'],
    ['en', '/search/author', 'Nothing by Niemand, X. was found.'],
  ] as const)(
    'for somebody without publications says so in %s, whatever the name ends with',
    async (language, path, said) => {
      const by = { kind: 'author', id: 'Niemand, X.' } as const;
      const nothing: SearchResponse = { ...found, term: '*', hits: 0, start: 0, records: [], filters: [] };
      const state = {
        ...searchState(language, nothing),
        url: `${path}/Niemand%2C+X.`,
        responses: { [searchAddress('*', language, new URLSearchParams(), undefined, by)]: nothing },
      };
      expect(read((await renderApp(state)).html).text).toContain(said);
    },
  );

  it('says what else was looked up of what was found, and nothing where nothing was', async () => {
    const meant = [{ words: 'koe', also: ['rund', 'cattle'] }];
    const textOf = async (answer: SearchResponse) => read((await renderApp(searchState('nl', answer))).html).text;
    expect(await textOf({ ...found, meant })).toContain('Ook gezocht op');
    const nothing: SearchResponse = { ...found, meant, hits: 0, start: 0, records: [], filters: [] };
    expect(await textOf(nothing)).not.toContain('Ook gezocht op');
  });

  it('shows records with some of the words apart, also where none has all', async () => {
    const partial = [{ id: '8', title: 'Peil en bodem', keywords: [], links: [] }];
    const headingsOf = async (given: Pick<SearchResponse & { state: 'results' }, 'hits' | 'records' | 'matched'>) => {
      const { html } = await renderApp(searchState('nl', { ...found, start: 0, partial, ...given }));
      const headings = read(html).headings.map(({ level, text }) => `${level} ${text}`);
      const at = headings.indexOf('3 Peil en bodem');
      return headings.slice(at - 2, at);
    };
    const { records } = found;
    expect(await headingsOf({ hits: 1, records, matched: 'all' })).toEqual([
      '3 Water in de bodem',
      '2 Met een deel van je woorden',
    ]);
    expect(await headingsOf({ hits: 1, records, matched: 'most' })).toEqual([
      '3 Water in de bodem',
      '2 Met minder van je woorden',
    ]);
    expect(await headingsOf({ hits: 0, records: [], matched: 'most' })).toEqual([
      '2 Geen resultaten',
      '2 Met een deel van je woorden',
    ]);
  });

  it('that failed says so and offers to try again', async () => {
    const page = read((await renderApp(searchState('en', { state: 'error', term: 'water' }))).html);
    expect(page.headings).toContainEqual({ level: 2, text: englishSearch['error.title'] });
    expect(page.links).toContainEqual({ text: englishSearch['error.retry'], href: '/search/water' });
  });

  it('shows what was typed as text', async () => {
    const attack = '<script>alert(1)</script>';
    const { html } = await renderApp(searchState('nl', { ...found, term: 'water', records: [], filters: [], hits: 0 }));
    expect(html).not.toContain(attack);
    const state = searchState('nl', { state: 'error', term: attack });
    const answered = await renderApp({ ...state, url: `/zoeken/${encodeURIComponent(attack)}` });
    expect(answered.html).not.toContain(attack);
    expect(read(answered.html).headings[0]?.text).toBe(`Zoeken naar ‘${attack}’`);
  });
});
