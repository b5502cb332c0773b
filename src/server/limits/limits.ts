import { languageOfPath } from '#app/language/languageOfPath.ts';
import { noStore } from '../http/cacheControl.ts';
import { textReply } from '../http/plainReply.ts';
import { plainDocumentHeaders } from '../http/securityHeaders.ts';
import type { RequestContext } from '../request/requestContext.ts';
import type { Settings } from '../settings.ts';
import { watchLoad } from './loadWatch.ts';
import { createRateLimits, type MakeRate, type Spent, type Work } from './rateLimits.ts';
import { type WaitReason, waitPage } from './waitPage.ts';

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
  close(): Promise<void>;
}

/** When to come back to a portal that is behind (seconds). */
const busySeconds = 3;

export function createLimits(
  { rateLimits, maximumLagMs }: Pick<Settings, 'rateLimits' | 'maximumLagMs'>,
  makeRate?: MakeRate,
): Limits {
  const limits = createRateLimits(rateLimits, makeRate);
  const load = watchLoad(maximumLagMs);
  return {
    spend: (work, { address }) => limits.spend(work, address),
    async run(work, context, answer, piece) {
      // A page without its pictures is no page; they wait their turn anyway.
      if (work !== 'picture' && load.isBehind())
        return refusal('busy', context, { 'retry-after': String(busySeconds) });
      const { isWithin, headers } = await limits.spend(work, context.address, piece);
      if (!isWithin) return refusal('limited', context, headers);
      const response = await answer();
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return response;
    },
    close: () => load.close(),
  };
}

const statuses = { limited: 429, busy: 503 } as const;
const reasons = {
  limited: 'Too many requests from this network. Come back after the seconds that Retry-After names.',
  busy: 'The portal is busy. Come back after the seconds that Retry-After names.',
} as const;

/** For people a page, for programs a sentence. */
function refusal(
  reason: WaitReason,
  { request, site, pathname }: RequestContext,
  headers: Record<string, string>,
): Response {
  const status = statuses[reason];
  if (!request.headers.get('accept')?.includes('text/html')) return textReply(status, reasons[reason], headers);
  const body = waitPage(reason, languageOfPath(pathname, site.plan.language), Number(headers['retry-after']));
  const type = 'text/html; charset=utf-8';
  return new Response(body, {
    status,
    headers: { ...plainDocumentHeaders, 'content-type': type, 'cache-control': noStore, ...headers },
  });
}
