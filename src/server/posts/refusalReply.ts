import { languageOfAddress } from '#app/language/languageOfPath.ts';
import { briefPage } from '../http/briefPage.ts';
import { noStore } from '../http/cacheControl.ts';
import { textReply } from '../http/plainReply.ts';
import { plainDocumentHeaders } from '../http/securityHeaders.ts';
import type { RequestContext } from '../request/requestContext.ts';
import { serverTexts } from '../texts/serverTexts.ts';

/** Why a form is not taken: posted by another site, too large, not to be read, or no longer on its page. */
export type Refusal = 'elsewhere' | 'tooLarge' | 'unreadable' | 'gone';

const words = {
  elsewhere: 'refused.elsewhere',
  tooLarge: 'refused.tooLarge',
  unreadable: 'refused.unreadable',
  gone: 'refused.gone',
} as const;

/**
 * Refuses a form: people with a page in the language of the one they posted from, which it leads back to; programs with
 * a sentence.
 */
export function refusalReply(refusal: Refusal, status: number, sentence: string, context: RequestContext): Response {
  if (!wantsPage(context)) return textReply(status, sentence);
  const from = ownReferer(context);
  const language = languageOfAddress(from ?? '/', context.site.plan.language);
  const t = serverTexts(language);
  const link = from === undefined ? { href: '/', text: t('lastResort.home') } : { href: from, text: t('refused.back') };
  return pageReply(status, briefPage({ language, title: t('refused.title'), text: t(words[refusal]), link }));
}

/**
 * Answers a call with a method that its address does not take. People come to such an address once a form has come back
 * from it with faults, and they open it again.
 */
export function notTakenReply(methods: readonly string[], context: RequestContext): Response {
  const headers = { allow: methods.join(', ') };
  if (context.request.method !== 'GET' || !wantsPage(context))
    return textReply(405, `This address can be asked with ${headers.allow} alone.`, headers);
  const { language } = context.site.plan;
  const t = serverTexts(language);
  const link = { href: '/', text: t('lastResort.home') };
  return pageReply(405, briefPage({ language, title: t('unread.title'), text: t('unread.text'), link }), headers);
}

function wantsPage({ request }: RequestContext): boolean {
  return request.headers.get('accept')?.includes('text/html') === true;
}

/** Path and query of the page that the form stands on, where it is one of this site. */
function ownReferer({ request, host }: RequestContext): string | undefined {
  const referer = request.headers.get('referer') ?? '';
  const url = URL.canParse(referer) ? new URL(referer) : undefined;
  if (url?.host !== host || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return undefined;
  return url.pathname + url.search;
}

function pageReply(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Response {
  const type = 'text/html; charset=utf-8';
  return new Response(body, {
    status,
    headers: { ...plainDocumentHeaders, 'content-type': type, 'cache-control': noStore, ...headers },
  });
}
