import type { MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from '#services/limits/databaseLimiter.ts';
import type { Person, ReadBearer } from './bearer.ts';

/** What calls know that belong to a person. */
export type PersonEnv = { Variables: { person: Person } };

/** Lets requests with a token that can be believed through, with the person it names. */
export function requirePerson(readBearer: ReadBearer): MiddlewareHandler<PersonEnv> {
  return async (c, next) => {
    const person = await readBearer(c.req.header('authorization'));
    if (person === 'unknown') return issuerAway();
    if (person === 'missing' || person === 'invalid') return unauthorised(person);
    c.set('person', person);
    return next();
  };
}

/** The answer when nobody can tell whose a token is. */
export function issuerAway(): Response {
  return Response.json({ message: 'The issuer of the token cannot be asked' }, { status: 503 });
}

function unauthorised(why: 'missing' | 'invalid'): Response {
  const challenge = why === 'missing' ? 'Bearer' : 'Bearer error="invalid_token"';
  return Response.json({ message: 'Unauthorized' }, { status: 401, headers: { 'www-authenticate': challenge } });
}

/** How often one person may do something: `points` in `duration` seconds. */
type Rates<Work extends string> = Readonly<Record<Work, { readonly points: number; readonly duration: number }>>;

/** @returns the refusal of somebody who does too much */
export type Spend<Work extends string> = (work: Work, person: Person) => Promise<Response | undefined>;

/** Makes what counts one kind of work; rejects with a `RateLimiterRes` when it was too much. */
export type MakeRate = (limit: Limit) => { consume(person: string): Promise<unknown> };

/**
 * Counts what people do.
 * @param makeRate where copies of the service count together; in memory unless given
 */
export function countWork<Work extends string>(
  rates: Rates<Work>,
  makeRate: MakeRate = (limit) => new RateLimiterMemory(limit),
): Spend<Work> {
  const limiters = new Map<Work, ReturnType<MakeRate>>();
  for (const work in rates) limiters.set(work, makeRate({ keyPrefix: `person-${work}`, ...rates[work] }));
  return async (work, { id }) => {
    try {
      await limiters.get(work)?.consume(id);
      return undefined;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return tooMuch(Math.ceil(refused.msBeforeNext / 1000));
    }
  };
}

/** @param seconds until it may be tried again */
export function tooMuch(seconds: number): Response {
  return Response.json({ message: 'Too much at once' }, { status: 429, headers: { 'retry-after': String(seconds) } });
}
