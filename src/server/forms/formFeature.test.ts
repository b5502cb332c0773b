import type { IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { findAll } from 'domutils';
import { parseDocument } from 'htmlparser2';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nameInCms } from '#templates/contract/form/ownFields.ts';
import { formFixtures, hostileForm } from '#templates/elements/form/form.fixtures.ts';
import { newsletterFixtures } from '#templates/elements/newsletter/newsletter.fixtures.ts';
import { cmsPage, section, startTestPortal, type TestPortal } from '../testing/testPortal.ts';
import { json, startTestService, type TestService } from '../testing/testService.ts';

/** What a service was posted. */
interface Received {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let portal: TestPortal;
let preference: TestService;
let received: Received[];
/** How the CMS and the preference service answer posts. */
let cmsStatus: number;
/** Whether the CMS gives out no page. */
let isAway: boolean;
/** Where the page with the form is by now. */
let moved: string | undefined;
/** What an answer of the CMS begins with. */
let mark: string;
let preferenceStatus: number;
/** With which status the preference service leads to another address of its own; not at all unless set. */
let preferenceLeads: number | undefined;
let preferenceAnswer: object;
let pages: Record<string, object>;
/** What was written into the log. */
let logged: string[];

const contact = (action = '/nl/groenkennisnet/Contactformulier', extra = '') =>
  cmsPage('Contactformulier', {
    contents: [
      {
        area: 'main',
        title: '',
        elements: [
          {
            ...formFixtures.contact.element,
            html: `<form method="post" action="${action}">${extra}<label>Naam <input name="naam" required></label><label>E-mail <input name="email" type="email" required></label><label>Bericht <textarea name="bericht"></textarea></label></form>`,
          },
        ],
      },
    ],
  });

async function keep(request: IncomingMessage) {
  received.push({ url: request.url ?? '', headers: request.headers, body: await readText(request) });
}

beforeEach(async () => {
  received = [];
  cmsStatus = 200;
  isAway = false;
  moved = undefined;
  mark = '';
  preferenceStatus = 201;
  preferenceLeads = undefined;
  preferenceAnswer = {};
  pages = {
    '/nl/groenkennisnet/Contactformulier': contact(),
    '/nl/groenkennisnet/bodem': cmsPage('Bodem', {
      contents: [{ area: 'main', title: '', elements: [newsletterFixtures.monthly.element] }],
    }),
  };
  preference = await startTestService(async (request, response) => {
    if (preferenceLeads !== undefined && request.url === '/api/newsletter') {
      return response.writeHead(preferenceLeads, { location: '/elsewhere' }).end();
    }
    await keep(request);
    json(response, preferenceAnswer, preferenceStatus);
  });
  logged = [];
  portal = await startTestPortal({
    env: { PREFERENCE_BASE_URL: preference.origin },
    log: pino({ level: 'warn', base: null }, { write: (line) => void logged.push(line) }),
    cms: async (request, response) => {
      const path = request.url ?? '';
      if (request.method === 'POST') {
        await keep(request);
        return response.writeHead(cmsStatus, { 'set-cookie': 'verzonden=ja; Path=/' }).end();
      }
      if (moved !== undefined && path.endsWith('/Contactformulier'))
        return response.writeHead(301, { location: moved }).end();
      if (isAway) return response.writeHead(503).end();
      const page = path.includes('/paginasectie?') ? section() : pages[path];
      if (!page) return response.writeHead(404).end();
      if (request.headers.cookie !== undefined) response.setHeader('set-cookie', 'sessie=nieuw; Path=/');
      return response.setHeader('content-type', 'application/json').end(mark + JSON.stringify(page));
    },
  });
});
afterEach(async () => {
  await portal.close();
  await preference.close();
});

const asScript = { accept: 'application/json', 'sec-fetch-site': 'same-origin' };
const filledIn = {
  _page: '/Contactformulier',
  _element: '900020',
  _website: '',
  naam: 'Anna',
  email: 'anna@example.nl',
  bericht: 'Hoe diep wortelt luzerne?\nEn klaver?',
};

const manyFields = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`veld${index}`, 'x']));

const send = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  portal.post('/api/form', new URLSearchParams(fields), headers);
const subscribe = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  portal.post('/api/newsletter', new URLSearchParams(fields), headers);

/** What a browser shows of an answer: its words, and what stands in the fields. */
async function shown(response: Response) {
  const html = await response.text();
  const { children } = parseDocument(html);
  const fields = findAll(({ name }) => name === 'input' || name === 'textarea', children);
  const typed = fields.flatMap(({ attribs, children: words }) => {
    const [word] = words;
    const value = attribs.value ?? (word && 'data' in word ? word.data : '');
    return attribs.name && !attribs.name.startsWith('_') ? [[nameInCms(attribs.name), value] as const] : [];
  });
  return { html, typed: Object.fromEntries(typed), status: response.status };
}

describe('signing up for a newsletter', () => {
  const fields = { _page: '/bodem', _element: '21793850', email: 'anna@example.nl', list: 'bodem' };

  it.each([
    [202, 202, { state: 'asked' }],
    [201, 201, { state: 'accepted' }],
    [200, 201, { state: 'accepted' }],
    // Who is registered is nobody else's business: what a service says to the portal, strangers do not hear.
    [409, 201, { state: 'accepted' }],
    [429, 429, { state: 'limited', values: { email: ['anna@example.nl'], list: ['bodem'] } }],
    // A service without this call.
    [404, 502, { state: 'failed', values: { email: ['anna@example.nl'], list: ['bodem'] } }],
    [500, 502, { state: 'failed', values: { email: ['anna@example.nl'], list: ['bodem'] } }],
  ])('answers a script, when the service says %i, with %i', async (service, status, outcome) => {
    preferenceStatus = service;
    const response = await subscribe(fields, asScript);
    expect([response.status, await response.json()]).toEqual([status, outcome]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(received).toMatchObject([
      {
        url: '/api/newsletter',
        headers: { 'x-forwarded-for': expect.stringMatching(/./) },
        body: JSON.stringify({
          ...{ email: 'anna@example.nl', list: 'bodem', site: 'groenkennisnet' },
          ...{ title: 'Elke maand vers uit het veld', language: 'nl' },
        }),
      },
    ]);
  });

  it.each([
    // The same post at another address, as from http to https.
    [307, 201, 201],
    [308, 202, 202],
    // A page instead of the call, as one to sign in on.
    [302, 200, 502],
    [307, 200, 502],
  ])('is led on by the service with %i to what answers %i, and answers %i', async (led, there, status) => {
    preferenceLeads = led;
    preferenceStatus = there;
    expect((await subscribe(fields, asScript)).status).toBe(status);
  });

  it('says to a signed-in visitor alone that their own address is registered', async () => {
    preferenceStatus = 409;
    preferenceAnswer = { status: 'known', whose: 'yours' };
    const response = await subscribe(fields, { ...asScript, authorization: 'Bearer van.anna.zelf' });
    expect([response.status, await response.json()]).toMatchObject([409, { state: 'known' }]);
    expect(received[0]?.headers.authorization).toBe('Bearer van.anna.zelf');
  });

  it('is signed up for whatever stands on the page, or where nothing does, by its list', async () => {
    const response = await subscribe({ ...fields, _page: '/bestaat-niet', title: 'Win!' }, asScript);
    expect(response.status).toBe(201);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ list: 'bodem', title: '' });
  });

  it('takes { email, list } as JSON', async () => {
    const body = JSON.stringify({ email: 'anna@example.nl', list: 'bodem' });
    const response = await portal.post('/api/newsletter', body, { ...asScript, 'content-type': 'application/json' });
    expect(response.status).toBe(201);
  });

  it('takes an address as it was copied, with a domain of any letters', async () => {
    const response = await subscribe({ ...fields, email: '\u202aanna@bücher.example\u202c' }, asScript);
    expect(response.status).toBe(201);
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ email: 'anna@xn--bcher-kva.example' });
  });

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['anna', 'email'],
    ['anna@example.nl\r\nBcc: all@example.nl', 'email'],
  ])('asks for an address that can exist: %j', async (email, fault) => {
    const response = await subscribe({ ...fields, email }, asScript);
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { state: 'rejected', faults: { email: fault } },
    ]);
    expect(received).toEqual([]);
  });

  it('fails when the service is gone, and says so', async () => {
    await preference.close();
    expect((await subscribe(fields, asScript)).status).toBe(502);
  });

  it('leads a browser without scripts back to the form, which says that it worked', async () => {
    const response = await subscribe(fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/bodem?sent=21793850#form-21793850');
    const { html } = await shown(await portal.get('/bodem?sent=21793850'));
    expect(html).toContain('Je bent aangemeld');
  });

  it('leads a browser without scripts back to the form, which says that a letter is on its way', async () => {
    preferenceStatus = 202;
    const response = await subscribe({ ...fields, _page: '/bodem?sent=1' });
    expect(response.headers.get('location')).toBe('/bodem?asked=21793850#form-21793850');
    const { html } = await shown(await portal.get('/bodem?asked=21793850'));
    expect(html).toContain('Open de link in de e-mail die we je hebben gestuurd');
  });

  it('leads back to the page as it was asked for, with question marks in its query', async () => {
    const response = await subscribe({ ...fields, _page: '/bodem?van=brief?mei&language=nl' });
    const { searchParams } = new URL(response.headers.get('location') ?? '', 'http://localhost');
    expect(Object.fromEntries(searchParams)).toMatchObject({ van: 'brief?mei', language: 'nl', sent: '21793850' });
  });

  it.each([
    [429, 429, 'Aanmelden is mislukt, probeer het later opnieuw'],
    [500, 502, 'Aanmelden is mislukt, probeer het later opnieuw'],
  ])(
    'answers a browser without scripts, when the service says %i, with the page and status %i',
    async (service, status, words) => {
      preferenceStatus = service;
      const response = await subscribe(fields);
      const { html, typed } = await shown(response);
      expect(response.status).toBe(status);
      expect(html).toContain(words);
      expect(typed.email).toBe('anna@example.nl');
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );
});

describe('a form of the CMS', () => {
  it('is posted to its own action in the CMS, as a browser would', async () => {
    const response = await send(filledIn, asScript);
    expect([response.status, await response.json()]).toEqual([201, { state: 'accepted' }]);
    expect(received).toMatchObject([
      {
        url: '/nl/groenkennisnet/Contactformulier',
        headers: {
          'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
          referer: `${portal.cms.origin}/nl/groenkennisnet/Contactformulier`,
        },
      },
    ]);
    expect([...new URLSearchParams(received[0]?.body)]).toEqual([
      ['naam', 'Anna'],
      ['email', 'anna@example.nl'],
      ['bericht', 'Hoe diep wortelt luzerne?\r\nEn klaver?'],
    ]);
  });

  describe('with buttons that send something', () => {
    const buttons = (...html: readonly string[]) => {
      pages['/nl/groenkennisnet/Contactformulier'] = contact(undefined, html.join(''));
    };
    const [yes, no, maybe] = [
      '<button name="komt" value="ja">Ja, ik kom</button>',
      '<button name="komt" value="nee">Nee</button>',
      '<button>Misschien</button>',
    ] as const;
    const sentWith = async (fields: Readonly<Record<string, string>>, headers = {}) => {
      await send({ ...filledIn, ...fields }, headers);
      return received.map(({ body }) => [...new URLSearchParams(body)].slice(3));
    };

    it.each([
      ['the one that was pressed', { _button: 'Nee' }, [['komt', 'nee']]],
      ['the first, where a program presses none', {}, [['komt', 'ja']]],
      ['nothing of one without a name', { _button: 'Misschien' }, []],
    ])('sends name and value of %s, with scripts and without', async (_, fields, sent) => {
      buttons(yes, no, maybe);
      expect(await sentWith(fields, asScript)).toEqual([sent]);
      expect(await sentWith(fields)).toEqual([sent, sent]);
    });

    it('sends name and value of the only one, whatever it says by now', async () => {
      buttons(yes);
      expect(await sentWith({ _button: 'Aanmelden' }, asScript)).toEqual([[['komt', 'ja']]]);
    });

    it('sends nothing when the pressed one is gone and others would say something else', async () => {
      buttons(yes, maybe);
      expect((await send({ ...filledIn, _button: 'Nee' }, asScript)).status).toBe(502);
      expect(received).toEqual([]);
    });

    it('sends them beside a field of the same name, and in a form with files', async () => {
      buttons('<input type="checkbox" name="komt" value="met auto">', yes);
      expect(await sentWith({ komt: 'met auto' }, asScript)).toEqual([
        [
          ['bericht', 'Hoe diep wortelt luzerne?\r\nEn klaver?'],
          ['komt', 'ja'],
        ],
      ]);
    });
  });

  describe('that asks for a postal code', () => {
    const asked =
      '<label>Postcode <input name="postcode"></label><label>Land <select name="land"><option value="">Kies</option><option value="nl">Nederland</option><option value="be">België</option></select></label>';
    beforeEach(() => {
      pages['/nl/groenkennisnet/Contactformulier'] = contact(undefined, asked);
    });

    it.each([
      ['8251', 'postalCode', 'Vul een geldige postcode in.'],
      ['1234 AB', 'postalCodeNotFound', 'Postcode niet gevonden.'],
    ])('says what is wrong with it, to scripts and on the page: %s', async (postcode, fault, sentence) => {
      const written = { ...filledIn, postcode, land: 'nl' };
      const response = await send(written, asScript);
      expect([response.status, await response.json()]).toMatchObject([422, { faults: { postcode: fault } }]);
      const { html, typed, status } = await shown(await send(written));
      expect([status, typed.postcode]).toEqual([422, postcode]);
      expect(html).toContain(sentence);
      expect(received).toEqual([]);
    });

    it.each([
      [' 8251ab', 'nl', '8251 AB'],
      ['6700 AA', 'nl', '6700 AA'],
      ['1000', 'be', '1000'],
    ])('sends it on in its usual form: %s (%s)', async (postcode, land, sent) => {
      expect((await send({ ...filledIn, postcode, land }, asScript)).status).toBe(201);
      expect(new URLSearchParams(received[0]?.body).get('postcode')).toBe(sent);
    });
  });

  it('leads a browser without scripts back to the form, which says that it was sent', async () => {
    const response = await send(filledIn);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/Contactformulier?sent=900020#form-900020');
    const { html } = await shown(await portal.get('/Contactformulier?sent=900020'));
    expect(html).toContain('Je bericht is verstuurd');
  });

  it('comes back with what is wrong and everything that was typed', async () => {
    const response = await send({ ...filledIn, naam: '', email: 'anna', bericht: '<b>vet</b>\n"citaat"' });
    const { html, typed, status } = await shown(response);
    expect(status).toBe(422);
    expect(html).toContain('Vul ‘Naam’ in.');
    expect(html).toContain('Vul een geldig e-mailadres in');
    expect(typed).toMatchObject({ naam: '', email: 'anna', bericht: '<b>vet</b>\n"citaat"' });
    expect(html).not.toContain('<b>vet</b>');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(received).toEqual([]);
  });

  it('tells the scripts of that page what became of the post, without ending their data block', async () => {
    const { html } = await shown(await send({ ...filledIn, email: 'anna', bericht: '</script><script>x()</script>' }));
    const block = /<script type="application\/json" id="portal-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(block)).toMatchObject({
      url: '/Contactformulier',
      posted: {
        element: '900020',
        outcome: { state: 'rejected', values: { bericht: ['</script><script>x()</script>'] } },
      },
    });
  });

  it('tells a script what is wrong', async () => {
    const response = await send({ ...filledIn, email: 'anna' }, asScript);
    expect([response.status, await response.json()]).toEqual([
      422,
      {
        state: 'rejected',
        faults: { email: 'email' },
        values: { naam: ['Anna'], email: ['anna'], bericht: [filledIn.bericht] },
      },
    ]);
  });

  it.each([
    [302, 303],
    [400, 502],
    [500, 502],
  ])('is sent or not as the CMS says: %i becomes %i', async (cms, status) => {
    cmsStatus = cms;
    const response = await send(filledIn);
    expect(response.status).toBe(status);
    const { html, typed } = await shown(response);
    if (status === 502) {
      expect(html).toContain('Versturen is niet gelukt');
      expect(typed).toMatchObject({ naam: 'Anna', email: 'anna@example.nl' });
    }
  });

  it('is sent from a page of a CMS that begins its answers with a byte order mark', async () => {
    mark = '\ufeff';
    expect((await send(filledIn)).status).toBe(303);
  });

  it('leaves nothing of itself in the page that others get', async () => {
    await send({ ...filledIn, naam: '', bericht: 'geheim' });
    const page = await portal.get('/Contactformulier');
    expect(page.status).toBe(200);
    expect((await shown(page)).html).not.toContain('geheim');
  });

  it.each([
    ['no form', { ...filledIn, _element: '1' }],
    ['no page', { ...filledIn, _page: '/bestaat-niet' }],
    ['a search', { ...filledIn, _page: '/zoeken/bodem' }],
    ['a path outside the site', { ...filledIn, _page: '/../../etc/passwd' }],
    ['no fields at all', {}],
  ])('is not there: %s', async (_, fields) => {
    expect((await send(fields, asScript)).status).toBe(404);
    expect(received).toEqual([]);
  });

  it('may be sent again where its page cannot be had: nothing says that there is no such form', async () => {
    isAway = true;
    const answered = await send(filledIn, asScript);
    expect(answered.status).toBe(502);
    expect(await answered.json()).toMatchObject({ state: 'failed', values: { bericht: [filledIn.bericht] } });
    const page = await send(filledIn);
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect((await shown(page)).html).toContain('Je formulier is niet verstuurd.');
    expect(received).toEqual([]);
  });

  it('is not said to be unsent where it was sent, and its page cannot be had after that', async () => {
    isAway = true;
    const page = await portal.get('/Contactformulier?sent=900020');
    expect(page.status).toBe(503);
    expect((await shown(page)).html).not.toContain('Je formulier is niet verstuurd.');
  });

  it('is told of in the log where it failed, without what stands in its page’s address', async () => {
    cmsStatus = 500;
    expect((await send({ ...filledIn, _page: '/Contactformulier?email=anna@example.nl' }, asScript)).status).toBe(502);
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ event: 'form.failed', page: '/Contactformulier' }]);
    expect(logged.join()).not.toContain('anna');
  });

  it('is told in words that its page has moved: that would show an empty form', async () => {
    moved = '/nl/groenkennisnet/elders';
    const answered = await send(filledIn);
    expect([answered.status, await answered.text()]).toEqual([404, expect.stringContaining('no such form')]);
  });

  it('is answered in a browser by the page of the site that says what is not there', async () => {
    const page = await send({ ...filledIn, _page: '/bestaat-niet' });
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect((await shown(page)).html).toContain('<html lang="nl"');
  });

  it('sends the CMS’s hidden fields of this moment, and no field that its editor did not make', async () => {
    pages['/nl/groenkennisnet/Contactformulier'] = contact(undefined, '<input type="hidden" name="token" value="t1">');
    expect((await shown(await portal.get('/Contactformulier'))).html).not.toContain('t1');
    pages['/nl/groenkennisnet/Contactformulier'] = contact(undefined, '<input type="hidden" name="token" value="t2">');
    await send({ ...filledIn, token: 'mine', admin: '1' }, asScript);
    const body = new URLSearchParams(received[0]?.body);
    expect([body.getAll('token'), body.get('admin')]).toEqual([['t2'], null]);
  });

  it('passes cookies both ways: the visitor’s to the CMS, the CMS’s to the visitor', async () => {
    const response = await send(filledIn, { ...asScript, cookie: 'voorkeur=1; _session=geheim' });
    expect(received[0]?.headers.cookie).toBe('voorkeur=1; sessie=nieuw');
    expect(response.headers.getSetCookie()).toEqual([
      'sessie=nieuw; Path=/api/; HttpOnly; SameSite=Lax',
      'verzonden=ja; Path=/api/; HttpOnly; SameSite=Lax',
    ]);
  });

  it.each(['https://evil.example/', '//127.0.0.1:1/x', 'http://user:pw@127.0.0.1/', 'javascript:x'])(
    'is posted nowhere but to the CMS: %s',
    async (action) => {
      pages['/nl/groenkennisnet/Contactformulier'] = contact(action);
      expect((await send(filledIn, asScript)).status).toBe(502);
      expect(received).toEqual([]);
    },
  );

  it('is found under the older spelling, and in the language the page is in', async () => {
    pages = { '/en/groenkennisnet/vraag.htm': contact('') };
    const response = await send({ ...filledIn, _page: '/vraag' }, asScript);
    expect([response.status, received[0]?.url]).toEqual([201, '/en/groenkennisnet/vraag.htm']);
  });

  it('comes from the first site on every site', async () => {
    const there = 'http://eurcaw-pigs.localhost:3000';
    const page = await portal.get(`${there}/Contactformulier`);
    expect(page.status).toBe(200);
    expect(portal.cms.calls).toContain('/en/groenkennisnet/Contactformulier');
    expect(portal.cms.calls.filter((path) => path.includes('eurcaw-pigs/Contact'))).toEqual([]);
    const response = await portal.post(`${there}/api/form`, new URLSearchParams(filledIn), asScript);
    expect([response.status, received[0]?.url]).toEqual([201, '/nl/groenkennisnet/Contactformulier']);
  });

  it('survives hostile markup and fields with the names of what every object has', async () => {
    const element = { ...formFixtures.contact.element, html: hostileForm.replace('javascript:attacked()', '') };
    pages['/nl/groenkennisnet/Contactformulier'] = cmsPage('Vraag', {
      contents: [{ area: 'main', elements: [element] }],
    });
    const fields = { ...filledIn, a: '<script>x()</script>', constructor: 'c', ['__proto__']: 'p' };
    const body = new URLSearchParams(Object.entries({ ...fields, k: 'no such choice' }));
    body.append('__proto__', 'p');
    const { html, typed, status } = await shown(await portal.post('/api/form', body));
    expect(status).toBe(422);
    expect(html).not.toContain('<script>x()');
    expect(typed.a).toBe('<script>x()</script>');
  });
});

describe('who may post, what and how often', () => {
  it.each(['cross-site', 'same-site'])('no page of another site: %s', async (from) => {
    expect((await send(filledIn, { 'sec-fetch-site': from })).status).toBe(403);
    expect(received).toEqual([]);
  });

  it('no page of another site in an older browser, either', async () => {
    expect((await send(filledIn, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send(filledIn, { origin: 'null' })).status).toBe(403);
    expect((await send(filledIn, { origin: 'http://localhost:3000' })).status).toBe(303);
  });

  it('of a page that names another host by a header that nobody vouches for', async () => {
    const forged = { origin: 'https://elders.example', 'x-forwarded-host': 'elders.example' };
    expect((await send(filledIn, forged)).status).toBe(403);
  });

  it.each(['/api/form', '/api/newsletter'])('what is no form, or too much of one: %s', async (path) => {
    expect((await portal.post(path, 'x', { 'content-type': 'text/plain' })).status).toBe(415);
    const large = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '99999999' };
    expect((await portal.post(path, 'x', large)).status).toBe(413);
    expect((await portal.post(path, '{', { 'content-type': 'application/json' })).status).toBe(400);
  });

  describe.each([
    ['from elsewhere', 403, { 'sec-fetch-site': 'cross-site' }, filledIn, 'alleen aangenomen vanaf', 'accepted only'],
    ['too large', 413, {}, { ...filledIn, bericht: 'a'.repeat(2_200_000) }, 'groter dan hier past', 'larger than'],
    ['of too many fields', 400, {}, manyFields, 'niet leesbaar', 'did not arrive'],
  ])('people with a form %s', (_, status, headers, fields, dutch, english) => {
    const from = (referer: string) => send(fields, { accept: 'text/html,*/*', referer, ...headers });

    it.each([
      ['/Contactformulier?a=1&b=2', '/Contactformulier?a=1&amp;b=2', dutch, 'nl'],
      ['/contact?language=en', '/contact?language=en', english, 'en'],
    ])('are told so in the language of their page, with the way back: %s', async (page, href, words, language) => {
      const response = await from(`http://localhost:3000${page}`);
      const html = await response.text();
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(words);
      expect(html).toContain(`<a href="${href}">`);
    });

    it.each(['https://evil.example/x', 'http://localhost:3000/api/form', 'nothing'])(
      'are led home where no page of ours is known: %s',
      async (referer) => {
        expect(await (await from(referer)).text()).toContain('<a href="/">Naar de startpagina</a>');
      },
    );

    it('are programs where they ask for no page', async () => {
      const response = await send(fields, { accept: 'application/json', ...headers });
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    });
  });

  it('programs that fill in everything are told that all went well, and nothing is sent', async () => {
    const fields = { ...filledIn, _website: 'https://spam.example' };
    expect((await send(fields, asScript)).status).toBe(201);
    expect((await send(fields)).status).toBe(303);
    expect((await subscribe({ ...fields, list: 'x' }, asScript)).status).toBe(202);
    expect(received).toEqual([]);
  });

  it('the page, whose names are the CMS’s own behind a mark', async () => {
    const marked = Object.entries(filledIn).map(([name, value]) => [
      name.startsWith('_') ? name : `field:${name}`,
      value,
    ]);
    expect((await send(Object.fromEntries(marked))).status).toBe(303);
    expect(received.at(-1)?.body).toContain('naam=Anna');
  });

  it('twenty posts in ten minutes from one address, then none, and nothing typed is lost', async () => {
    for (let count = 0; count < 20; count++)
      expect((await send({ ...filledIn, email: 'x' }, asScript)).status).toBe(422);
    const limited = await send(filledIn, asScript);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(500);
    expect([limited.status, await limited.json()]).toMatchObject([
      429,
      { state: 'limited', values: { naam: ['Anna'] } },
    ]);
    const { html, typed, status } = await shown(await send(filledIn));
    expect([status, typed.bericht]).toEqual([429, filledIn.bericht]);
    expect(html).toContain('Even wachten');
    const elsewhere = new Request('http://localhost:3000/api/form', {
      method: 'POST',
      body: new URLSearchParams(filledIn),
    });
    expect((await portal.portal.fetch(elsewhere, '192.0.2.7')).status).toBe(303);
  });

  it('nothing to addresses that can only be read', async () => {
    expect((await portal.post('/bodem', 'x')).status).toBe(405);
  });

  it.each(['/api/form', '/api/newsletter'])('nothing by opening its address: %s', async (path) => {
    const opened = await portal.get(path, { accept: 'text/html,*/*' });
    expect([opened.status, opened.headers.get('allow')]).toEqual([405, 'POST']);
    const html = await opened.text();
    expect(html).toContain('Hier staat geen pagina');
    expect(html).toContain('<a href="/">Naar de startpagina</a>');
    expect((await portal.get(path)).headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });
});
