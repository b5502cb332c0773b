import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jsonSchemas } from '#templates/plan/jsonSchemas.ts';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';

let running: TestPortal;
beforeAll(async () => {
  running = await startTestPortal();
});
afterAll(() => running.close());

describe('GET /api/schema', () => {
  it('names every schema with the address it answers at', async () => {
    const response = await running.get('/api/schema');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const { schemas } = z
      .object({ schemas: z.array(z.object({ kind: z.string(), title: z.string(), url: z.string() })) })
      .parse(await response.json());
    expect(schemas.map(({ kind }) => kind)).toEqual([...jsonSchemas.keys()]);
    for (const { url } of schemas) expect((await running.get(url)).status).toBe(200);
  });
});

describe('GET /api/schema/<kind>', () => {
  it('answers the schema of an element, to keep a while and to read from anywhere', async () => {
    const response = await running.get('/api/schema/item-list');
    expect(response.headers.get('content-type')).toBe('application/schema+json');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(jsonSchemas.get('item-list'))));
  });

  it('says that nothing changed to who has it already', async () => {
    const etag = (await running.get('/api/schema/page-dossier')).headers.get('etag') ?? '';
    expect((await running.get('/api/schema/page-dossier', { 'if-none-match': etag })).status).toBe(304);
  });

  it.each(['kaartspel', '__proto__', '%2e%2e%2fpage'])('names the known kinds in place of %s', async (kind) => {
    const response = await running.get(`/api/schema/${kind}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ kinds: [...jsonSchemas.keys()] });
  });

  it('asks the CMS nothing', () => {
    expect(running.cms.calls).toEqual([]);
  });
});
