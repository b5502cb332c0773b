import { expect, it } from 'vitest';
import type { SearchResponse } from '../api/responses.ts';
import { loadTestTexts } from '../language/testing/loadTestTexts.ts';
import { searchTitle } from './searchResponse.ts';

const t = await loadTestTexts('nl', 'interface');
const record = { id: '7', title: 'Water', keywords: [], links: [] };

it.each([
  [undefined, 0, 'Alle publicaties (45 gevonden)'],
  [undefined, 40, 'Alle publicaties (45 gevonden, pagina 3)'],
  // On the first page the name alone: it is what the page is about.
  ['Wageningen University', 0, 'Wageningen University'],
  ['Wageningen University', 20, 'Wageningen University (45 gevonden, pagina 2)'],
])('names the page of a list from the second on: %s, %i', (name, start, title) => {
  const by = name === undefined ? undefined : ({ kind: 'organisation', id: 'wur' } as const);
  const facts = name === undefined ? undefined : { name, otherNames: [], persons: [], hits: 45, others: [] };
  const response = { state: 'results', term: '*', hits: 45, start, records: [record], filters: [], by: facts };
  expect(searchTitle({ term: '*', language: 'nl', by }, response as SearchResponse, t)).toBe(title);
});
