import { afterEach, describe, expect, it } from 'vitest';
import { cmsPage, startTestPortal, type TestPortal } from '../testing/testPortal.ts';

/** Pages that the CMS was asked for; menus are none. */
function pagesAsked(): string[] {
  return running.cms.calls.filter((call) => !call.includes('/paginasectie?'));
}

const page = JSON.stringify(cmsPage('Geplakt', { url: '/en/eurcaw-pigs/x', language: 'en_US' }));
const own = { 'sec-fetch-site': 'same-origin' };
const json = { ...own, 'content-type': 'application/json' };

let running: TestPortal;
afterEach(() => running.close());

async function posted(
  text: string,
  { query = '', headers = own }: { query?: string; headers?: Record<string, string> } = {},
) {
  running = await startTestPortal();
  const body = new FormData();
  body.set('json', text);
  const response = await running.post(`/preview/page${query}`, body, headers);
  return { response, html: await response.text() };
}

async function planned(body: string, headers: Record<string, string> = json, query = '') {
  running = await startTestPortal();
  return running.post(`/api/preview${query}`, body, headers);
}

describe('a page that an editor pasted', () => {
  it('is shown in the site that it speaks of, and asks the CMS for menus alone', async () => {
    const { response, html } = await posted(page);
    expect(response.status).toBe(200);
    expect(html).toContain('data-site="eurcaw-pigs"');
    expect(html).toContain('<title>Preview: Geplakt');
    expect(pagesAsked()).toEqual([]);
  });

  it('is shown in another site where that is asked for', async () => {
    expect((await posted(page, { query: '?site=coegroen&language=nl' })).html).toContain('data-site="coegroen"');
  });

  it('is whole at an address whose question mark asks for nothing', async () => {
    const elements = [{ type: 'kaartspel', kleur: 'harten' }];
    const strange = JSON.stringify(cmsPage('Geplakt', { contents: [{ area: 'main', elements }] }));
    const { response, html } = await posted(strange, { query: '?' });
    expect(response.status).toBe(200);
    expect(html).toContain('kaartspel');
  });

  it('is kept by nobody and listed nowhere', async () => {
    const { response } = await posted(page);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  });

  it('is told with its line where it is no JSON, without asking anyone', async () => {
    const { response, html } = await posted('{\n"title": "Bodem"\n"lead": ""}');
    expect(response.status).toBe(422);
    expect(html).toContain('Dit is geen geldige JSON');
    expect(html).toContain('Regel 3');
    expect(html).toContain('Hiervoor ontbreekt een komma.');
    expect(pagesAsked()).toEqual([]);
  });

  it('is no list, no word and no nothing', async () => {
    for (const text of ['[]', '"x"', 'null', '']) {
      expect((await posted(text)).response.status, text).toBe(422);
      await running.close();
    }
    await posted(page);
  });

  it('is no part of a page: an element, an area', async () => {
    const element = { type: 'text', title: 'Bodem', html: '<p>Graaf een kuil.</p>' };
    const modular = { identifier: 'element_1', type: 'modularcontent', itemlist: { items: [] } };
    for (const part of [element, modular, { area: 'main', title: 'Bodem', elements: [element] }]) {
      const { response, html } = await posted(JSON.stringify(part));
      expect(response.status).toBe(422);
      expect(html).toContain('Kopieer het hele antwoord van het CMS.');
      await running.close();
    }
    await posted(page);
  });

  it('may still be empty: a page that somebody begins', async () => {
    for (const begun of [{}, { title: 'Bodem' }, { type: 'page', title: 'Bodem' }]) {
      expect((await posted(JSON.stringify(begun))).response.status).toBe(200);
      await running.close();
    }
    await posted(page);
  });

  it('does not become markup', async () => {
    const { html } = await posted('{"title": </script><script>alert(1)</script>');
    expect(html).not.toContain('<script>alert');
  });

  it('may be 5 MB and no more', async () => {
    const { response, html } = await posted(`{"a":"${'x'.repeat(5_400_000)}"}`);
    expect(response.status).toBe(413);
    expect(html).toContain('5 MB');
  });

  it('is taken from pages of this site alone', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ] as Record<string, string>[]) {
      expect((await posted(page, { headers })).response.status).toBe(403);
      await running.close();
    }
    await posted(page);
  });

  it('names no site that there is not', async () => {
    expect((await posted(page, { query: '?site=elders' })).response.status).toBe(400);
    expect(pagesAsked()).toEqual([]);
  });

  it.each(['https://evil.example/nl/x', '//evil.example/nl/x', '/nl/../admin', 'javascript:alert(1)'])(
    'says that it is at %s, and nobody is asked there',
    async (url) => {
      const { response } = await posted(JSON.stringify(cmsPage('X', { url })));
      expect(response.status).toBe(200);
      expect(pagesAsked()).toEqual([]);
    },
  );
});

describe('a draft', () => {
  it('is answered with what it becomes', async () => {
    const response = await planned(page);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const answer = await response.json();
    expect(answer).toMatchObject({
      status: 200,
      plan: { title: 'Geplakt' },
      preview: { kind: 'page', totals: { error: 0 } },
    });
    expect(pagesAsked()).toEqual([]);
  });

  it('is answered with the site that it speaks of, and else with the one that was asked', async () => {
    expect(await (await planned(page)).json()).toMatchObject({ preview: { site: 'eurcaw-pigs' } });
    await running.close();
    const nowhere = JSON.stringify(cmsPage('Geplakt', { url: undefined }));
    expect(await (await planned(nowhere)).json()).toMatchObject({ preview: { site: 'groenkennisnet' } });
  });

  it('is answered with the line of its fault', async () => {
    const response = await planned('{\n"a": 1\n"b": 2}');
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ preview: { failure: { kind: 'notJson', line: 3 } } });
  });

  it('is refused from elsewhere, as another type, and beyond 5 MB', async () => {
    for (const [body, headers, status] of [
      [page, { ...json, 'sec-fetch-site': 'cross-site' }, 403],
      [page, { ...own, 'content-type': 'text/plain' }, 415],
      [`{"a":"${'x'.repeat(5_300_000)}"}`, json, 413],
    ] as const) {
      expect((await planned(body, headers)).status).toBe(status);
      await running.close();
    }
    await planned(page);
  });

  it('asks nobody for what it links to', async () => {
    const links = Array.from({ length: 40 }, (_, index) => `<a href="/en/eurcaw-pigs/p${index}">Page ${index}</a>`);
    const contents = [{ area: 'main', elements: [{ type: 'text', html: `<p>${links.join(' ')}</p>` }] }];
    const answer = await (
      await planned(JSON.stringify(cmsPage('Links', { url: '/en/eurcaw-pigs/x', contents })))
    ).json();
    expect(answer.preview.unchecked).toContainEqual({ rule: 'link-dead', reason: 'site' });
    expect(running.cms.calls).toEqual([]);
  });

  it('is told to wait when there are too many', async () => {
    running = await startTestPortal();
    const send = () => running.post('/api/preview', 'no page', json);
    let response = await send();
    // More than this many in a minute come from no keyboard.
    for (let sent = 1; sent < 1600 && response.status !== 429; sent++) response = await send();
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('the source of a preview', () => {
  it('is the CMS’s answer, as long as it is kept, and no other text', async () => {
    const path = '/nl/groenkennisnet/bodem';
    running = await startTestPortal({ pages: { [path]: cmsPage('Bodem') } });
    const html = await (await running.get(`/preview?url=${path}`)).text();
    const [name] = /[\w-]{22}(?=")/.exec(html.slice(html.indexOf('snapshot='))) ?? [''];
    const response = await running.get(`/api/preview/source?snapshot=${name}`);
    expect(await response.json()).toMatchObject({ title: 'Bodem' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    for (const other of ['', 'x'.repeat(22), '../secret', `${name}x`]) {
      expect((await running.get(`/api/preview/source?snapshot=${other}`)).status).toBe(404);
    }
  });
});
