import { Hono } from 'hono';
import { z } from 'zod';
import { limitBody } from '#services/network/limitBody.ts';
import type { ReadBearer } from '../access/bearer.ts';
import { type PersonEnv, requirePerson } from '../access/personGate.ts';
import { faultOf } from '../faults.ts';
import { words } from '../people/fields.ts';
import type { FeedbackStore } from './feedbackStore.ts';

/** Bytes of a body: the longest question with a reason. */
const maximumBytes = 16 * 1024;

/** More than one reads at a time. */
const listMax = 500;

const feedback = z.object({
  site: words(100).min(1),
  language: z.enum(['nl', 'en']),
  question: words(500).min(1),
  useful: z.boolean(),
  reason: words(500).default(''),
});

/**
 * What readers say of answers, beyond the specification: `POST /api/answerfeedback` → 201, from anybody and with nothing
 * of who it is; `GET /api/answerfeedback` → `{ feedback }`, the newest first, for moderators with their token.
 */
export function feedbackCalls(store: FeedbackStore, readBearer: ReadBearer | undefined): Hono<PersonEnv> {
  const calls = new Hono<PersonEnv>();
  calls.post('/answerfeedback', limitBody(maximumBytes), async ({ req }) => {
    const read = feedback.safeParse(await req.json().catch(() => undefined));
    if (!read.success) return faultOf(read.error);
    await store.keep(read.data);
    return Response.json({ status: 'stored' }, { status: 201 });
  });
  if (readBearer) {
    calls.get('/answerfeedback', requirePerson(readBearer), async (c) => {
      if (!c.get('person').isModerator) return Response.json({ message: 'This is for moderators' }, { status: 403 });
      return Response.json({ feedback: await store.list(listMax) });
    });
  }
  return calls;
}
