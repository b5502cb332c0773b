import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SearchResponse } from '#app/api/responses.ts';
import { filterNames, withoutFilters, withoutValue } from '#app/search/parameters.ts';
import { allSites } from '#sites/sites.ts';
import { createJsonClient, type JsonClient } from '../calls/jsonClient.ts';
import { createLog } from '../log.ts';
import { createRecordSource } from '../records/recordSource.ts';
import { readSettings } from '../settings/readSettings.ts';
import { createSiteDirectory } from '../sites/siteDirectory.ts';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { type Answer, json, startTestService, type TestService } from '../testing/testService.ts';
import { redirectOf } from '../views/redirects.ts';
import { createFilterSource } from './filterSource.ts';
import { createSearchLoader, type SearchAsked } from './loadSearch.ts';
import { createSuggestionLoader } from './loadSuggestions.ts';

/*
 * A query service with facets that the portal has never heard of: `gewas`, of which a record has to have every chosen
 * value, and `bladzijden`, which is asked in ranges. Nothing but its answers says so.
 */

const values = (...names: string[]) => names.map((value) => ({ value, display: `${value}!`, count: 3 }));
const filters = [
  { id: 'gewas', name: 'gewas', alias: 'Gewas', combine: 'and', kind: 'terms', properties: values('tarwe', 'rogge') },
  {
    id: 'bladzijden',
    name: 'bladzijden',
    alias: 'Bladzijden',
    'alias-eng': 'Pages',
    combine: 'or',
    kind: 'range',
    properties: values('8', '120'),
  },
  { id: 'taal', name: 'taal', alias: 'Taal', combine: 'or', kind: 'terms', properties: [] },
  // What it says goes before what the specification says.
  { id: 'trefwoord', name: 'trefwoord', alias: 'Trefwoord', combine: 'or', kind: 'terms', properties: [] },
  // And what it does not say, or says in words nobody knows, is as the specification has it.
  { id: 'jaar', name: 'jaar', alias: 'Jaar', combine: 'xor', properties: [] },
];
const facets = [
  { name: 'gewas', properties: values('tarwe', 'rogge', 'haver') },
  { name: 'bladzijden', properties: values('8', '120') },
];
const answer: Answer = (request, response) => {
  if (request.url?.endsWith('/filters')) return json(response, { filters });
  if (request.url?.includes('/values')) return json(response, { values: values('tarwe', 'tarwezetmeel'), more: 0 });
  return json(response, { hits: 4, records: [], facets });
};

describe('facets that only the service knows of', () => {
  let service: TestService;
  let query: JsonClient;
  const log = createLog('silent');
  const { site } = createSiteDirectory(allSites, readSettings({})).find('localhost');

  beforeEach(async () => {
    service = await startTestService(answer);
    query = createJsonClient({ baseUrl: service.origin, timeoutMs: 2000 });
  });
  afterEach(async () => {
    await query.close();
    await service.close();
  });

  async function search(parameters: string, within?: SearchAsked['within']) {
    const loadRecords = createRecordSource({ query, freshSeconds: 60 });
    const { search } = createSearchLoader({ query, loadRecords, freshSeconds: 60, log });
    return found(
      await search({ site, term: '*', language: 'nl', parameters: new URLSearchParams(parameters), within }),
    );
  }
  function found(searched: SearchResponse) {
    if (searched.state === 'error') throw new Error('The search failed.');
    return searched;
  }
  /** What the service was asked to choose: groups with their values. */
  const choices = (calls: readonly string[] = service.calls) => {
    const call = new URLSearchParams(calls.find((path) => path.includes('q='))?.split('?')[1]);
    const [names, chosen] = [call.getAll('wq_flt'), call.getAll('wq_val')];
    return names.map((name, place) => `${name} ${chosen[place]}`);
  };
  const optionsOf = ({ filters }: { filters: readonly { id: string; options: readonly { value: string }[] }[] }) =>
    Object.fromEntries(filters.map(({ id, options }) => [id, options.map(({ value }) => value)]));

  it('are asked value by value where all have to be there, and joined where any will do', async () => {
    await search('gewas=tarwe&gewas=rogge&taal=nl&taal=en&trefwoord=mest&trefwoord=bodem');
    expect(choices()).toEqual(['gewas tarwe', 'gewas rogge', 'taal nl||en', 'trefwoord mest||bodem']);
  });

  it('take a range from the two fields that carry their name', async () => {
    const { filters } = await search('bladzijden_van=10&bladzijden_tot=80&bladzijden=8');
    expect(choices()).toEqual(['bladzijden 8||10-80']);
    expect(filters.find(({ id }) => id === 'bladzijden')).toMatchObject({
      range: { from: '10', to: '80', digits: { least: 1, most: 3 } },
      options: [
        { value: '8', checked: true },
        { value: '120', checked: false },
      ],
    });
  });

  it('take no number that is longer than theirs, and no range where they have none', async () => {
    await search('bladzijden_van=12345&taal_van=1&taal_tot=2');
    expect(choices()).toEqual([]);
  });

  it('take no number that is shorter than any of theirs: it was still being typed', async () => {
    const { filters } = await search('jaar_van=2015&jaar_tot=19');
    expect(choices()).toEqual(['jaar 2015-']);
    expect(filters.find(({ id }) => id === 'jaar')?.range).toMatchObject({ from: '2015', to: '' });
  });

  it('leave years as they are', async () => {
    const { filters } = await search('jaar_van=2015');
    expect(choices()).toEqual(['jaar 2015-']);
    expect(filters.find(({ id }) => id === 'jaar')?.range?.digits).toEqual({ least: 4, most: 4 });
  });

  it('may be added to in a portlet where they narrow, and not chosen from where they widen', async () => {
    const within = { scope: 'gkz', filters: { gewas: ['tarwe'], bladzijden: ['8'] } };
    const narrowed = await search('gewas=rogge&bladzijden=120', within);
    expect(choices()).toEqual(['gewas tarwe', 'gewas rogge', 'bladzijden 8']);
    expect(optionsOf(narrowed)).toEqual({ gewas: ['rogge', 'haver'] });
  });

  it('are what a portlet suggests words from, where they narrow', async () => {
    const { loadFilters } = createFilterSource(query, 60);
    const suggest = createSuggestionLoader({ query, loadFilters, freshSeconds: 60, log });
    const { answer } = await suggest({
      scope: 'gkz',
      filters: { gewas: ['rogge', 'haver'] },
      typed: 'tarwe',
      language: 'nl',
    });
    expect(answer.terms.map(({ text }) => text)).toEqual(['tarwe', 'tarwezetmeel']);
    expect(service.calls.some((call) => call.startsWith('/gkz/values?facet=gewas&'))).toBe(true);
    expect(choices(service.calls.filter((call) => call.includes('/values')))).toEqual(['gewas rogge', 'gewas haver']);
  });

  it('are taken away one by one and all at once', async () => {
    const parameters = new URLSearchParams('gewas=tarwe&gewas=rogge&bladzijden_van=10&bladzijden_tot=80&srt=titel');
    const { filters } = await search(parameters.toString());
    expect(withoutValue(parameters, 'gewas', 'rogge').getAll('gewas')).toEqual(['tarwe']);
    expect(withoutValue(parameters, 'bladzijden', '10-80').toString()).toBe('gewas=tarwe&gewas=rogge&srt=titel');
    expect(withoutFilters(parameters, filters).toString()).toBe('srt=titel');
    expect(filterNames(filters)).toEqual(expect.arrayContaining(['gewas', 'bladzijden_van', 'bladzijden_tot']));
  });

  it('leave no empty fields in the address', () => {
    expect(redirectOf('/zoeken/graan', '?gewas=tarwe&bladzijden_van=&bladzijden_tot=80', 'nl')?.location).toBe(
      '/zoeken/graan?gewas=tarwe&bladzijden_tot=80',
    );
  });
});

describe('the page with facets that only the service knows of', () => {
  let running: TestPortal;
  afterEach(() => running.close());

  it('shows the fields of a range and a tag for each choice, in the page’s language', async () => {
    running = await startTestPortal({ query: answer });
    const page = await running.get('/search/grain?gewas=tarwe&gewas=rogge&bladzijden_van=10');
    const html = await page.text();
    expect(html).toMatch(/<input(?=[^>]* name="bladzijden_van")(?=[^>]* value="10")(?=[^>]* pattern="\[0-9\]\{1,3\}")/);
    expect(html).toContain('Pages');
    // English has no name of its own here.
    expect(html).toContain('Gewas');
    for (const rest of [
      'gewas=rogge&amp;bladzijden_van=10',
      'gewas=tarwe&amp;bladzijden_van=10',
      'gewas=tarwe&amp;gewas=rogge',
    ]) {
      expect(html).toContain(`href="/search/grain?${rest}"`);
    }
  });
});
