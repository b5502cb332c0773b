import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createJsonClient, type JsonClient } from '../calls/jsonClient.ts';
import { createLog } from '../log.ts';
import { type Answer, json, startTestService, type TestService } from '../testing/testService.ts';
import type { LoadedFilters, LoadFilters } from './filterSource.ts';
import { createSuggestionLoader, type LoadSuggestions } from './loadSuggestions.ts';

const mest = {
  terms: [{ text: 'mest uitrijden', count: 22 }],
  titles: [{ id: '7', title: 'Verdunde mest op grasland' }],
  dossiers: [{ id: '9', title: 'Dossier mest' }],
};
const nothing = { terms: [], titles: [], dossiers: [] };

let service: TestService;
let query: JsonClient;
let answer: Answer;
let load: LoadSuggestions;
let filters: LoadedFilters['filters'];
const loadFilters: LoadFilters = async () => ({ outcome: { kind: 'invalid' }, filters, hasAreas: false });

beforeEach(async () => {
  filters = undefined;
  answer = (_, response) => json(response, mest);
  service = await startTestService((request, response) => answer(request, response));
  ask(30_000);
});
afterEach(async () => {
  await query.close();
  await service.close();
});

/** Asks the service from now on, and gives a call up after so long (ms). */
function ask(timeoutMs: number) {
  query = createJsonClient({ baseUrl: service.origin, timeoutMs });
  load = createSuggestionLoader({ query, loadFilters, freshSeconds: 60, log: createLog('silent') });
}

const suggest = (typed: string, language: 'nl' | 'en' = 'nl') =>
  load({ scope: 'gkn3', filters: undefined, typed, language });
const within = (typed: string, filters: Record<string, string[]>) =>
  load({ scope: 'gkz', filters, typed, language: 'nl' });

describe('suggestions from a whole collection', () => {
  it('are those of the query service, in the language', async () => {
    expect(await suggest('mest', 'en')).toEqual({ answer: mest, isWhole: true });
    expect(service.calls).toEqual(['/gkn3/suggest?q=mest&lang=en']);
  });

  it.each(['', '   ', '\t\n'])('are none for %j, and nobody is asked', async (typed) => {
    expect(await suggest(typed)).toEqual({ answer: nothing, isWhole: true });
    expect(service.calls).toEqual([]);
  });

  it('are asked once for what differs in case and spaces alone', async () => {
    await suggest('Mest uit');
    await suggest(' mest   uit ');
    expect(service.calls).toHaveLength(1);
  });

  it('are asked for the first 200 characters of what is longer', async () => {
    await suggest('a'.repeat(10_000));
    expect(service.calls).toEqual([`/gkn3/suggest?q=${'a'.repeat(200)}&lang=nl`]);
  });

  it('take half a character for what it is', async () => {
    await suggest(`${'a'.repeat(199)}🌾`);
    expect(service.calls).toEqual([`/gkn3/suggest?q=${'a'.repeat(199)}%EF%BF%BD&lang=nl`]);
  });

  it('are at most six terms, four titles and two dossiers', async () => {
    const many = Array.from({ length: 20 }, (_, at) => at);
    const records = many.map((id) => ({ id, title: `Titel ${id}` }));
    answer = (_, response) =>
      json(response, {
        terms: many.map((count) => ({ text: `term ${count}`, count })),
        titles: records,
        dossiers: records,
      });
    const { terms, titles, dossiers } = (await suggest('t')).answer;
    expect([terms.length, titles.length, dossiers.length]).toEqual([6, 4, 2]);
  });

  it('leave out what cannot be read', async () => {
    answer = (_, response) =>
      json(response, {
        terms: [{ text: '' }, 3, { text: 'koe', count: null }, { text: 'mest', count: '4' }],
        titles: 'none',
        more: true,
      });
    expect((await suggest('m')).answer).toEqual({ ...nothing, terms: [{ text: 'mest', count: 4 }] });
  });

  it('leave out records that have no page', async () => {
    const titles = [
      { id: 'urn:x:1', title: 'Mest' },
      { id: 2, title: 'Mest' },
    ];
    answer = (_, response) => json(response, { titles });
    expect((await suggest('mest')).answer.titles).toEqual([{ id: '2', title: 'Mest' }]);
  });

  it('are none where the service has no such call', async () => {
    answer = (_, response) => json(response, { error: 'no such record' }, 404);
    expect(await suggest('mest')).toEqual({ answer: nothing, isWhole: true });
  });

  it.each<[string, Answer]>([
    ['fails', (_, response) => response.writeHead(500).end()],
    ['answers with no JSON', (_, response) => response.end('<p>')],
    ['hangs up', (request) => request.socket.destroy()],
  ])('are none when the service %s, and it is asked again', async (_, fails) => {
    answer = fails;
    expect(await suggest('mest')).toEqual({ answer: nothing, isWhole: false });
    answer = (_, response) => json(response, mest);
    expect((await suggest('mest')).answer).toEqual(mest);
  });

  it('are none when the service does not answer in time', async () => {
    await query.close();
    ask(100);
    answer = () => {};
    expect(await suggest('mest')).toEqual({ answer: nothing, isWhole: false });
  });
});

describe('suggestions from a part of a collection', () => {
  const records = [
    { id: '1', title: 'Mest op proef', documenttype: 'rapport' },
    { id: '2', title: 'Dossier mest', documenttype: 'dossier' },
    { id: '3', title: 'Over stallen', documenttype: 'rapport' },
  ];
  const counted = { name: 'trefwoord', properties: [{ value: 'mestverwerking', count: 2 }] };
  const values = [
    { value: 'mest', count: 5 },
    { value: 'mestkelder', count: 3 },
  ];

  it('are its own keywords with its own counts, and records of it that are called so', async () => {
    answer = ({ url }, response) =>
      json(response, url?.includes('/values') ? { values } : { hits: 3, records, facets: [counted] });
    expect(await within('mest', { documenttype: ['rapport', 'dossier'] })).toEqual({
      answer: {
        terms: [
          { text: 'mest', count: 5 },
          { text: 'mestkelder', count: 3 },
        ],
        titles: [{ id: '1', title: 'Mest op proef' }],
        dossiers: [{ id: '2', title: 'Dossier mest' }],
      },
      isWhole: true,
    });
    expect(service.calls.every((call) => call.includes('wq_flt=documenttype&wq_val=rapport%7C%7Cdossier'))).toBe(true);
  });

  it('leave out a keyword that all of it has', async () => {
    answer = ({ url }, response) =>
      json(response, url?.includes('/values') ? { values } : { hits: 3, records, facets: [counted] });
    expect((await within('mest', { trefwoord: ['mest'] })).answer.terms).toEqual([{ text: 'mestkelder', count: 3 }]);
  });

  it('take the keywords of what was found where the service tells no values', async () => {
    answer = ({ url }, response) =>
      url?.includes('/values')
        ? response.writeHead(404).end()
        : json(response, { hits: 3, records, facets: [counted] });
    expect((await within('mest', { thema: ['bodem'] })).answer.terms).toEqual([{ text: 'mestverwerking', count: 2 }]);
  });

  it('are none when the search fails', async () => {
    answer = (_, response) => response.writeHead(503).end();
    expect(await within('mest', { thema: ['bodem'] })).toEqual({ answer: nothing, isWhole: false });
  });
});
