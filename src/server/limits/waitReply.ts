import { languageOfAddress, languageOfPath } from '#app/language/languageOfPath.ts';
import { noStore } from '../http/cacheControl.ts';
import { textReply } from '../http/plainReply.ts';
import { plainDocumentHeaders } from '../http/securityHeaders.ts';
import { wantsPage } from '../http/wantsPage.ts';
import { postedFrom } from '../request/postedFrom.ts';
import type { RequestContext } from '../request/requestContext.ts';
import { unsentPage, type WaitReason, waitPage } from './waitPage.ts';

const statuses = { limited: 429, busy: 503, away: 503 } as const;
const reasons = {
  limited: 'Too many requests from this network. Come back after the seconds that Retry-After names.',
  busy: 'The portal is busy. Come back after the seconds that Retry-After names.',
  away: 'What answers here is being started again. Come back after the seconds that Retry-After names.',
} as const;

/**
 * Asks to come back later: people with a page, programs with a sentence.
 *
 * @param headers with `retry-after`, in seconds
 */
export function waitReply(
  reason: WaitReason,
  context: RequestContext,
  headers: Readonly<Record<string, string>>,
): Response {
  const status = statuses[reason];
  if (!wantsPage(context.request)) return textReply(status, reasons[reason], headers);
  const body = pageFor(reason, context, Number(headers['retry-after']));
  const type = 'text/html; charset=utf-8';
  return new Response(body, {
    status,
    headers: { ...plainDocumentHeaders, 'content-type': type, 'cache-control': noStore, ...headers },
  });
}

function pageFor(reason: WaitReason, context: RequestContext, seconds: number): string {
  const { request, site, pathname } = context;
  if (request.method === 'GET' || request.method === 'HEAD')
    return waitPage(reason, languageOfPath(pathname, site.plan.language), seconds);
  const from = postedFrom(context);
  return unsentPage(reason, languageOfAddress(from ?? '/', site.plan.language), seconds, from);
}
