import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { type Answer, json, startTestService, type TestService } from '../testing/testService.ts';

/* Answers as the portal gives them, over a query service that stands in for the real one and a model that speaks. */

const found = {
  hits: 1,
  records: [{ id: '7', title: 'Het leven van de koe', abstract: 'Over koeien.', keywords: [], links: [] }],
  facets: [],
};
const passages = [
  {
    ...{ quote: 'Een koe ligt tien uur per dag.', before: 'Koeien rusten veel.', after: 'Daarna eten ze.' },
    source: { kind: 'record', id: '7', title: 'Het leven van de koe', language: 'nl' },
  },
  {
    ...{ quote: 'A cow lies down for ten hours.', before: '', after: '' },
    source: { kind: 'page', address: '/dieren/koe', title: 'The <b>cow</b>', language: 'en' },
  },
];

const query: Answer = (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://query');
  if (pathname.endsWith('/filters')) return json(response, { filters: [] });
  const asked = searchParams.get('q') ?? '';
  if (asked.includes('druk') && !pathname.endsWith('/answer')) return json(response, { error: {} }, 500);
  if (!pathname.endsWith('/answer')) return json(response, found);
  if (asked.includes('stuk')) return json(response, { error: {} }, 500);
  return json(response, { kind: 'fact', passages: asked.includes('koe') ? passages : [] });
};

async function answerOf(portal: TestPortal, question: string, more = '') {
  const response = await portal.get(`/api/answer?question=${encodeURIComponent(question)}&language=nl${more}`);
  const body: unknown = await response.json();
  return { status: response.status, body };
}

describe('an answer', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await startTestPortal({ query });
  });
  afterAll(() => portal.close());

  it('quotes sentences with their sources, and what a search finds', async () => {
    const { body } = await answerOf(portal, 'Hoe lang ligt een koe?');
    expect(body).toMatchObject({
      state: 'answered',
      passages: [
        { quote: passages[0]?.quote, source: { kind: 'record', href: '/zoeken/resultaat/het-leven-van-de-koe?id=7' } },
        { source: { kind: 'page', href: '/dieren/koe', language: 'en' } },
      ],
      results: { state: 'results', hits: 1 },
    });
    expect(body).not.toHaveProperty('model');
  });

  it('is asked for with its thread, at its site', async () => {
    await answerOf(portal, 'En een koe?', '&after=Een&after=Twee&after=Drie&after=Vier');
    const call = portal.query.calls.findLast((path) => path.includes('/answer'));
    const asked = new URL(call ?? '', 'http://query').searchParams;
    expect(asked.getAll('after')).toEqual(['Twee', 'Drie', 'Vier']);
    expect([asked.get('site'), asked.get('lang'), asked.get('q')]).toEqual(['groenkennisnet', 'nl', 'En een koe?']);
  });

  it('is kept: the same question costs one call', async () => {
    const count = () => portal.query.calls.filter((path) => path.includes('/answer')).length;
    await answerOf(portal, 'Wat eet een koe?');
    const before = count();
    await answerOf(portal, 'Wat eet een koe?');
    expect(count()).toBe(before);
  });

  it('says when there is none, and when it cannot be had; the results stand', async () => {
    expect((await answerOf(portal, 'Wie won?')).body).toMatchObject({
      state: 'nothing',
      passages: [],
      results: { hits: 1 },
    });
    expect((await answerOf(portal, 'Is het stuk?')).body).toMatchObject({ state: 'unavailable', results: { hits: 1 } });
  });

  it.each([
    ['Is het stuk?', 'no-store'],
    ['Vindt een koe het zoeken te druk?', 'no-store'],
    ['Hoe lang ligt een koe?', 'public'],
  ])('is kept by nobody where a part of it failed: %s', async (question, kept) => {
    const asked = await portal.get(`/api/answer?question=${encodeURIComponent(question)}&language=nl`);
    expect(asked.headers.get('cache-control')).toContain(kept);
    const page = await portal.get(`/ai-zoeken/${encodeURIComponent(question)}`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, expect.stringContaining(kept)]);
  });

  it('is a document that needs no script', async () => {
    const html = await (await portal.get('/ai-zoeken/Hoe+lang+ligt+een+koe%3F?after=Wat+is+een+koe%3F')).text();
    expect(html).toContain('Een koe ligt tien uur per dag.');
    expect(html).toContain('href="#source-1"');
    expect(html).toContain('id="source-1"');
    expect(html).toContain('The &lt;b&gt;cow&lt;/b&gt;');
    expect(html).toContain('Het leven van de koe');
    // What was asked before: as a link, on its way to the next question, and with what is said of this answer.
    expect(html).toContain('href="/ai-zoeken/Wat+is+een+koe%3F"');
    expect(html.match(/type="hidden" name="after"/g)).toHaveLength(3);
  });

  it('follows a form without script to its own address', async () => {
    const response = await portal.get('/ai-zoeken?after=Wat+is+een+koe%3F&term=En+een+kalf%3F');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/ai-zoeken/En+een+kalf%3F?after=Wat+is+een+koe%3F');
  });

  it('says so where nothing writes', async () => {
    expect((await portal.get('/api/answer/written?question=koe&language=nl')).status).toBe(404);
  });
});

describe('what a reader says of an answer', () => {
  const said = 'question=Hoe%3F&after=Wat%3F&language=nl&useful=no&reason=Te+kort';
  const form = { 'content-type': 'application/x-www-form-urlencoded', cookie: 'session=geheim' };
  const path = '/api/answer/feedback';

  it('is kept by the preference service, with nothing of who it is', async () => {
    const kept: { body: unknown; cookie: string | undefined }[] = [];
    const portal = await startTestPortal({
      query,
      preference: (request, response) => {
        let body = '';
        request.on('data', (piece) => {
          body += piece;
        });
        request.on('end', () => {
          kept.push({ body: JSON.parse(body), cookie: request.headers.cookie });
          json(response, {}, 201);
        });
      },
    });
    const response = await portal.post(path, said, form);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/ai-zoeken/Hoe%3F?after=Wat%3F&feedback=kept#feedback',
    ]);
    expect(kept).toEqual([
      {
        body: { site: 'groenkennisnet', language: 'nl', question: 'Hoe?', useful: false, reason: 'Te kort' },
        cookie: undefined,
      },
    ]);
    expect((await portal.post(path, said, { ...form, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await portal.post(path, 'useful=maybe&question=x', form)).status).toBe(400);
    expect((await portal.post(path, `${said}${'x'.repeat(20_000)}`, form)).status).toBe(413);
    expect(kept).toHaveLength(1);
    await portal.close();
  });

  it('is said to be lost where that service keeps no such thing', async () => {
    const portal = await startTestPortal({ query, preference: (_, response) => json(response, {}, 404) });
    const location = (await portal.post(path, said, form)).headers.get('location') ?? '';
    expect(location).toContain('feedback=lost');
    const html = await (await portal.get('/ai-zoeken/koe?feedback=lost')).text();
    expect(html).toContain('Je reactie kon niet worden bewaard.');
    // It can be said once more.
    expect(html).toContain('name="reason"');
    await portal.close();
  });
});

describe('an answer of a query service of the specification', () => {
  it('has the ordinary results', async () => {
    const portal = await startTestPortal({
      query: (request, response) =>
        request.url?.includes('/answer?') ? json(response, { error: {} }, 404) : query(request, response),
    });
    const html = await (await portal.get('/ai-zoeken/Hoe+lang+ligt+een+koe%3F')).text();
    expect(html).toContain('Je vraag beantwoorden lukt nu niet');
    expect(html).toContain('Het leven van de koe');
    await portal.close();
  });
});

describe('an answer that a model writes', () => {
  let model: TestService;
  let portal: TestPortal;
  const line = (content: string, finish: string | null = null) =>
    `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;
  beforeAll(async () => {
    model = await startTestService(async (request, response) => {
      const asked = await text(request);
      if (asked.includes('druk')) return response.writeHead(429, { 'retry-after': '60' }).end('{}');
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(line('Een koe ligt tien uur per dag. [1]\n'));
      if (asked.includes('in English')) response.write(line('A cow lies down for ten hours. [2]\n'));
      return response.end(`${line('Zij ligt 24 uur per dag. [1]', 'stop')}data: [DONE]\n\n`);
    });
    portal = await startTestPortal({ query, env: { AI_BASE_URL: `${model.origin}/v1`, AI_MODEL: 'proefmodel' } });
  });
  afterAll(async () => {
    await portal.close();
    await model.close();
  });

  it('comes as events, and is then part of the page', async () => {
    const asked = 'question=Hoe+lang+ligt+een+koe%3F&language=nl';
    expect(await (await portal.get(`/api/answer?${asked}`)).json()).toMatchObject({ model: 'proefmodel' });
    const stream = await portal.get(`/api/answer/written?${asked}`);
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    expect(await stream.text()).toBe(
      'retry: 3000\n\n' +
        'event: sentence\ndata: {"text":"Een koe ligt tien uur per dag.","sources":[1]}\n\n' +
        'event: end\ndata: "whole"\n\n',
    );
    const html = await (await portal.get('/ai-zoeken/Hoe+lang+ligt+een+koe%3F')).text();
    expect(html).toContain('Een taalmodel (proefmodel) schreef dit antwoord');
    expect(html).not.toContain('24 uur per dag');
  });

  it('is written from what its reader has, or not at all: its numbers would name other sources', async () => {
    const asked = 'question=Hoe+lang+staat+een+koe%3F&language=nl';
    const { edition } = await (await portal.get(`/api/answer?${asked}`)).json();
    const other = await portal.get(`/api/answer/written?${asked}&edition=aneditionofbefore`);
    // Nothing was written, so that nothing is said of it either.
    expect(await other.text()).toBe('retry: 3000\n\nevent: end\ndata: "unreachable"\n\n');
    const own = await portal.get(`/api/answer/written?${asked}&edition=${edition}`);
    expect(await own.text()).toContain('"sources":[1]');
  });

  it('is waited for by a page without script that asks for it', async () => {
    const plain = await (await portal.get('/ai-zoeken/Waarom+ligt+een+koe%3F')).text();
    expect(plain).toContain('href="/ai-zoeken/Waarom+ligt+een+koe%3F?written=1"');
    const waited = await (await portal.get('/ai-zoeken/Waarom+ligt+een+koe%3F?written=1')).text();
    expect(waited).toContain('Een taalmodel (proefmodel) schreef dit antwoord');
  });

  it('is written once, whatever stands behind what anything reads', async () => {
    const question = `Hoe slaapt een koe${' en nog'.repeat(50)}`;
    const ask = (tail: string) =>
      portal.get(`/api/answer/written?question=${encodeURIComponent(question + tail)}&language=nl`);
    const before = model.calls.length;
    await (await ask('')).text();
    await (await ask(' een staart')).text();
    expect(model.calls).toHaveLength(before + 1);
  });

  it('is read out in the language of its sources', async () => {
    const html = await (await portal.get('/ai-zoeken/Hoe+lang+ligt+een+koe+in+English%3F?written=1')).text();
    expect(html).toContain('<span lang="en">A cow lies down for ten hours.</span>');
    expect(html).toContain('<span>Een koe ligt tien uur per dag.</span>');
  });

  it('is asked of no service that just said it has too much to do: none of a day’s answers goes to that', async () => {
    const ask = async (question: string) =>
      (await portal.get(`/api/answer/written?language=nl&question=${encodeURIComponent(question)}`)).text();
    const before = model.calls.length;
    expect(await ask('Is het druk bij de koe?')).toContain('"unreachable"');
    expect(await ask('Is het nog steeds druk bij de koe?')).toContain('"unreachable"');
    expect(model.calls).toHaveLength(before + 1);
  });

  it('is not asked for where nothing is quoted', async () => {
    const before = model.calls.length;
    expect(await (await portal.get('/api/answer/written?question=Wie+won%3F&language=nl')).text()).toContain(
      '"silent"',
    );
    expect(model.calls).toHaveLength(before);
  });
});
