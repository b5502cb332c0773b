import { Hono } from 'hono';
import { type FormKind, type FormOutcome, formAnchor, valuesOf } from '#templates/renderer/forms.ts';
import type { Content } from '../content/content.ts';
import { noStore } from '../http/cacheControl.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';
import type { Limits } from '../limits/limits.ts';
import { networkOf } from '../limits/networkOf.ts';
import type { Log } from '../log.ts';
import { isOwnPage } from '../posts/isOwnPage.ts';
import { type Post, readPost } from '../posts/readPost.ts';
import { refusalReply } from '../posts/refusalReply.ts';
import type { Feature, FeatureRoutes } from '../request/feature.ts';
import type { RequestContext } from '../request/requestContext.ts';
import type { Settings } from '../settings/settings.types.ts';
import type { SiteDirectory } from '../sites/siteDirectory.ts';
import type { PostedDocument } from '../views/documentRoute.ts';
import { createEditorForms } from './editorForms.ts';
import { readEmail } from './emailField.ts';
import { judgeForm } from './judgeForm.ts';
import { createNewsletters } from './newsletters.ts';

interface FormOptions {
  readonly settings: Pick<Settings, 'cms' | 'preference' | 'callTimeoutMs'>;
  readonly content: Pick<Content, 'loadPage'>;
  readonly directory: SiteDirectory;
  readonly posted: PostedDocument;
  readonly limits: Limits;
  readonly log: Log;
}

/**
 * What visitors post:
 * - `POST /api/newsletter` with `email` and `list` → 202 asked by mail, 422 no address, 502 failed; 201 registered and,
 *   to the address's signed-in owner alone, 409 already
 * - `POST /api/form` with the fields of an editor's form → 201 sent, 422 with what is wrong, 404 for no such form, 502
 *   failed, also where the page with the form cannot be had
 *
 * and 429 for too many of them. A browser without JavaScript gets the page the form stands on, with what became of it
 * and everything that was typed; after success it is led back there (303). Who asks for JSON gets the `FormOutcome`.
 */
export function createFormFeature({ settings, content, directory, posted, limits, log }: FormOptions): Feature {
  const routes: FeatureRoutes = new Hono();
  const { cms, preference, callTimeoutMs: timeoutMs } = settings;
  const subscribe = createNewsletters({ baseUrl: preference.baseUrl, timeoutMs, log });
  const forms = createEditorForms({ ...content, baseUrl: cms.baseUrl, timeoutMs, directory, log });

  const newsletter = async (post: Post, { site, request, address }: RequestContext): Promise<FormOutcome> => {
    const { values } = post;
    const typed = valuesOf(values, 'email')[0]?.trim() ?? '';
    if (typed === '') return { state: 'rejected', faults: { email: 'required' }, values };
    const email = readEmail(typed);
    if (email === undefined) return { state: 'rejected', faults: { email: 'email' }, values };
    // What the newsletter is called may be said to others, and is therefore its editor's word.
    const found = await forms.findNewsletter(site, post).catch(() => undefined);
    const state = await subscribe(
      {
        ...{ email, list: listOf(post), site: site.id, title: found?.title?.slice(0, 300).toWellFormed() ?? '' },
        language: found?.language ?? site.plan.language,
      },
      { network: networkOf(address), authorization: request.headers.get('authorization') },
    );
    return state === 'accepted' || state === 'asked' ? { state } : { state, values };
  };

  const form = async (post: Post, { site, request }: RequestContext): Promise<Judged | Missing> => {
    const { status, form: found } = await forms.find(site, post);
    const { values } = post;
    // Nobody can say whether there is such a form: it may be sent again.
    if (!found) return status < 500 ? { missing: status } : { outcome: { state: 'failed', values } };
    const faults = judgeForm(found.fields, post);
    if (Object.keys(faults).length > 0) return { outcome: { state: 'rejected', faults, values } };
    const { state, cookies } = await forms.send(site, post, request.headers.get('cookie'));
    return { outcome: state === 'accepted' ? { state } : { state, values }, cookies };
  };

  const judge = async (kind: FormKind, post: Post, context: RequestContext): Promise<Judged | Missing> => {
    // A program that fell into the trap is told that all went well, and learns nothing.
    if (post.sender === 'program') return { outcome: { state: kind === 'newsletter' ? 'asked' : 'accepted' } };
    const { isWithin, headers } = await limits.spend('post', context);
    if (!isWithin) return { outcome: { state: 'limited', values: post.values }, headers };
    const judged = kind === 'newsletter' ? { outcome: await newsletter(post, context) } : await form(post, context);
    return 'missing' in judged ? judged : { ...judged, headers };
  };

  for (const kind of ['newsletter', 'form'] as const) {
    routes.post(`/api/${kind}`, async ({ env }) => {
      if (!isOwnPage(env))
        return refusalReply(
          'elsewhere',
          403,
          'Forms are posted from the pages of this site only. Open the page with the form and send it from there.',
          env,
        );
      const read = await readPost(env.request);
      if (read.kind === 'refused') return refusalReply(read.refusal, read.status, read.reason, env);
      const { post } = read;
      const judged = await judge(kind, post, env);
      if ('missing' in judged) {
        // Where the page has gone a browser is told so as by a link to it. One that has moved would show an empty form.
        if (judged.missing >= 400 && !wantsOutcome(env))
          return posted(
            contextOf(post, env),
            { element: post.element, outcome: { state: 'failed', values: post.values } },
            404,
          );
        return refusalReply(
          'gone',
          404,
          'There is no such form on this page any more. Open the page again and fill in the form that stands there.',
          env,
        );
      }
      const { outcome, cookies = [], headers = {} } = judged;
      const reply = await replyTo(outcome, post, env, posted);
      for (const [name, value] of Object.entries(headers)) reply.headers.set(name, value);
      for (const cookie of cookies) reply.headers.append('set-cookie', cookie);
      return reply;
    });
  }

  return { routes };
}

const statuses = { accepted: 201, asked: 202, known: 409, rejected: 422, limited: 429, failed: 502 } as const;

/** What became of a post, and the cookies the CMS gave the visitor. */
interface Judged {
  readonly outcome: FormOutcome;
  readonly cookies?: readonly string[];
  /** How many more posts may be made, and when the next one. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** No form to judge: the status of the page that should have it. */
interface Missing {
  readonly missing: number;
}

const wantsOutcome = ({ request }: RequestContext) =>
  request.headers.get('accept')?.includes('application/json') === true;

/** Scripts get the outcome; a browser without them the page, or after success the way back to it. */
function replyTo(
  outcome: FormOutcome,
  post: Post,
  context: RequestContext,
  posted: PostedDocument,
): Response | Promise<Response> {
  const status = statuses[outcome.state];
  if (wantsOutcome(context)) return outcomeReply(outcome, status);
  if (outcome.state === 'accepted') return backTo(post, 'sent');
  if (outcome.state === 'asked') return backTo(post, 'asked');
  return posted(contextOf(post, context), { element: post.element, outcome }, status);
}

/** The newsletter's id in the preference service, as an editor would write it. */
function listOf({ values }: Post): string {
  return (valuesOf(values, 'list')[0] ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();
}

function outcomeReply(outcome: FormOutcome, status: number): Response {
  const headers = { ...resourceHeaders, 'content-type': 'application/json; charset=utf-8', 'cache-control': noStore };
  return new Response(JSON.stringify(outcome), { status, headers });
}

/** Back to the form, which says that all went well: a reload there posts nothing twice. */
function backTo({ page, element }: Post, parameter: 'sent' | 'asked'): Response {
  const { pathname, search } = partsOf(page);
  const parameters = new URLSearchParams(search);
  for (const name of ['sent', 'asked']) parameters.delete(name);
  parameters.set(parameter, element);
  const location = `${pathname}?${parameters}#${encodeURIComponent(formAnchor(element))}`;
  return new Response(null, { status: 303, headers: { ...resourceHeaders, location, 'cache-control': noStore } });
}

/** The request as if the page of the form had been asked for. */
function contextOf({ page }: Post, context: RequestContext): RequestContext {
  return { ...context, ...partsOf(page) };
}

/** The path of a page and its query, which may have question marks of its own. */
function partsOf(page: string): { pathname: string; search: string } {
  const [pathname = ''] = page.split('?', 1);
  return { pathname, search: page.slice(pathname.length) };
}
