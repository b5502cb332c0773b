import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { harvest } from '#services/query/import/harvest/harvest.ts';
import { openHarvestMemory } from '#services/query/import/harvest/harvestState.ts';
import { createOaiProvider } from '#services/query/import/harvest/oaiProvider.ts';
import { createSummary } from '#services/query/import/summary.ts';
import { ask } from '#tests/e2e/helpers/network.ts';

/* What the built portal gives to others: described, harvested, as files, followed. */

const port = inject('port');
const get = (path: string) => ask({ port, path });

describe('the public calls', () => {
  const ajv = new Ajv2020({ strict: false });
  beforeAll(async () => {
    ajv.addSchema(JSON.parse((await get('/openapi.json')).text), 'openapi');
  });

  it.each([
    ['/api/search?term=veen', 'Results'],
    [
      '/api/search?term=veen&taal=nl&documenttype=rapport&jaar_van=2015&srt=jaar&srt_direction=desc&start=20',
      'Results',
    ],
    ['/api/search?term=weidevogles&language=en', 'Results'],
    ['/api/search?term=vogelgriep', 'Results'],
    ['/api/search?term=qqqqzzzz&taal=en', 'Results'],
    ['/api/search?term=*&facet=trefwoord&find=bo', 'Results'],
    ['/api/search?id=1019774', 'Results'],
    ['/api/values?term=veen&facet=trefwoord&find=bo', 'Values'],
    ['/api/suggest?q=bodem', 'Suggestions'],
  ])('answer as they are described: %s', async (path, name) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    const check = ajv.getSchema(`openapi#/components/schemas/${name}`) ?? expect.fail(`no schema ${name}`);
    check(JSON.parse(answer.text));
    expect(check.errors ?? []).toEqual([]);
  });

  it('give the list of a search as a table, and its newest as a feed', async () => {
    const { hits } = JSON.parse((await get('/api/search?term=veen')).text);
    const rows: string[][] = parse((await get('/api/list?term=veen&format=csv')).text, { bom: true, delimiter: ';' });
    expect(rows).toHaveLength(Math.min(hits, 1000) + 1);
    const feed = (await get('/api/feed?term=veen')).text;
    expect(feed.match(/<entry>/g)).toHaveLength(50);
    // Moments, not the beginnings of years.
    expect(feed).not.toContain('-01-01T00:00:00');
  });
});

describe('the collection by OAI-PMH', () => {
  const folder = mkdtempSync(join(tmpdir(), 'open-collection-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is harvested whole, each record once', async () => {
    const { hits } = JSON.parse((await get('/api/search?term=*')).text);
    const address = `http://127.0.0.1:${port}/oai`;
    const scope = { address, set: undefined, prefix: 'oai_dc' } as const;
    const ids = new Set<string>();
    let count = 0;
    await harvest({
      ...scope,
      provider: createOaiProvider({ address, wait: async () => {} }),
      memory: openHarvestMemory(folder, scope),
      from: undefined,
      summary: createSummary(),
      onNote: () => {},
      take: async (entries) => {
        for (const entry of entries) {
          count += 1;
          if (entry.kind === 'json') ids.add(JSON.parse(entry.json).id);
        }
      },
    });
    expect([count, ids.size]).toEqual([hits, hits]);
  });
});
