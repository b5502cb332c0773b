import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { connectDatabase } from '#services/database/connectDatabase.ts';
import type { Database } from '#services/database/database.ts';
import { findPostgres, skipNote } from '#services/database/testing/findPostgres.ts';
import { type PostgresServer, startPostgres, startReplica } from '#services/database/testing/startPostgres.ts';
import { ask } from '#tests/e2e/helpers/network.ts';
import { type OwnPortal, startPortal } from '#tests/e2e/helpers/ownPortal.ts';

/* A portal whose database is killed while people read, search and write: one start, from top to bottom. */

const programs = findPostgres();
const place = programs.kind === 'found' ? programs.folder : '';
const terms = ['bodem', 'water', 'koeien', 'stikstof', 'weidevogels', 'biodiversiteit', 'melkvee', 'natuur'];
const pages = ['/', '/disclaimer', '/?language=en'];
const item = 'urn:test:replicas';
/** Nothing takes longer, whatever is away (ms). */
const longest = 9000;

describe.runIf(programs.kind === 'found')(`a portal on PostgreSQL with a replica${skipNote(programs)}`, () => {
  let primary: PostgresServer;
  let replica: PostgresServer;
  let portal: OwnPortal;
  let signIn: (person: string) => Promise<string>;
  const urlOf = ({ url }: PostgresServer) => url.replace('postgres@', 'portal@').replace(/postgres$/, 'portal');
  const settings = () => ({
    DATABASE_URL: urlOf(primary),
    DATABASE_REPLICA_URLS: urlOf(replica),
    PAGE_CACHE_SECONDS: '0',
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'info',
  });

  const waits: number[] = [];
  /** Everyone comes from a network of their own, so that nobody is told to wait. */
  const get = async (path: string) => {
    const network = `10.${randomInt(250)}.${randomInt(250)}.${randomInt(250)}`;
    const began = performance.now();
    const answer = await ask({ port: portal.port, path, headers: { 'x-forwarded-for': network } });
    waits.push(performance.now() - began);
    return answer;
  };
  const hitsOf = async (term: string) => {
    const { status, text } = await get(`/api/search?term=${term}&language=nl`);
    return status === 200 ? z.object({ hits: z.int() }).parse(JSON.parse(text)).hits : `status ${status}`;
  };
  const send = async (method: string, path: string, body: unknown, person = 'anna') => {
    const began = performance.now();
    const answer = await fetch(`http://127.0.0.1:${portal.services.preference}${path}`, {
      method,
      headers: { authorization: `Bearer ${await signIn(person)}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    waits.push(performance.now() - began);
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
  };
  const comment = (text: string, person?: string) =>
    send(
      'POST',
      '/api/comments',
      { external_id: item, content_subtype: 'news', title: 'Proef', url: '/proef', name: 'Anna', comment: text },
      person,
    );
  const writes = () =>
    expect.poll(async () => (await comment(randomUUID(), randomUUID())).status, { timeout: 15_000 }).toBe(201);
  const comments = async (): Promise<readonly string[]> => {
    const { text } = await send('GET', `/api/articlesextended?external_id=${encodeURIComponent(item)}`, undefined);
    const read = z.object({ articles: z.array(z.object({ comments: z.array(z.object({ content: z.string() })) })) });
    return read.parse(JSON.parse(text)).articles.flatMap((article) => article.comments.map(({ content }) => content));
  };
  const readiness = async () => {
    const { status, text } = await get('/readyz');
    return {
      httpStatus: status,
      ...z.object({ status: z.string(), checks: z.record(z.string(), z.string()) }).parse(JSON.parse(text)),
    };
  };

  beforeAll(async () => {
    primary = await startPostgres(place, { durable: true });
    const setup = await connectDatabase(primary.url);
    await setup.query('create role portal login');
    await setup.query('create database portal owner portal');
    await setup.close();
    replica = await startReplica(place, primary.url, { durable: false });
    portal = await startPortal(settings());
    signIn = await createSignIn(await connectDatabase(urlOf(primary)), () => portal.port);
  });

  afterAll(async () => {
    await portal.close();
    await replica.remove();
    await primary.remove();
  });

  it('keeps the order of reading after writing while all is well', async () => {
    expect(await readiness()).toMatchObject({
      httpStatus: 200,
      status: 'ok',
      checks: { database: 'ok', 'database replica 1': 'ok' },
    });
    replica.freeze();
    try {
      for (let count = 0; count < 5; count++) {
        expect((await comment(`eerst ${count}`)).status).toBe(201);
        expect(await comments()).toContain(`eerst ${count}`);
        const list = Array.from({ length: count + 1 }, (_, at) => `urn:item:${at}`);
        expect((await send('PUT', '/api/setpreferences', { preferences: { bookmarkedArticles: list } })).status).toBe(
          200,
        );
        expect((await send('GET', '/api/getpreferences', undefined)).text).toContain(JSON.stringify(list));
      }
    } finally {
      replica.thaw();
    }
  });

  it('reads on and refuses to write while the primary is killed, and heals', { timeout: 240_000 }, async ({
    annotate,
  }) => {
    const expected = new Map<string, number | string>();
    for (const term of terms) expected.set(term, await hitsOf(term));
    expect([...expected.values()].every((hits) => typeof hits === 'number')).toBe(true);
    let isOver = false;
    const wrong: string[] = [];
    const [kept, refused]: [string[], string[]] = [[], []];
    let [searched, read] = [0, 0];
    const keepDoing = async (work: () => Promise<void>) => {
      while (!isOver) {
        await work();
        await setTimeout(10);
      }
    };
    const search = () =>
      keepDoing(async () => {
        const term = terms[randomInt(terms.length)] ?? '';
        const hits = await hitsOf(term);
        if (hits !== expected.get(term)) wrong.push(`${term}: ${hits} for ${expected.get(term)}`);
        const fresh = await hitsOf(`${term}+${randomInt(1_000_000)}`);
        if (typeof fresh !== 'number') wrong.push(`fresh: ${fresh}`);
        searched += 2;
      });
    const visit = () =>
      keepDoing(async () => {
        const path = pages[randomInt(pages.length)] ?? '/';
        const { status } = await get(path);
        if (status !== 200) wrong.push(`${path}: ${status}`);
        read += 1;
      });
    let writers = 0;
    const write = () => {
      writers += 1;
      // One person may write so many comments in a while: each is another's.
      return keepDoing(async () => {
        const text = randomUUID();
        const { status, retryAfter } = await comment(text, `schrijver-${randomUUID()}`);
        if (status === 201) kept.push(text);
        else if (status === 503 && Number(retryAfter) > 0) refused.push(text);
        else wrong.push(`comment: ${status} ${retryAfter}`);
      });
    };
    const all = Promise.all([search(), search(), visit(), write(), write()]);
    const healed: number[] = [];
    try {
      for (let kill = 0; kill < 3; kill++) {
        await setTimeout(2000);
        await primary.kill();
        await expect.poll(readiness).toMatchObject({
          httpStatus: 200,
          status: 'reduced',
          checks: { database: 'read only', 'database replica 1': 'ok' },
        });
        const before = refused.length;
        await expect.poll(() => refused.length, { timeout: 15_000 }).toBeGreaterThan(before);
        await setTimeout(1500);
        await primary.start();
        const began = performance.now();
        const written = kept.length;
        await expect.poll(() => kept.length, { timeout: 15_000, interval: 20 }).toBeGreaterThan(written);
        healed.push(Math.round(performance.now() - began));
      }
      await setTimeout(1500);
    } finally {
      isOver = true;
      await all;
    }
    expect(wrong).toEqual([]);
    const stored = await connectDatabase(urlOf(primary));
    const rows = await stored.query('select content from comment where external_id = $1', [item]);
    await stored.close();
    const there = rows.map(({ content }) => String(content));
    expect(kept.filter((text) => !there.includes(text))).toEqual([]);
    expect(new Set(there).size).toBe(there.length);
    expect(Math.max(...waits)).toBeLessThan(longest);
    expect(Math.max(...healed)).toBeLessThan(5000);
    await annotate(
      `${searched} searches, ${read} pages, ${kept.length} comments by ${writers} writers kept, ${refused.length} refused; written again ${healed.join(', ')} ms after the start; the longest wait ${Math.round(Math.max(...waits))} ms`,
    );
  });

  it('keeps nobody waiting when the primary says nothing more', { timeout: 90_000 }, async ({ annotate }) => {
    waits.length = 0;
    const hits = await hitsOf('bodem');
    primary.freeze();
    try {
      expect(await Promise.all(Array.from({ length: 8 }, () => hitsOf('bodem')))).toEqual(Array(8).fill(hits));
      expect(await comment('stil')).toMatchObject({ status: 503, retryAfter: '5' });
      expect((await get('/')).status).toBe(200);
      expect(Math.max(...waits)).toBeLessThan(longest);
      await annotate(`the longest wait ${Math.round(Math.max(...waits))} ms`);
    } finally {
      primary.thaw();
    }
    await writes();
  });

  it('starts while only the replica is there, and goes on without the replica', { timeout: 180_000 }, async () => {
    const hits = await hitsOf('bodem');
    await portal.process.end();
    await primary.kill();
    portal = await startPortal({ ...settings(), DATA_DIR: portal.dataDir });
    expect(await hitsOf('bodem')).toBe(hits);
    expect((await get('/')).status).toBe(200);
    expect((await get('/.well-known/openid-configuration')).status).toBe(200);
    expect((await comment('te vroeg')).status).toBe(503);
    await primary.start();
    await writes();
    await replica.kill();
    await expect.poll(readiness, { timeout: 15_000 }).toMatchObject({
      httpStatus: 200,
      checks: { database: 'ok', 'database replica 1': 'missing' },
    });
    expect((await comment(randomUUID(), randomUUID())).status).toBe(201);
    await primary.kill();
    await expect
      .poll(readiness, { timeout: 15_000 })
      .toMatchObject({ httpStatus: 503, checks: { database: 'missing' } });
    expect(await hitsOf('biologisch')).toBe('status 503');
    await primary.start();
    await expect.poll(() => hitsOf('bodem'), { timeout: 15_000 }).toBe(hits);
  });
});

/** Gives access tokens of the portal's own identity service, signed with the key that it keeps. */
async function createSignIn(database: Database, port: () => number): Promise<(person: string) => Promise<string>> {
  const [row] = await database.query("select value from identity_secret where name = 'jwks'");
  await database.close();
  const keys = z.object({ keys: z.tuple([z.looseObject({ kty: z.string(), kid: z.string() })]) });
  const [jwk] = keys.parse(row?.value).keys;
  const key = await importJWK(jwk, 'RS256');
  return (person) => {
    const origin = `http://localhost:${port()}/`;
    return new SignJWT({ scope: 'openid' })
      .setProtectedHeader({ alg: 'RS256', kid: jwk.kid, typ: 'at+jwt' })
      .setSubject(`auth0|${person}`)
      .setIssuer(origin)
      .setAudience(`${origin}api/`)
      .setExpirationTime('10m')
      .sign(key);
  };
}
