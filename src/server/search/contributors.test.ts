import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Contributor } from '#app/search/addresses.ts';
import { allSites } from '#sites/sites.ts';
import { createJsonClient, type JsonClient } from '../calls/jsonClient.ts';
import { createLog } from '../log.ts';
import { createRecordSource } from '../records/recordSource.ts';
import { readSettings } from '../settings/readSettings.ts';
import { createSiteDirectory } from '../sites/siteDirectory.ts';
import { json, startTestService, type TestService } from '../testing/testService.ts';
import { contributorIn } from './contributors.ts';
import { createSearchLoader } from './loadSearch.ts';

const anna = '0000-0002-1825-0097';
const records = [
  {
    id: '1',
    title: 'Een',
    authors: [
      { name: 'Anna de Boer', orcid: anna, listed: 'Boer, A. de' },
      { name: 'Jansen JW', listed: 'Jansen, J.W.' },
    ],
    organisations: [{ name: 'Hogeschool Moerbos', ror: 'https://ror.org/04qw24q55' }],
  },
  { id: '2', title: 'Twee', authors: [{ name: 'Boer, A. de', listed: 'Boer, A. de' }] },
  { id: '3', title: 'Drie', authors: [{ name: 'Anna de Boer', orcid: anna, listed: 'Boer, A. de' }] },
];
const facets = [
  {
    name: 'auteur',
    properties: [
      { value: 'Boer, A. de', count: 3 },
      { value: 'Jansen, J.W.', count: 1 },
    ],
  },
  {
    name: 'jaar',
    properties: [
      { value: '2004', count: 1 },
      { value: '1998', count: 2 },
    ],
  },
];
const announced = ['auteur', 'organisatie', 'jaar'].map((id) => ({
  id,
  name: id,
  combine: id === 'jaar' ? 'or' : 'and',
}));

describe('the records of somebody', () => {
  let service: TestService;
  let query: JsonClient;
  let filters: readonly object[];
  let found: readonly object[];
  const { site } = createSiteDirectory(allSites, readSettings({})).find('localhost');

  beforeEach(async () => {
    [filters, found] = [announced, records];
    service = await startTestService((request, response) =>
      json(response, request.url?.endsWith('/filters') ? { filters } : { hits: found.length, records: found, facets }),
    );
    query = createJsonClient({ baseUrl: service.origin, timeoutMs: 2000 });
  });
  afterEach(async () => {
    await query.close();
    await service.close();
  });

  async function search(by: Contributor, parameters = '') {
    const loadRecords = createRecordSource({ query, freshSeconds: 60 });
    const loader = createSearchLoader({ query, loadRecords, freshSeconds: 60, log: createLog('silent') });
    const asked = { site, term: '*', language: 'nl', parameters: new URLSearchParams(parameters), by } as const;
    const answer = await loader.search(asked);
    if (answer.state === 'error') throw new Error('The search failed.');
    return answer;
  }
  /** The searches that the service was asked: term, whether exactly, and what was chosen. */
  const calls = () =>
    service.calls
      .filter((path) => path.includes('q='))
      .map((path) => {
        const call = new URLSearchParams(path.split('?')[1]);
        return [call.get('q'), call.get('exact'), ...call.getAll('wq_flt'), ...call.getAll('wq_val')];
      });

  it('are those counted under the name, where the service counts authors', async () => {
    const { by, records: shown } = await search({ kind: 'author', id: 'Boer, A. de' }, 'auteur=Jansen,+J.W.');
    expect(calls()).toContainEqual(['*', null, 'auteur', 'auteur', 'Boer, A. de', 'Jansen, J.W.']);
    expect(shown.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(by).toEqual({
      name: 'Anna de Boer',
      otherNames: ['Boer, A. de'],
      identifier: `https://orcid.org/${anna}`,
      persons: [],
      hits: 3,
      years: { from: '1998', to: '2004' },
      others: [{ name: 'Jansen, J.W.', id: 'Jansen, J.W.', count: 1 }],
    });
  });

  it('are those with the ORCID or the ROR', async () => {
    expect((await search({ kind: 'author', id: anna })).by?.name).toBe('Anna de Boer');
    expect(calls()[0]).toEqual([anna, '1']);
    const { by } = await search({ kind: 'organisation', id: '04qw24q55' });
    expect(calls().at(-1)).toEqual(['https://ror.org/04qw24q55', '1']);
    expect([by?.name, by?.identifier]).toEqual(['Hogeschool Moerbos', 'https://ror.org/04qw24q55']);
  });

  it('are those with the words of the name, where the service counts no authors', async () => {
    filters = [];
    await search({ kind: 'author', id: 'A. de "Boer"' });
    expect(calls()[0]).toEqual(['"A. de  Boer "', '1']);
  });

  it('may be of several persons under one name, who are told apart', async () => {
    const other = '0000-0001-5109-3700';
    found = [
      ...records,
      { id: '4', title: 'Vier', authors: [{ name: 'Arie de Boer', orcid: other, listed: 'Boer, A. de' }] },
    ];
    const { by } = await search({ kind: 'author', id: 'Boer, A. de' });
    expect(by?.identifier).toBeUndefined();
    expect(by?.persons).toEqual([
      { id: anna, name: 'Anna de Boer' },
      { id: other, name: 'Arie de Boer' },
    ]);
  });

  it('have the name that says the most, but for a rare spelling of it', async () => {
    const by = (name: string) => ({ id: name, title: name, authors: [{ name, listed: 'Boer, A. de' }] });
    const often = Array.from({ length: 30 }, () => by('Boer, A. de'));
    found = [...often, ...[1, 2, 3].map(() => by('Anna de Boer')), by('Anna Mariaa de Boerr')];
    const { by: facts } = await search({ kind: 'author', id: 'Boer, A. de' });
    expect([facts?.name, ...(facts?.otherNames ?? [])]).toEqual([
      'Anna de Boer',
      'Boer, A. de',
      'Anna Mariaa de Boerr',
    ]);
  });

  it('are nobody’s where there are none', async () => {
    found = [];
    expect((await search({ kind: 'author', id: 'Niemand, N.' })).by).toBeUndefined();
  });
});

describe('contributorIn', () => {
  it('reads the kind and the id, which may have a colon', () => {
    expect(contributorIn('author:Boer: A.')).toEqual({ kind: 'author', id: 'Boer: A.' });
    expect(contributorIn('organisation:04qw24q55')).toEqual({ kind: 'organisation', id: '04qw24q55' });
  });

  it.each(['', 'author', 'author:', 'editor:X'])('is nothing for %j', (parameter) => {
    expect(contributorIn(parameter)).toBeUndefined();
  });
});
