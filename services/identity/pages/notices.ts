import { html } from 'hono/html';
import { nothing } from '#services/pages/document.ts';
import type { PageContext } from '../pageContext.ts';
import { signOutPath, siteSignInPath } from '../paths.ts';
import type { SignOutQuestion } from '../provider/signOut.ts';
import type { AnswerPage } from './answerPage.ts';
import { form } from './form.ts';

/** Pages that say one thing, and lead on. */
export interface Notices {
  expired(context: PageContext): Promise<Response>;
  /** A sign-in is over because it has been finished: by the first press of a double click, or before going back. */
  signedIn(context: PageContext): Promise<Response>;
  usedLink(context: PageContext): Promise<Response>;
  /** What a request asked for cannot be done: it came from elsewhere, or is not whole. */
  refused(context: PageContext, status: 400 | 403): Promise<Response>;
  /** @param retryAfter in how many seconds it is worth trying again, where it is not our mistake but passes */
  failed(context: PageContext, retryAfter?: number): Promise<Response>;
  /** @param newPasswordPath where one gets in all the same, if there is such a way */
  limited(context: PageContext, seconds: number, newPasswordPath?: string): Promise<Response>;
  done(context: PageContext, what: 'confirmed' | 'passwordChanged' | 'deleted'): Promise<Response>;
  signedOut(context: PageContext): Promise<Response>;
  signOut(context: PageContext, question: SignOutQuestion): Promise<Response>;
}

export function createNotices(answerPage: AnswerPage): Notices {
  const toSite = ({ site, t }: PageContext, path = '/') =>
    html`<p><a class="button" href="${site.origin}${path}">${t('toSite', { site: site.title })}</a></p>`;
  const say = (
    context: PageContext,
    what: 'expired' | 'usedLink' | 'refused' | 'failed',
    status: 400 | 403 | 404 | 500 | 503,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const { t } = context;
    const body = html`<p>${t(`notice.${what}.text`)}</p>${toSite(context)}`;
    return answerPage(context, { title: t(`notice.${what}.title`), body, status, headers, leadsOn: true });
  };
  return {
    expired: (context) => say(context, 'expired', 400),
    signedIn(context) {
      const { t, site } = context;
      const body = html`<p>${t('notice.signedIn.text', { site: site.title })}</p>${toSite(context, siteSignInPath)}`;
      return answerPage(context, { title: t('notice.signedIn.title'), body, leadsOn: true });
    },
    usedLink: (context) => say(context, 'usedLink', 404),
    refused: (context, status) => say(context, 'refused', status),
    failed: (context, retryAfter) =>
      retryAfter === undefined
        ? say(context, 'failed', 500)
        : say(context, 'failed', 503, { 'retry-after': String(retryAfter) }),
    limited(context, seconds, newPasswordPath) {
      const { t } = context;
      const wait = t('limited.text', { count: Math.max(1, Math.ceil(seconds / 60)) });
      const other =
        newPasswordPath === undefined
          ? nothing
          : html`<p><a href="${newPasswordPath}">${t('limited.newPassword')}</a></p>`;
      const headers = { 'retry-after': String(seconds) };
      return answerPage(context, {
        title: t('limited.title'),
        body: html`<p>${wait}</p>${other}`,
        status: 429,
        headers,
      });
    },
    done(context, what) {
      const { t, site } = context;
      const body = html`<p>${t(`notice.${what}.text`, { site: site.title })}</p>${toSite(context, what === 'deleted' ? '/logout' : '/')}`;
      return answerPage(context, { title: t(`notice.${what}.title`), body, leadsOn: true });
    },
    signedOut(context) {
      const { t } = context;
      const body = html`<p>${t('signedOut.text')}</p>${toSite(context)}`;
      return answerPage(context, { title: t('signedOut.title'), body, status: 401, leadsOn: true });
    },
    async signOut(context, { xsrf, response }) {
      const { t } = context;
      const hidden = { xsrf, logout: 'yes' };
      const ask = form(context, { fields: [], submit: t('signOut.submit'), action: `${signOutPath}/confirm`, hidden });
      const page = await answerPage(context, {
        title: t('signOut.title'),
        body: html`<p>${t('signOut.text')}</p>${ask}`,
      });
      for (const cookie of response.headers.getSetCookie()) page.headers.append('set-cookie', cookie);
      return page;
    },
  };
}
