import { pictureUrl } from '#app/api/pictureUrl.ts';
import { resolveView } from '#app/views/resolveView.ts';
import { languages } from '#languages/languages.ts';
import type { FormDelivery } from '#templates/contract/form/formField.ts';
import { knownElementsOf } from '#templates/plan/areas/walk.ts';
import type { KnownElement } from '#templates/plan/elements/element.types.ts';
import { plan } from '#templates/plan/plan.ts';
import { maximumAnswerBytes } from '../calls/jsonClient.ts';
import { cmsAddresses } from '../content/cmsAddresses.ts';
import { cmsPath } from '../content/cmsPath.ts';
import type { LoadPage } from '../content/loadPage.ts';
import type { Log } from '../log.ts';
import { readBytes } from '../posts/readBytes.ts';
import type { Post } from '../posts/readPost.ts';
import type { ServedSite, SiteDirectory } from '../sites/siteDirectory.ts';
import { type CookieJar, openCookieJar } from './cookieJar.ts';
import { formBody, sentByButton } from './formBody.ts';
import { formTarget } from './formTarget.ts';

/** A form of the CMS, as the portal's pages show it. */
export type EditorForm = KnownElement<'form'>['data'];

/** A sign-up for a newsletter, and the language of the page that it stands on. */
export type PostedNewsletter = KnownElement<'newsletter'>['data'] & { readonly language: string };

interface EditorFormsOptions {
  /** The CMS's base address, without a trailing slash. */
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly loadPage: LoadPage;
  readonly directory: SiteDirectory;
  readonly log: Log;
}

/** What became of sending a form on, and the cookies the CMS gave the visitor on the way. */
export interface Sent {
  readonly state: 'accepted' | 'failed';
  readonly cookies: readonly string[];
}

export interface EditorForms {
  /** The form a post speaks of, and the status of its page: one of 200 may have no such form. */
  find(site: ServedSite, post: Post): Promise<{ readonly status: number; readonly form?: EditorForm | undefined }>;
  /** The sign-up for a newsletter that a post speaks of; `undefined` when its page has none. */
  findNewsletter(site: ServedSite, post: Post): Promise<PostedNewsletter | undefined>;
  /**
   * Posts a form to its own action in the CMS, as the visitor: with the visitor's cookies, and with the hidden fields
   * the CMS gives out to this very visitor (specification, section 7). Never rejects.
   */
  send(site: ServedSite, post: Post, cookies: string | null): Promise<Sent>;
}

interface LiveForm {
  readonly fields: EditorForm['fields'];
  readonly delivery: FormDelivery;
  /** Where the page that holds it was found. */
  readonly page: URL;
}

const maximumRedirects = 3;

export function createEditorForms({ baseUrl, timeoutMs, loadPage, directory, log }: EditorFormsOptions): EditorForms {
  const base = new URL(`${baseUrl}/`);

  const call = async (url: URL, jar: CookieJar, init: RequestInit) => {
    const cookie = jar.header();
    const headers = { ...init.headers, ...(cookie === undefined ? {} : { cookie }) };
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, headers, redirect: 'manual', signal });
    jar.take(response.headers.getSetCookie());
    return response;
  };

  /** A page as the CMS gives it to this visitor, on whichever of the CMS's own addresses it is. */
  const fetchPage = async (path: string, jar: CookieJar) => {
    let url = formTarget(path, base, base);
    for (let step = 0; url && step <= maximumRedirects; step++) {
      const response = await call(url, jar, { headers: { accept: 'application/json' } });
      const location = response.headers.get('location');
      if (response.ok) {
        const bytes = response.body && (await readBytes(response.body, maximumAnswerBytes));
        // Which leaves out the mark that some servers begin with.
        const json: unknown = bytes ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
        return { url, json };
      }
      await response.body?.cancel();
      if (response.status < 300 || response.status >= 400 || location === null) return undefined;
      url = formTarget(location, url, base);
    }
    return undefined;
  };

  /** The page a post came from, as visitors see it. */
  const pageOf = async (site: ServedSite, { page }: Post) => {
    const view = resolveView(new URL(page, 'http://portal'), site.plan.language);
    if (view.kind !== 'page') return undefined;
    const { value } = await loadPage(site, view.path, view.language);
    return { path: view.path, status: value.answer.status, plan: value.answer.plan };
  };

  const fetchForm = async (site: ServedSite, post: Post, jar: CookieJar): Promise<LiveForm | undefined> => {
    const page = await pageOf(site, post);
    const rest = page && cmsPath(page.path);
    if (!page || rest === undefined) return undefined;
    const language = page.plan?.language ?? site.plan.language;
    for (const { path } of cmsAddresses(site, language, rest)) {
      const found = await fetchPage(path, jar);
      if (!found) continue;
      const form = formOf(
        plan(found.json, { site: site.plan, sites: directory.planSites, languages, pictures: pictureUrl, language })
          .plan.areas,
        post.element,
      );
      if (form?.delivery) return { fields: form.fields, delivery: form.delivery, page: found.url };
    }
    return undefined;
  };

  const deliver = async (site: ServedSite, post: Post, jar: CookieJar): Promise<Sent['state']> => {
    const form = await fetchForm(site, post, jar);
    const target = form && formTarget(form.delivery.action, form.page, base);
    if (!form || !target) {
      log.warn({ event: 'form.refused', site: site.id, page: pathOf(post), action: form?.delivery.action });
      return 'failed';
    }
    const headers = { referer: form.page.href, origin: base.origin };
    const pressed = sentByButton(form.delivery, post);
    if (!pressed) {
      log.warn({ event: 'form.changed', site: site.id, page: pathOf(post), button: post.button?.slice(0, 100) });
      return 'failed';
    }
    const body = formBody(form.fields, post, form.delivery, pressed);
    const answer = await call(target, jar, { method: 'POST', body, headers });
    await answer.body?.cancel();
    if (answer.status < 400) return 'accepted';
    log.warn({ event: 'form.failed', site: site.id, page: pathOf(post), status: answer.status });
    return 'failed';
  };

  return {
    async find(site, post) {
      const page = await pageOf(site, post);
      return { status: page?.status ?? 404, form: page?.plan ? formOf(page.plan.areas, post.element) : undefined };
    },
    async findNewsletter(site, post) {
      const page = await pageOf(site, post);
      const element = page?.plan && elementOf(page.plan.areas, post.element);
      if (!page?.plan || element?.type !== 'newsletter') return undefined;
      return { ...element.data, language: page.plan.language };
    },
    async send(site, post, cookies) {
      const jar = openCookieJar(cookies);
      try {
        return { state: await deliver(site, post, jar), cookies: jar.given() };
      } catch (error) {
        log.warn({ event: 'form.failed', site: site.id, page: pathOf(post), err: error });
        return { state: 'failed', cookies: jar.given() };
      }
    },
  };
}

/** Of the page a post came from: what stands behind it in the address says who opened a link, as newsletters write them. */
const pathOf = ({ page }: Post) => page.split('?')[0];

function formOf(areas: Parameters<typeof knownElementsOf>[0], id: string): EditorForm | undefined {
  const element = elementOf(areas, id);
  return element?.type === 'form' ? element.data : undefined;
}

function elementOf(areas: Parameters<typeof knownElementsOf>[0], id: string): KnownElement | undefined {
  return knownElementsOf(areas).find((known) => known.id === id);
}
