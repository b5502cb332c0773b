import type { RequestContext } from '../request/requestContext.ts';
import type { Settings } from '../settings/settings.types.ts';
import { createHeldBodies } from './heldBodies.ts';
import { watchLoad } from './loadWatch.ts';
import { createRateLimits, type MakeRate, type Spent, type Work } from './rateLimits.ts';
import { waitReply } from './waitReply.ts';

/** Decides whether work that is done for one request alone is done now. */
export interface Limits {
  /** Counts one piece of work, for answers that say in their own words that it was too much. */
  spend(work: Work, context: RequestContext): Promise<Spent>;
  /**
   * Does the work; otherwise answers 429 or 503, and says when to come back. Its answer tells what is left.
   * @param piece what is asked for, where asking for the same at once is no more work
   */
  run(
    work: Work,
    context: RequestContext,
    answer: () => Response | Promise<Response>,
    piece?: string,
  ): Promise<Response>;
  /**
   * Answers a request with a body, which is held in memory while it comes in; otherwise answers 429 at once. What one
   * network may send at a time has a bound.
   */
  holding(context: RequestContext, answer: () => Response | Promise<Response>): Promise<Response>;
  close(): Promise<void>;
}

/** When to come back to a portal that is behind (seconds). */
const busySeconds = 3;

/** When to come back to a portal that waits for what the same network is sending (seconds): the longest that it waits. */
const sendingSeconds = 30;

export function createLimits(
  { rateLimits, maximumLagMs }: Pick<Settings, 'rateLimits' | 'maximumLagMs'>,
  makeRate?: MakeRate,
): Limits {
  const limits = createRateLimits(rateLimits, makeRate);
  const load = watchLoad(maximumLagMs);
  const bodies = rateLimits === 'on' ? createHeldBodies() : undefined;
  return {
    spend: (work, { address }) => limits.spend(work, address),
    async run(work, context, answer, piece) {
      // A page without its pictures is no page; they wait their turn anyway.
      if (work !== 'picture' && load.isBehind())
        return waitReply('busy', context, { 'retry-after': String(busySeconds) });
      const { isWithin, headers } = await limits.spend(work, context.address, piece);
      if (!isWithin) return waitReply('limited', context, headers);
      const response = await answer();
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return response;
    },
    async holding(context, answer) {
      if (!bodies) return answer();
      const release = bodies.hold(context.request, context.address);
      if (!release) return waitReply('limited', context, { 'retry-after': String(sendingSeconds) });
      try {
        return await answer();
      } finally {
        release();
      }
    },
    close: () => load.close(),
  };
}
