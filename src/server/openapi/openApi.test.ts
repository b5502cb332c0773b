import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { json } from '../testing/testService.ts';
import { openApiDocument } from './openApiDocument.ts';

let running: TestPortal | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
});

/** A query service with the calls of the specification, and nothing in its answers that it does not name. */
async function portalWith() {
  const record = { id: 'r-1', title: 'Klei', url: 'https://example.nl/klei.pdf', access: 'open', filetype: 'pdf' };
  const properties = [{ id: 'taal-nl', value: 'nl', display: 'Nederlands', count: 1, checked: false }];
  running = await startTestPortal({
    query: ({ url = '' }, response) => {
      if (url.endsWith('/filters'))
        return json(response, { filters: [{ id: 'taal', name: 'taal', alias: 'Taal', properties }] });
      if (url.endsWith('/r-1')) return json(response, record);
      if (!url.includes('?q=')) return response.writeHead(404).end();
      json(response, { hits: 1, records: [record], facets: [{ name: 'taal', properties }] });
    },
  });
  return running.get;
}

const document = openApiDocument('https://portal.example', 'A portal');
const ajv = new Ajv2020({ strict: false });
ajv.addSchema(JSON.parse(JSON.stringify(document)), 'openapi');

/** What an answer has that is not described, or lacks; `undefined` where it is as described. */
function mistakesIn(name: string, answer: unknown): string | undefined {
  const check = ajv.getSchema(`openapi#/components/schemas/${name}`) ?? expect.fail(`no schema ${name}`);
  return check(answer) ? undefined : ajv.errorsText(check.errors);
}

describe('the description of the public calls', () => {
  it('is OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(JSON.stringify(document)))).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('can be read from anywhere, on the first site alone', async () => {
    const get = await portalWith();
    const response = await get('/openapi.json');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('ratelimit-policy')).toContain('"search"');
    expect(await response.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://localhost:3000' }] });
    expect((await get('http://eurcaw-pigs.localhost:3000/openapi.json')).status).toBe(404);
  });

  it.each([
    ['/api/search?term=klei', 'Results'],
    ['/api/search?id=r-1', 'Results'],
    ['/api/search?term=klei&facet=taal&find=ned&language=en', 'Results'],
    ['/api/values?term=klei&facet=taal', 'Values'],
    ['/api/suggest?q=kl', 'Suggestions'],
  ])('is what %s answers, of a service that knows the specification alone', async (path, name) => {
    const response = await (await portalWith())(path);
    const described = document.paths[path.split('?')[0] as '/api/search'].get.responses['200'].content;
    expect(described['application/json'].schema.$ref).toBe(`#/components/schemas/${name}`);
    expect(response.status).toBe(200);
    expect(mistakesIn(name, await response.json())).toBeUndefined();
  });

  it.each([
    ['/api/search?term=klei', 200],
    ['/api/values?term=klei&facet=nothing', 404],
    ['/api/suggest?q=kl', 200],
    ['/api/citation?id=r-1&format=ris', 200],
    ['/api/citation', 400],
    ['/api/list?term=klei&format=csv', 200],
    ['/api/feed?term=klei', 200],
    ['/oai?verb=Identify', 404],
  ])('lets pages of others read what %s answers, and when they may ask again', async (path, status) => {
    const response = await (await portalWith())(path, { origin: 'https://elsewhere.example' });
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });

  it('finds what is not described, and what is missing', () => {
    const title = { id: 'r-1', title: 'Klei' };
    expect(mistakesIn('Title', title)).toBeUndefined();
    expect(mistakesIn('Title', { ...title, more: 1 })).toContain('additional properties');
    expect(mistakesIn('Title', { id: 'r-1' })).toContain("'title'");
  });

  it('is what a search answers that fails', async () => {
    running = await startTestPortal({ query: (_, response) => response.writeHead(500).end() });
    const response = await running.get('/api/search?term=klei');
    expect(response.status).toBe(503);
    expect(mistakesIn('Failure', await response.json())).toBeUndefined();
  });

  it('names every answer to a request that lacks something or has too much', async () => {
    const get = await portalWith();
    const { get: citation } = document.paths['/api/citation'];
    const needed = citation.parameters.filter((each) => 'required' in each && each.required);
    expect(needed.map(({ name }) => name)).toEqual(['id', 'format']);
    for (const path of ['/api/citation?format=ris', '/api/citation?id=r-1', '/api/citation?id=none&format=ris'])
      expect(Object.keys(citation.responses)).toContain(String((await get(path)).status));

    const statuses: string[] = [];
    for (const body of [new URLSearchParams({ verb: 'x'.repeat(20_000) }), '{"verb":"Identify"}'])
      statuses.push(String((await running?.post('/oai', body))?.status));
    expect(statuses).toEqual(['413', '415']);
    expect(Object.keys(document.paths['/oai'].post.responses)).toEqual(expect.arrayContaining(statuses));
  });

  it.each([
    ['/api/citation', 'id=r-1&format=', ['ris', 'bibtex', 'csl']],
    ['/api/list', 'term=klei&format=', ['ris', 'bibtex', 'csv']],
    ['/api/feed', 'term=klei', ['']],
  ] as const)('names the type of every file of %s', async (path, parameters, formats) => {
    const get = await portalWith();
    const types: (string | undefined)[] = [];
    for (const format of formats) {
      const response = await get(`${path}?${parameters}${format}`);
      types.push(response.headers.get('content-type')?.split(';')[0]);
    }
    expect(types.sort()).toEqual(Object.keys(document.paths[path].get.responses['200'].content).sort());
  });
});
