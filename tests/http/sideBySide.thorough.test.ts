import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cmsPage, section } from '#server/testing/testPortal.ts';
import { type Answer, json } from '#server/testing/testService.ts';
import { connectDatabase } from '#services/database/connectDatabase.ts';
import { findPostgres, skipNote } from '#services/database/testing/findPostgres.ts';
import { createAccountStore } from '#services/identity/accounts/accountStore.ts';
import { createPasswords } from '#services/identity/accounts/passwords.ts';
import { readToken } from '#services/query/import/token.ts';
import { newsletterFixtures } from '#templates/elements/newsletter/newsletter.fixtures.ts';
import { findNginx } from './sideBySide/nginx.ts';
import { type SideBySide, startSideBySide } from './sideBySide/startSideBySide.ts';
import { Visitor } from './sideBySide/Visitor.ts';

/* Portals behind nginx on one PostgreSQL server: what is done at one is there at the others. */

const postgres = findPostgres();
const nginx = findNginx();
const isPossible = postgres.kind === 'found' && nginx !== undefined;
const note = `${skipNote(postgres)}${nginx === undefined ? ' (skipped: nginx is not installed)' : ''}`;

const secret = 'the-secret-of-the-CMS-in-this-test';
const account = { email: 'els@groen.example', password: 'zes wilgen langs de sloot' };
/** Deletes the account in the end. */
const leaver = 'wim@groen.example';
const itemPath = '/nieuws/veenweide';

/** What the CMS has at this moment. */
let lead = 'Over natte grond.';
let isDraftAsked = 0;
const item = () =>
  cmsPage('Veenweide', {
    ...{ type: 'media', subtype: 'news', identifier: 'media_12', url: '/nl/groenkennisnet/nieuws/veenweide' },
    metadata: { contenttype: 'wmammodularcontent_gkn_news', lead },
    contents: [
      {
        area: 'main',
        title: '',
        elements: [
          { type: 'text', html: `<p>${lead}</p><img src="https://api.groenkennisnet.nl/upload/veen.jpg" alt="Veen">` },
        ],
      },
    ],
  });
const cms: Answer = ({ url = '', method, headers }, response) => {
  if (method === 'PURGE' || url === '/purge') return response.writeHead(200).end(String(headers['surrogate-key']));
  if (url.includes('/paginasectie?')) return json(response, section());
  if (url === '/nl/groenkennisnet/nieuws/veenweide') return json(response, item());
  if (url === '/nl/groenkennisnet/concept') {
    isDraftAsked += 1;
    return json(response, cmsPage(`Concept ${isDraftAsked}`));
  }
  if (url === '/nl/groenkennisnet/nieuwsbrief') {
    const { element } = newsletterFixtures.monthly;
    return json(response, cmsPage('Nieuwsbrief', { contents: [{ area: 'main', title: '', elements: [element] }] }));
  }
  if (url.startsWith('/nl/groenkennisnet/index') || url === '/nl/groenkennisnet')
    return json(response, cmsPage('Groen'));
  return response.writeHead(404).end();
};

/** Waits until something is so, two seconds at most, and gives how long that took (ms). */
async function within2Seconds(isSo: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > 2000) throw new Error('It was not so within two seconds.');
    await setTimeout(50);
  }
  return Math.round(performance.now() - began);
}

describe.runIf(isPossible).each([2, 4])(`%i portals side by side${note}`, (count) => {
  let side: SideBySide;
  const places = Array.from({ length: count }, (_, place) => place);
  const last = count - 1;
  beforeAll(async () => {
    side = await startSideBySide({
      ...{ count, cms, nginx, postgres: postgres.kind === 'found' ? postgres.folder : '' },
      settings: { CONTENT_HOOK_SECRET: secret, DRAIN_SECONDS: '5', PAGE_CACHE_SECONDS: '600' },
    });
    const database = await connectDatabase(side.database.url);
    const password = await createPasswords().hash(account.password);
    for (const email of [account.email, leaver])
      await createAccountStore(database).create({ email, nickname: 'Els', password });
    await database.close();
  });
  afterAll(() => side?.close());

  it('are all asked by whoever stands in front', async () => {
    const visitor = new Visitor(side);
    for (let asked = 0; asked < 8; asked++) expect((await visitor.ask({ path: '/readyz' })).status).toBe(200);
  });

  it('know a visitor who signs in, each step on another one', async () => {
    const visitor = new Visitor(side, '127.7.0.2');
    const steps = await visitor.signIn(account.email, account.password);
    expect(steps.at(-1)).toBe('200 /mijn-gkn');
    for (const at of places) expect((await visitor.ask({ path: '/mijn-gkn', at })).text).toContain(account.email);
  });

  it('show a comment within two seconds that was written at one of them', async ({ annotate }) => {
    const visitor = new Visitor(side, '127.7.0.3');
    const text = `Bij ons staat het water ${count} cm hoger.`;
    for (const at of places) expect((await visitor.ask({ path: itemPath, at })).text).not.toContain(text);
    await visitor.signIn(account.email, account.password);
    const form = { comment: text, item: '12', kind: 'news', title: 'Veenweide', to: itemPath };
    expect((await visitor.ask({ path: '/mijn-gkn/comment', at: 0, form })).status).toBe(303);
    const took = await Promise.all(
      places.map((at) => within2Seconds(async () => (await visitor.ask({ path: itemPath, at })).text.includes(text))),
    );
    await annotate(`seen after ${took.join(', ')} ms`);
  });

  it('show no comment two seconds after its author has deleted the account at one of them', async ({ annotate }) => {
    const visitor = new Visitor(side, '127.7.0.10');
    const text = `Ik ga weg, en dit ook (${count}).`;
    await visitor.signIn(leaver, account.password);
    const form = { comment: text, item: '12', kind: 'news', title: 'Veenweide', to: itemPath };
    await visitor.ask({ path: '/mijn-gkn/comment', at: 0, form });
    const isShown = async (at: number) => (await visitor.ask({ path: itemPath, at })).text.includes(text);
    for (const at of places) await within2Seconds(() => isShown(at));
    const question = await visitor.ask({ path: '/u/account/delete', at: 0 });
    const [, token = ''] = /name="token" value="([^"]+)"/.exec(question.text) ?? [];
    const answer = { token, password: account.password };
    expect((await visitor.ask({ path: '/u/account/delete', at: 0, form: answer })).status).toBe(200);
    const took = await Promise.all(places.map((at) => within2Seconds(async () => !(await isShown(at)))));
    await annotate(`gone after ${took.join(', ')} ms`);
  });

  it('show a changed page within two seconds of the CMS telling one of them, and not before', async ({ annotate }) => {
    const visitor = new Visitor(side, '127.7.0.4');
    for (const at of places) expect((await visitor.ask({ path: itemPath, at })).text).toContain(lead);
    const before = lead;
    lead = `Over grond die ${count} keer natter is.`;
    for (const at of places) expect((await visitor.ask({ path: itemPath, at })).text).toContain(before);
    const told = await visitor.ask({
      ...{ path: '/hooks/content', at: last, json: { ids: ['mediaitem_12'] } },
      headers: { authorization: `Bearer ${secret}` },
    });
    expect(told.status).toBe(202);
    const took = await Promise.all(
      places.map((at) => within2Seconds(async () => (await visitor.ask({ path: itemPath, at })).text.includes(lead))),
    );
    await annotate(`seen after ${took.join(', ')} ms`);
  });

  it('find a record within two seconds that was imported at one of them', async ({ annotate }) => {
    const visitor = new Visitor(side, '127.7.0.5');
    const word = count === 2 ? 'kwelderlamsoor' : 'zeekoolmoes';
    const path = `/api/search?term=${word}&language=nl`;
    for (const at of places) expect((await visitor.ask({ path, at })).text).not.toContain('kust-1');
    const portal = side.portals[0];
    if (!portal) throw new Error('There is no portal.');
    const imported = await fetch(`http://127.0.0.1:${portal.services.query}/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${readToken(portal.dataDir)}` },
      body: `${JSON.stringify({ id: 'kust-1', title: `Zilte ${word}`, year: 2024, publisher: 'Kust' })}\n`,
    });
    expect(imported.status).toBe(200);
    const took = await Promise.all(
      places.map((at) => within2Seconds(async () => (await visitor.ask({ path, at })).text.includes('kust-1'))),
    );
    await annotate(`seen after ${took.join(', ')} ms`);
  });

  it('sign addresses of pictures and shared previews that all of them believe', async () => {
    const visitor = new Visitor(side, '127.7.0.6');
    const { text } = await visitor.ask({ path: itemPath, at: 0 });
    const [picture] = /\/pictures\/[^"' ,]+/.exec(text) ?? [];
    expect(picture).toBeDefined();
    // The CMS of this test has no pictures: 502 or 404 is its answer, 403 that of a portal that does not believe it.
    const [own, other] = await Promise.all([0, last].map((at) => visitor.ask({ path: picture ?? '', at })));
    expect(other?.status).toBe(own?.status);
    const shared = await visitor.ask({
      path: '/api/preview/share',
      at: 0,
      json: { url: '/nl/groenkennisnet/concept' },
    });
    const { token } = JSON.parse(shared.text);
    expect((await visitor.ask({ path: `/preview?share=${token}`, at: last })).status).toBe(200);
  });

  it('show one answer of the CMS in all frames of a preview, whichever is asked', async () => {
    const visitor = new Visitor(side, '127.7.0.7');
    const opened = await visitor.ask({ path: '/api/preview?url=/nl/groenkennisnet/concept', at: 0 });
    const { snapshot } = JSON.parse(opened.text);
    const asked = isDraftAsked;
    for (const at of places) {
      const frame = await visitor.ask({
        path: `/preview/page?url=/nl/groenkennisnet/concept&snapshot=${snapshot}`,
        at,
      });
      expect([frame.status, frame.text.includes(`Concept ${asked}`)]).toEqual([200, true]);
      expect((await visitor.ask({ path: `/api/preview/source?snapshot=${snapshot}`, at })).status).toBe(200);
    }
    expect(isDraftAsked).toBe(asked);
  });

  it('take a form at one of them, and the link in the letter at another', async () => {
    const visitor = new Visitor(side, '127.7.0.9');
    const { text } = await visitor.ask({ path: '/nieuwsbrief', at: 0 });
    const hidden = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const fields = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    const email = `lezer-${count}@groen.example`;
    const posted = await visitor.ask({ path: '/api/newsletter', at: last, form: { ...fields, 'field:email': email } });
    expect([posted.status, String(posted.headers.location)]).toEqual([303, expect.stringContaining('asked=')]);
    const database = await connectDatabase(side.database.url);
    const [letter] = await database.query('select text from mail_outbox where recipient = $1', [email]);
    const [link = ''] = /\/subscriptions\/confirm\?token=[\w-]+/.exec(String(letter?.text)) ?? [];
    const asked = await visitor.ask({ path: link, at: 0 });
    expect([asked.status, asked.text.includes('Nieuwsbrief') || asked.text.includes(email)]).toEqual([200, true]);
    const form = { token: new URL(link, side.origin).searchParams.get('token') ?? '' };
    expect((await visitor.ask({ path: '/subscriptions/confirm', at: last, form })).status).toBe(200);
    const kept = await database.query('select email from subscription where email = $1', [email]);
    expect(kept).toHaveLength(1);
    await database.close();
  });

  it('count together what a network asks for', { timeout: 40_000 }, async () => {
    const visitor = new Visitor(side, `127.9.0.${count}`);
    const spentAt = async () => {
      const left: number[] = [];
      for (const at of [...places, ...places]) {
        const { headers } = await visitor.ask({ path: '/api/suggest?q=bodem&language=nl', at });
        left.push(Number(/r=(\d+)/.exec(String(headers.ratelimit))?.[1]));
      }
      return left.map((each) => (left[0] ?? 0) - each);
    };
    // Where the database is late, each counts for itself for five seconds.
    const together = [...places, ...places].map((_, at) => at);
    await expect.poll(spentAt, { timeout: 25_000, interval: 6000 }).toEqual(together);
  });

  it('hear of it all the same when their connections break at that moment, or the database goes away for a while', async () => {
    const visitor = new Visitor(side, '127.7.0.8');
    const tell = () =>
      visitor.ask({
        ...{ path: '/hooks/content', at: 0, json: { ids: ['12'] } },
        headers: { authorization: `Bearer ${secret}` },
      });
    const areNew = (at: number) => async () => (await visitor.ask({ path: itemPath, at })).text.includes(lead);
    const database = await connectDatabase(side.database.url);
    const broken = await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' or query = 'select 1'`,
    );
    expect(broken.length).toBeGreaterThanOrEqual(count);
    lead = `Over grond, ${count} keer gehoord.`;
    expect((await tell()).status).toBe(202);
    await Promise.all(places.map((at) => within2Seconds(areNew(at))));
    await database.close();

    await side.database.kill();
    lead = `Over grond, ${count} keer gemist.`;
    expect((await tell()).status).toBe(503);
    // Whoever heard it shows it; nobody else is told, and all go on.
    for (const at of places) expect((await visitor.ask({ path: itemPath, at })).status).toBe(200);
    await side.database.start();
    await expect.poll(async () => (await tell()).status).toBe(202);
    await Promise.all(places.map((at) => expect.poll(areNew(at), { timeout: 4000, interval: 100 }).toBe(true)));
  });

  it('are restarted one by one under load, and no reader meets an error', { timeout: 240_000 }, async ({
    annotate,
  }) => {
    const wrong: string[] = [];
    let isOver = false;
    let asked = 0;
    const read = async (reader: number) => {
      const visitor = new Visitor(side, `127.8.0.${reader + 1}`);
      const paths = ['/', itemPath, `/zoeken/*?start=${reader}`, '/api/shell?language=nl'];
      for (let turn = 0; !isOver; turn++) {
        const path = paths[turn % paths.length] ?? '/';
        const status = await visitor.ask({ path }).then(
          (answer) => answer.status,
          (error: unknown) => String(error),
        );
        asked += 1;
        if (status !== 200) wrong.push(`${path}: ${status}`);
      }
    };
    const reading = Promise.all(Array.from({ length: 8 }, (_, reader) => read(reader)));
    for (const place of places.slice(0, 2)) {
      await setTimeout(1000);
      const leaving = side.portals[place];
      const end = leaving?.process.end('SIGTERM');
      await expect
        .poll(async () => (await new Visitor(side).ask({ path: '/readyz', at: place })).text, { interval: 50 })
        .toContain('leaving');
      await end;
      await side.startAgain(place);
    }
    await setTimeout(1000);
    isOver = true;
    await reading;
    await annotate(`${asked} answers`);
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(500);
  });
});
