import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Listening, listen } from '#server/listen.ts';
import { startTestPortal, type TestPortal } from '#server/testing/testPortal.ts';
import { json } from '#server/testing/testService.ts';
import { type Attack, attacks } from './attacks.ts';
import { addressOf } from './judge.ts';
import { sendRaw } from './sendRaw.ts';

/*
 * What the portal asks others for because a stranger asks it: so much at most, whatever is sent. Time is no measure on a
 * machine that is busy with others; calls are.
 */

/** Records that an address may name by their ids, the filters, the page, its menu and its footer. */
const mostCalls = 70;

const filters = [
  { id: 'trefwoord', name: 'trefwoord', alias: 'Trefwoord', properties: [], more: 400 },
  { id: 'jaar', name: 'jaar', alias: 'Jaar', kind: 'range', combine: 'or', properties: [], more: 0 },
];

let portal: TestPortal;
let listening: Listening;

beforeAll(async () => {
  portal = await startTestPortal({
    query: ({ url }, response) =>
      json(response, url?.endsWith('/filters') ? { filters, areas: true } : { hits: 0, records: [], facets: [] }),
    preference: (_, response) => json(response, { articles: [] }),
  });
  // It is closed with the services around it.
  listening = await listen({ ...portal.portal, close: async () => {} }, { port: 0 });
});
afterAll(async () => {
  await listening.stop();
  await portal.close();
});

const callsOf = ({ cms, query }: TestPortal) => cms.calls.length + query.calls.length;

async function callsFor(chosen: readonly Attack[]): Promise<{ name: string; calls: number }[]> {
  const counted: { name: string; calls: number }[] = [];
  for (const [at, attack] of chosen.entries()) {
    const before = callsOf(portal);
    await sendRaw({ port: listening.port, parts: attack.parts(), from: addressOf(at) });
    counted.push({ name: attack.name, calls: callsOf(portal) - before });
  }
  return counted;
}

it.each([
  { kind: 'values', step: 149 },
  { kind: 'shapes', step: 7 },
  { kind: 'headers', step: 11 },
  { kind: 'addresses', step: 5 },
] as const)('nothing that strangers send as $kind makes many calls of one', async ({ kind, step }) => {
  const ours = attacks[kind].filter(({ service }) => service === 'portal');
  const counted = await callsFor(ours.filter((_, at) => at % step === 0));
  expect(counted.some(({ calls }) => calls > 0)).toBe(true);
  expect(counted.filter(({ calls }) => calls > mostCalls)).toEqual([]);
});

it.each([
  { name: 'values of a filter', path: '/zoeken/*', part: (at: number) => `trefwoord=w${at}` },
  { name: 'records', path: '/zoeken/resultaat/-', part: (at: number) => `id=${at}` },
  { name: 'items', path: '/api/items', part: (at: number) => `id=${at}` },
  { name: 'records of a citation', path: '/api/citation?format=ris', part: (at: number) => `id=c${at}` },
  { name: 'questions before', path: '/api/answer?question=bodem', part: (at: number) => `after=w${at}` },
])('a thousand $name are no thousand calls', async ({ path, part }) => {
  const before = callsOf(portal);
  const parts = Array.from({ length: 1000 }, (_, at) => part(at)).join('&');
  const response = await portal.get(`${path}${path.includes('?') ? '&' : '?'}${parts}`);
  await response.arrayBuffer();
  expect(callsOf(portal) - before).toBeLessThanOrEqual(mostCalls);
});
