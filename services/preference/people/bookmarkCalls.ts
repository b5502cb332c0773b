import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { limitBody } from '#services/network/limitBody.ts';
import type { ReadBearer } from '../access/bearer.ts';
import { countWork, type MakeRate, type PersonEnv, requirePerson } from '../access/personGate.ts';
import type { ReadProfile } from '../access/profile.ts';
import { fault, faultOf } from '../faults.ts';
import { itemId, lines } from './fields.ts';
import type { Bookmark, PersonStore } from './personStore.ts';

interface BookmarkParts {
  readonly people: PersonStore;
  readonly readBearer: ReadBearer;
  readonly readProfile: ReadProfile;
  /** Counts what people do; in memory unless given. */
  readonly makeRate?: MakeRate | undefined;
}

/** Bytes of a body: a thousand bookmarks with long ids. */
const maximumBytes = 256 * 1024;

/** What one person may write: more than anyone does by hand. */
const rates = {
  bookmarks: { points: 120, duration: 60 },
  notes: { points: 120, duration: 60 },
  sharing: { points: 20, duration: 600 },
} as const;

const preferences = z.object({ preferences: z.object({ bookmarkedArticles: z.array(itemId).max(1000) }) });
const noted = z.object({ note: lines(2000) });
const sharing = z.object({ shared: z.boolean() });

/** A token is 128 bits in base64url. */
const tokenShape = /^[\w-]{22}$/;

/** Paths that belong to the person who asks. */
const own = ['/getpreferences', '/setpreferences', '/mybookmarks', '/bookmarknote/*', '/sharedbookmarks'];

/**
 * The calls of bookmarks (specification, section 7): `GET /api/getpreferences` → `{ preferences }`, or 404 `User not
 * found`; `PUT /api/setpreferences`, which keeps the notes of bookmarks that stay. Beyond the specification:
 * - `GET /api/mybookmarks` → `{ bookmarks: [{ id, note, created_at }], shared: token | null }`
 * - `PUT /api/bookmarknote/{id}` `{ note }`: at most 2,000 letters, none removes it; 404 where there is no such bookmark
 * - `PUT /api/sharedbookmarks` `{ shared }` → `{ shared: token | null }`; a token that was stopped never works again
 * - `GET /api/sharedbookmarks/{token}` → `{ bookmarks: [id], name }`, for everybody, without notes; 404 for others
 */
export function bookmarkCalls({ people, readBearer, readProfile, makeRate }: BookmarkParts): Hono<PersonEnv> {
  const calls = new Hono<PersonEnv>();
  const spend = countWork(rates, makeRate);

  calls.get('/sharedbookmarks/:token', async ({ req }) => {
    const token = req.param('token');
    const found = tokenShape.test(token) ? await people.shared(token) : undefined;
    if (!found) return Response.json({ message: 'Nothing is shared here' }, { status: 404 });
    return Response.json(found);
  });

  for (const path of own) calls.use(path, limitBody(maximumBytes), requirePerson(readBearer));

  calls.get('/getpreferences', async (c) => {
    const bookmarks = await people.bookmarksOf(c.get('person').id);
    if (!bookmarks) return Response.json({ message: 'User not found' }, { status: 404 });
    return Response.json({ preferences: { bookmarkedArticles: bookmarks.map(({ id }) => id) } });
  });

  calls.put('/setpreferences', async (c) => {
    const read = preferences.safeParse(await bodyOf(c));
    if (!read.success) return faultOf(read.error);
    const person = c.get('person');
    const tooMuch = await spend('bookmarks', person);
    if (tooMuch) return tooMuch;
    const bookmarkedArticles = [...new Set(read.data.preferences.bookmarkedArticles)];
    await people.setBookmarks(person.id, bookmarkedArticles);
    return Response.json({ preferences: { bookmarkedArticles } });
  });

  calls.get('/mybookmarks', async (c) => {
    const { id } = c.get('person');
    const [bookmarks, shared] = await Promise.all([people.bookmarksOf(id), people.sharedBy(id)]);
    return Response.json({ bookmarks: (bookmarks ?? []).map(described), shared: shared ?? null });
  });

  calls.put('/bookmarknote/:id', async (c) => {
    const read = noted.safeParse(await bodyOf(c));
    if (!read.success) return faultOf(read.error);
    const person = c.get('person');
    const tooMuch = await spend('notes', person);
    if (tooMuch) return tooMuch;
    const id = itemId.safeParse(c.req.param('id'));
    if (!id.success) return fault('id', 'the id of one item');
    const { note } = read.data;
    if (await people.setNote(person.id, id.data, note)) return Response.json({ id: id.data, note });
    return Response.json({ message: 'Bookmark not found' }, { status: 404 });
  });

  calls.put('/sharedbookmarks', async (c) => {
    const read = sharing.safeParse(await bodyOf(c));
    if (!read.success) return faultOf(read.error);
    const person = c.get('person');
    const tooMuch = await spend('sharing', person);
    if (tooMuch) return tooMuch;
    if (!read.data.shared) {
      await people.unshare(person.id);
      return Response.json({ shared: null });
    }
    // A list is shared without a name as well.
    const { name } = await readProfile(c.req.header('authorization')).catch(() => ({ name: '' }));
    return Response.json({ shared: await people.share(person.id, name) });
  });

  return calls;
}

async function bodyOf({ req }: Context): Promise<unknown> {
  return req.json().catch(() => undefined);
}

/** A bookmark as its owner reads it. */
export function described({ id, note, createdAt }: Bookmark) {
  return { id, note, created_at: createdAt };
}
