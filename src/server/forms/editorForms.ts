import { resolveView } from '#app/routes/resolveView.ts';
import type { PlanContext } from '#templates/plan/context.ts';
import { plan } from '#templates/plan/plan.ts';
import type { KnownElement } from '#templates/plan/plan.types.ts';
import { knownElementsOf } from '#templates/plan/walk.ts';
import { cmsPath } from '../cms/cmsPath.ts';
import { cnameOf } from '../cms/pageSource.ts';
import type { Log } from '../log.ts';
import type { LoadPage } from '../pages/loadPage.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { formToSend } from './judgeForm.ts';
import type { Post } from './readPost.ts';

/** A form of the CMS, as the portal's pages show it. */
export type EditorForm = KnownElement<'form'>['data'];

interface EditorFormsOptions {
  /** The CMS's base address, without a trailing slash. */
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly loadPage: LoadPage;
  readonly context: (site: ServedSite) => Omit<PlanContext, 'language'>;
  readonly log: Log;
}

export interface EditorForms {
  /** The form a post speaks of; `undefined` when its page has no such form. */
  find(site: ServedSite, post: Post): Promise<EditorForm | undefined>;
  /**
   * Posts a form to its own action in the CMS, as the visitor: with the visitor's cookies, and with the hidden fields
   * the CMS gives out to this very visitor (specification, section 7).
   */
  send(site: ServedSite, post: Post, cookies: string | null): Promise<'accepted' | 'failed'>;
}

/** Hosts by which the CMS writes its own addresses, wherever it is really asked. */
const cmsHosts = /^api(-acc)?\.groenkennisnet\.nl$/;

export function createEditorForms({ baseUrl, timeoutMs, loadPage, context, log }: EditorFormsOptions): EditorForms {
  const base = new URL(`${baseUrl}/`);

  /** Where a form may be posted: below the CMS's own address, and nowhere else. */
  const targetOf = (action: string, pageUrl: URL): URL | undefined => {
    if (action !== '' && !URL.canParse(action, pageUrl.href)) return undefined;
    const target = new URL(action || pageUrl.href, pageUrl.href);
    // A path of the CMS counts from the CMS's base address, which may lie below a host's root.
    const isPath = /^\/(?!\/)/.test(action);
    if (isPath || cmsHosts.test(target.hostname)) return new URL(`.${target.pathname}${target.search}`, base);
    return target.origin === base.origin && target.pathname.startsWith(base.pathname) ? target : undefined;
  };

  const fetchForm = async (site: ServedSite, post: Post, cookies: string | null) => {
    const view = resolveView(new URL(post.page, 'http://portal'), site.plan.language);
    const rest = view.kind === 'page' ? cmsPath(view.path) : undefined;
    if (view.kind !== 'page' || rest === undefined) return undefined;
    const { value: page } = await loadPage(site, view.path, view.language);
    const language = page.answer.plan?.language ?? site.plan.language;
    const url = new URL(`./${language}/${cnameOf(site, rest)}${rest}`, base);
    const answer = await call(url, {
      headers: { accept: 'application/json', ...(cookies ? { cookie: cookies } : {}) },
    });
    const planned = plan(await answer.json(), { ...context(site), language });
    const form = formOf(planned.plan.areas, post.element);
    return form && { form, url, given: answer.headers.getSetCookie() };
  };

  const call = (url: URL, init: RequestInit) =>
    fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });

  return {
    async find(site, post) {
      const view = resolveView(new URL(post.page, 'http://portal'), site.plan.language);
      if (view.kind !== 'page') return undefined;
      const { value } = await loadPage(site, view.path, view.language);
      return value.answer.plan ? formOf(value.answer.plan.areas, post.element) : undefined;
    },
    async send(site, post, cookies) {
      try {
        const found = await fetchForm(site, post, cookies);
        const target = found && targetOf(found.form.action, found.url);
        if (!found || !target) {
          log.warn({ event: 'form.refused', site: site.id, page: post.page, action: found?.form.action });
          return 'failed';
        }
        const cookie = joinCookies(cookies, found.given);
        const body = formToSend(found.form.fields, post, found.form.hidden);
        const answer = await call(target, { method: 'POST', body, headers: cookie ? { cookie } : {} });
        await answer.body?.cancel();
        if (answer.status < 400) return 'accepted';
        log.warn({ event: 'form.failed', site: site.id, page: post.page, status: answer.status });
      } catch (error) {
        log.warn({ event: 'form.failed', site: site.id, page: post.page, err: error });
      }
      return 'failed';
    },
  };
}

function formOf(areas: Parameters<typeof knownElementsOf>[0], id: string): EditorForm | undefined {
  const element = knownElementsOf(areas).find((known) => known.id === id);
  return element?.type === 'form' ? element.data : undefined;
}

/** The visitor's cookies, with those the CMS has just given out. */
function joinCookies(own: string | null, given: readonly string[]): string {
  const pairs = given.map((cookie) => cookie.split(';')[0] ?? '');
  return [...(own ? [own] : []), ...pairs].join('; ');
}
