import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { DatabaseUnavailable } from '#services/database/database.ts';
import type { Log } from '#services/log.ts';
import { limitForm } from '#services/network/limitForm.ts';
import { answerStyles, createAnswerPage } from '#services/pages/answerPage.ts';
import type { SiteLook } from '#services/pages/document.ts';
import { isOwnPost, readForm } from '#services/pages/ownPost.ts';
import type { PageSite } from '#services/pages/site.ts';
import type { SiteVoice, VoiceOf } from '../siteVoice.ts';
import type { LinkPurpose, NewsletterStore, Origin, Subscription } from './newsletterStore.ts';
import type { Newsletters } from './newsletters.ts';
import { subscriptionsPath } from './paths.ts';

interface PagesParts {
  readonly sites: readonly PageSite[];
  readonly newsletters: Newsletters;
  readonly store: NewsletterStore;
  readonly voiceOf: VoiceOf;
  readonly lookOf: (siteId: string) => SiteLook;
  readonly log: Log;
}

/** What a page's request brings along beside itself. */
interface Visitor {
  /** Name and port that the visitor asked. */
  readonly host: string;
}

/** How a page that says one thing is answered. */
interface NoticeFacts {
  readonly status?: 200 | 403 | 404 | 500 | 503;
  readonly headers?: Readonly<Record<string, string>>;
}

const stylesPath = `${subscriptionsPath}/pages.css`;

/** A token and what mail programs add to it. */
const maximumBytes = 4 * 1024;

type PageRoutes = Hono<{ Bindings: Visitor }>;
type PageRequest = Context<{ Bindings: Visitor }>;

/**
 * The pages that links in a newsletter's letters lead to, without scripts. Looking changes nothing: programs that follow
 * links confirm and end nothing. A mail program ends a subscription by one post (RFC 8058), to the address in the
 * letter's header; it shows no cookie and names no origin.
 */
export function newsletterPages({ sites, newsletters, store, voiceOf, lookOf, log }: PagesParts): PageRoutes {
  const answerPage = createAnswerPage({ sites, lookOf, stylesPath });

  const siteOf = ({ env }: PageRequest) => sites.find(({ origin }) => new URL(origin).host === env.host);
  const voiceHere = (c: PageRequest) => voiceOf(siteOf(c)?.id ?? '');
  const voiceFor = ({ site, language }: Origin) => voiceOf(site, language);

  const question = (what: LinkPurpose, subscription: Subscription, token: string) => {
    const voice = voiceFor(subscription);
    const { t, site } = voice;
    const about = { site: site.title, email: subscription.email };
    const body = html`<p>${t(`page.${what}.text`, about)}</p>
<form method="post" action="${subscriptionsPath}/${what}">
<input type="hidden" name="token" value="${token}">
<button type="submit">${t(`page.${what}.submit`)}</button>
</form>`;
    return answerPage(voice, { title: t(`page.${what}.title`), body, back: t('back', { site: site.title }) });
  };
  const notice = (
    voice: SiteVoice,
    what: 'confirmed' | 'stopped' | 'used' | 'refused' | 'failed',
    { status = 200, headers = {} }: NoticeFacts = {},
  ) => {
    const { t, site } = voice;
    const body = html`<p>${t(`page.${what}.text`, { site: site.title })}</p>
<p><a class="button" href="${site.origin}/">${t('toSite', { site: site.title })}</a></p>`;
    return answerPage(voice, { title: t(`page.${what}.title`), body, status, headers });
  };
  const used = (c: PageRequest) => notice(voiceHere(c), 'used', { status: 404 });
  const outcomes = { confirm: 'confirmed', stop: 'stopped' } as const;
  /** What a link did, the first time and again. */
  const outcome = (c: PageRequest, what: LinkPurpose, origin: Origin | undefined) =>
    origin ? notice(voiceFor(origin), outcomes[what]) : used(c);

  const routes: PageRoutes = new Hono();
  routes.use(limitForm(maximumBytes));
  routes.get(stylesPath, () => answerStyles());
  for (const what of ['confirm', 'stop'] as const) {
    routes.get(`${subscriptionsPath}/${what}`, async (c) => {
      const token = c.req.query('token') ?? '';
      const subscription = await store.findLink(what, token);
      if (subscription) return question(what, subscription, token);
      return outcome(c, what, await store.findUsed(what, token));
    });
  }
  routes.post(`${subscriptionsPath}/confirm`, async (c) => {
    if (!isOwnPost(c.req.raw, siteOf(c)?.origin ?? '')) return notice(voiceHere(c), 'refused', { status: 403 });
    const { token = '' } = await readForm(c.req.raw);
    return outcome(c, 'confirm', await newsletters.confirm(token));
  });
  routes.post(`${subscriptionsPath}/stop`, async (c) => {
    const { token = c.req.query('token') ?? '' } = await readForm(c.req.raw);
    return outcome(c, 'stop', await newsletters.stop(token));
  });
  routes.all(`${subscriptionsPath}/*`, used);
  routes.all(subscriptionsPath, used);
  routes.onError((error, c) => {
    // Without the address, which may hold a token.
    log('preference.failed', { path: c.req.path, message: error.message });
    if (!(error instanceof DatabaseUnavailable)) return notice(voiceHere(c), 'failed', { status: 500 });
    const headers = { 'retry-after': String(error.retryAfter) };
    return notice(voiceHere(c), 'failed', { status: 503, headers });
  });
  return routes;
}
