import { Hono } from 'hono';
import { z } from 'zod';
import { emailAddress } from '#services/mail/emailAddress.ts';
import type { ReadBearer } from '../access/bearer.ts';
import { countWork, issuerAway, type MakeRate, type PersonEnv, requirePerson, tooMuch } from '../access/personGate.ts';
import { IssuerAway, type ReadProfile } from '../access/profile.ts';
import { faultOf } from '../faults.ts';
import type { KnownSubscription, NewsletterStore } from './newsletterStore.ts';
import type { Newsletters } from './newsletters.ts';

interface CallsParts {
  readonly newsletters: Newsletters;
  readonly store: NewsletterStore;
  /** Left out where nobody can sign in. */
  readonly person?: { readonly readBearer: ReadBearer; readonly readProfile: ReadProfile } | undefined;
  /** Counts what people do; in memory unless given. */
  readonly makeRate?: MakeRate | undefined;
}

/** One line, without letters that steer. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .default('');

const asking = z
  .object({
    email: emailAddress.transform((email) => email.toLowerCase()),
    list: words(200),
    site: words(100),
    language: words(35),
    title: words(300),
  })
  // One that its editor gave no id is its site's own, and not that of all sites together.
  .transform((asked) => ({ ...asked, list: asked.list || asked.site }));

/** What one person may ask of their own newsletters, each of which asks the issuer of their token. */
const rates = { own: { points: 60, duration: 60 } } as const;

/**
 * The calls of newsletters:
 * - `POST /api/newsletter` `{ email, list, site?, language?, title? }` → 202 a letter is on its way, whether the address
 *   is subscribed or not; 400 for anything that is no address; 429 for too many letters at the request of one network,
 *   which the caller names as `X-Forwarded-For`. With an access token of a person whose confirmed address it is: 201
 *   registered, 409 `{ status: 'known', whose: 'yours' }` already.
 * - `GET /api/mynewsletters` → `{ newsletters: [{ id, list, title, site, created_at }] }` and
 *   `DELETE /api/mynewsletters/{id}` → 200, also when it is gone: those of the person's confirmed address
 */
export function newsletterCalls({ newsletters, store, person, makeRate }: CallsParts): Hono<PersonEnv> {
  const calls = new Hono<PersonEnv>();

  /** Whether a request shows that an address is its sender's own. A token that nobody believes shows nothing. */
  const isOwn = async (email: string, authorization: string | undefined) => {
    if (!person || authorization === undefined) return false;
    const known = await person.readBearer(authorization);
    if (typeof known === 'string') return false;
    const profile = await person.readProfile(authorization).catch(() => undefined);
    return profile?.email === email;
  };

  calls.post('/newsletter', async ({ req }) => {
    const read = asking.safeParse(await req.json().catch(() => undefined));
    if (!read.success) return faultOf(read.error);
    if (await isOwn(read.data.email, req.header('authorization'))) {
      const status = await newsletters.subscribe(read.data);
      if (status === 'registered') return Response.json({ status }, { status: 201 });
      return Response.json({ status, whose: 'yours' }, { status: 409 });
    }
    const asked = await newsletters.ask(read.data, req.header('x-forwarded-for')?.slice(0, 100) || 'unknown');
    if (asked.kind === 'limited') return tooMuch(asked.seconds);
    return Response.json({ status: asked.kind }, { status: 202 });
  });

  if (!person) return calls;
  const spend = countWork(rates, makeRate);
  calls.use('/mynewsletters/*', requirePerson(person.readBearer), async (c, next) => {
    return (await spend('own', c.get('person'))) ?? next();
  });
  calls.get('/mynewsletters', async ({ req }) => {
    const { email } = await person.readProfile(req.header('authorization'));
    const own = email === undefined ? [] : await store.of(email);
    return Response.json({ newsletters: own.map(described) });
  });
  calls.delete('/mynewsletters/:id', async ({ req }) => {
    const { email } = await person.readProfile(req.header('authorization'));
    const id = req.param('id');
    if (email !== undefined && /^\d{1,9}$/.test(id)) await store.endById(email, Number(id));
    return Response.json({ status: 'deleted' });
  });
  calls.onError((error) => {
    if (error instanceof IssuerAway) return issuerAway();
    throw error;
  });
  return calls;
}

/** A subscription as its owner reads it. */
export function described({ id, list, title, site, createdAt }: KnownSubscription) {
  return { id: String(id), list, title, site, created_at: createdAt };
}
