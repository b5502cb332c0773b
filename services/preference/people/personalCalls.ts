import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { limitBody } from '#services/network/limitBody.ts';
import type { ReadBearer } from '../access/bearer.ts';
import { countWork, issuerAway, type MakeRate, type PersonEnv, requirePerson } from '../access/personGate.ts';
import { IssuerAway, type ReadProfile } from '../access/profile.ts';
import { fault, faultOf } from '../faults.ts';
import { described } from '../newsletter/newsletterCalls.ts';
import type { NewsletterStore } from '../newsletter/newsletterStore.ts';
import { described as describedBookmark } from './bookmarkCalls.ts';
import { type Comment, type CommentStore, commentStates } from './commentStore.ts';
import { itemId, lines, words } from './fields.ts';
import type { PersonStore } from './personStore.ts';

interface PersonalParts {
  readonly comments: CommentStore;
  readonly people: PersonStore;
  readonly subscriptions: Pick<NewsletterStore, 'of'>;
  readonly readBearer: ReadBearer;
  readonly readProfile: ReadProfile;
  /** Counts what people do; in memory unless given. */
  readonly makeRate?: MakeRate | undefined;
}

/** Bytes of a body: the longest comment with all that it is about. */
const maximumBytes = 64 * 1024;

/** What one person may write: more than anyone does by hand. */
const rates = {
  comment: { points: 10, duration: 300 },
  report: { points: 20, duration: 600 },
} as const;

const newComment = z.object({
  external_id: itemId,
  content_subtype: words(100).default(''),
  title: words(500).default(''),
  // An address of the portal itself, below its own origin or with it.
  url: words(2000).regex(/^(?:https?:\/)?\/(?![/\\])/),
  // Some issuers name nobody.
  name: words(100).default(''),
  comment: lines(2000).min(1),
});
const report = z.object({ reason: lines(500).default('') });
const decision = z.object({ state: z.enum(commentStates), reason: lines(500).default('') });

/**
 * The calls that belong to people (specification, section 7), each with an access token as `Authorization: Bearer`:
 * - `GET /api/articlesextended?external_id=` → `{ articles: [{ external_id, comments }] }`, for everybody
 * - `POST /api/comments` → 201; with `Idempotency-Key` the same post twice is one comment
 * - `DELETE /api/deletemycomment/{id}` → 200, also when it is gone; 403 for another's
 * - `GET /api/mydata` → `[{ comments, preferences, bookmarks, shared, newsletters }]`; `DELETE /api/mydata` deletes all of it
 *
 * and beyond the specification `POST /api/reportcomment/{id}` and, for moderators, `GET /api/moderation/waiting` and
 * `PUT /api/moderation/{id}` → 200, also when it is gone.
 *
 * 400 names the parameter, 401 asks for a token, 429 says when to come back, 503 when no token can be checked.
 */
export function createPersonalCalls(parts: PersonalParts): Hono<PersonEnv> {
  const { comments, people, subscriptions, readBearer, readProfile, makeRate } = parts;
  const calls = new Hono<PersonEnv>();
  const spend = countWork(rates, makeRate);

  calls.use(limitBody(maximumBytes));

  calls.get('/articlesextended', async ({ req }) => {
    const read = itemId.safeParse(req.query('external_id'));
    if (!read.success) return fault('external_id', 'the id of one item');
    const found = await comments.of(read.data);
    return Response.json({ articles: [{ external_id: read.data, comments: found.map(publicly) }] });
  });

  calls.use(requirePerson(readBearer));

  calls.post('/comments', async (c) => {
    const read = newComment.safeParse(await bodyOf(c));
    if (!read.success) return faultOf(read.error);
    const person = c.get('person');
    const tooMuch = await spend('comment', person);
    if (tooMuch) return tooMuch;
    const { external_id: externalId, content_subtype: subtype, comment: content, ...rest } = read.data;
    const request = c.req.header('idempotency-key')?.slice(0, 200) || undefined;
    const added = await comments.add(person.id, { ...rest, externalId, subtype, content }, request);
    return Response.json(privately(added), { status: 201 });
  });

  calls.delete('/deletemycomment/:id', async (c) => {
    const outcome = await comments.remove(c.get('person').id, numberOf(c));
    if (outcome === 'deleted') return Response.json({ status: outcome });
    return Response.json({ message: 'This comment is somebody else’s' }, { status: 403 });
  });

  calls.get('/mydata', async (c) => {
    const { id: person } = c.get('person');
    // Without the issuer comments and bookmarks are there all the same.
    const profile = await readProfile(c.req.header('authorization')).catch(() => undefined);
    const [own, bookmarks = [], shared, newsletters] = await Promise.all([
      comments.by(person),
      people.bookmarksOf(person),
      people.sharedBy(person),
      profile?.email === undefined ? [] : subscriptions.of(profile.email),
    ]);
    return Response.json([
      {
        comments: own.map(privately),
        preferences: { bookmarkedArticles: bookmarks.map(({ id }) => id) },
        bookmarks: bookmarks.map(describedBookmark),
        shared: shared ?? null,
        newsletters: newsletters.map(described),
      },
    ]);
  });

  calls.delete('/mydata', async (c) => {
    const { email } = await readProfile(c.req.header('authorization'));
    await people.forget(c.get('person').id, email);
    return Response.json({ status: 'deleted' });
  });

  calls.post('/reportcomment/:id', async (c) => {
    const read = report.safeParse(await bodyOf(c));
    if (!read.success) return faultOf(read.error);
    const person = c.get('person');
    const tooMuch = await spend('report', person);
    if (tooMuch) return tooMuch;
    await comments.report(person.id, numberOf(c), read.data.reason);
    return Response.json({ status: 'reported' }, { status: 201 });
  });

  calls.use('/moderation/*', async (c, next) => {
    if (c.get('person').isModerator) return next();
    return Response.json({ message: 'This is for moderators' }, { status: 403 });
  });
  calls.get('/moderation/waiting', async () =>
    Response.json({
      comments: (await comments.waiting()).map(({ reports, ...comment }) => ({
        ...privately(comment),
        reports: reports.map((reason) => ({ reason })),
      })),
    }),
  );
  calls.put('/moderation/:id', async (c) => {
    const read = decision.safeParse(await bodyOf(c));
    if (!read.success) return faultOf(read.error);
    const { state, reason } = read.data;
    // What its author has deleted meanwhile waits for nobody any more.
    const isThere = await comments.decide(numberOf(c), state, reason);
    return Response.json({ status: isThere ? state : 'gone' });
  });

  calls.onError((error) => {
    if (error instanceof IssuerAway) return issuerAway();
    throw error;
  });

  return calls;
}

async function bodyOf({ req }: Context): Promise<unknown> {
  return req.json().catch(() => undefined);
}

/** The id of a comment; one that is no number is nobody's. */
function numberOf({ req }: Context): string {
  const given = req.param('id') ?? '';
  return /^\d{1,9}$/.test(given) ? given : '0';
}

/** What everybody reads (specification, section 3). */
function publicly({ id: comment, createdAt, content, name, externalId }: Comment) {
  return { id: comment, created_at: createdAt, content, name, article: { external_id: externalId } };
}

/** What its author reads besides. */
function privately(comment: Comment) {
  const { subtype, title, url, state, reason } = comment;
  return { ...publicly(comment), content_subtype: subtype, title, url, state, reason };
}
