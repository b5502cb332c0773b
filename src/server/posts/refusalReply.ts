import { languageOfAddress } from '#app/language/languageOfPath.ts';
import { briefPage } from '../http/briefPage.ts';
import { noStore } from '../http/cacheControl.ts';
import { textReply } from '../http/plainReply.ts';
import { plainDocumentHeaders } from '../http/securityHeaders.ts';
import { wantsPage } from '../http/wantsPage.ts';
import { wayBack } from '../http/wayBack.ts';
import { postedFrom } from '../request/postedFrom.ts';
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
  if (!wantsPage(context.request)) return textReply(status, sentence);
  const from = postedFrom(context);
  const language = languageOfAddress(from ?? '/', context.site.plan.language);
  const t = serverTexts(language);
  const text = t(words[refusal]);
  return pageReply(status, briefPage({ language, title: t('refused.title'), text, link: wayBack(from, t) }));
}

/**
 * Answers a call with a method that its address does not take. People come to such an address once a form has come back
 * from it with faults, and they open it again.
 */
export function notTakenReply(methods: readonly string[], context: RequestContext): Response {
  const headers = { allow: methods.join(', ') };
  if (context.request.method !== 'GET' || !wantsPage(context.request))
    return textReply(405, `This address can be asked with ${headers.allow} alone.`, headers);
  const { language } = context.site.plan;
  const t = serverTexts(language);
  const link = { href: '/', text: t('lastResort.home') };
  return pageReply(405, briefPage({ language, title: t('unread.title'), text: t('unread.text'), link }), headers);
}

function pageReply(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Response {
  const type = 'text/html; charset=utf-8';
  return new Response(body, {
    status,
    headers: { ...plainDocumentHeaders, 'content-type': type, 'cache-control': noStore, ...headers },
  });
}
