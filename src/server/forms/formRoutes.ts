import { Hono } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { FormKind, FormOutcome } from '#templates/renderer/forms.ts';
import { noStore } from '../http/cacheControl.ts';
import { textReply } from '../http/plainReply.ts';
import { resourceHeaders } from '../http/securityHeaders.ts';
import type { PostedDocument } from '../routes/documentRoute.ts';
import type { Visit } from '../routes/visit.ts';
import type { EditorForms } from './editorForms.ts';
import { emailPattern, judgeForm } from './judgeForm.ts';
import type { Subscribe } from './newsletters.ts';
import { type Post, readPost } from './readPost.ts';

interface FormRoutesOptions {
  readonly subscribe: Subscribe;
  readonly forms: EditorForms;
  readonly document: PostedDocument;
}

/** Posts one address may make in a while: enough for a class behind one connection, too few for a program. */
const limit = { points: 20, duration: 600 } as const;

/**
 * What visitors post:
 * - `POST /api/newsletter` with `email` and `list` → 201 registered, 409 already, 422 no address, 502 failed
 * - `POST /api/form` with the fields of an editor's form → 201 sent, 422 with what is wrong, 404 for no such form
 *
 * and 429 for too many of them. A browser without JavaScript gets the page the form stands on, with what became of it
 * and everything that was typed; after a form was sent it is led back there, so that a reload posts nothing twice.
 * Who asks for JSON gets the `FormOutcome`.
 */
export function createFormRoutes({ subscribe, forms, document }: FormRoutesOptions) {
  const routes = new Hono<{ Bindings: Visit }>();
  const limiter = new RateLimiterMemory(limit);

  const isWithinLimit = (address: string) =>
    limiter.consume(address).then(
      () => true,
      () => false,
    );

  const newsletter = async ({ values }: Post): Promise<FormOutcome> => {
    const email = values.email?.[0]?.trim() ?? '';
    if (email === '') return { state: 'rejected', faults: { email: 'required' }, values };
    if (!emailPattern.test(email)) return { state: 'rejected', faults: { email: 'email' }, values };
    const state = await subscribe(email, values.list?.[0]?.slice(0, 200) ?? '');
    return state === 'accepted' ? { state } : { state, values };
  };

  const form = async (post: Post, { site, request }: Visit): Promise<FormOutcome | undefined> => {
    const found = await forms.find(site, post);
    if (!found) return undefined;
    const { values } = post;
    const faults = judgeForm(found.fields, post);
    if (Object.keys(faults).length > 0) return { state: 'rejected', faults, values };
    const state = await forms.send(site, post, request.headers.get('cookie'));
    return state === 'accepted' ? { state } : { state, values };
  };

  const judge = async (kind: FormKind, post: Post, visit: Visit): Promise<FormOutcome | undefined> => {
    // A program that fell into the trap is told that all went well, and learns nothing.
    if (post.sender === 'program') return { state: 'accepted' };
    if (!(await isWithinLimit(visit.address))) return { state: 'limited', values: post.values };
    return kind === 'newsletter' ? newsletter(post) : form(post, visit);
  };

  for (const kind of ['newsletter', 'form'] as const) {
    routes.post(`/api/${kind}`, async ({ env }) => {
      if (!isOwnPage(env)) return textReply(403, 'Forms are posted from the pages of this site only.');
      const read = await readPost(env.request);
      if (read.kind === 'refused') return textReply(read.status, read.reason);
      const outcome = await judge(kind, read.post, env);
      if (!outcome) return textReply(404, 'There is no such form on this page.');
      const status = statuses[outcome.state];
      if (env.request.headers.get('accept')?.includes('application/json')) return outcomeReply(outcome, status);
      return kind === 'form' && outcome.state === 'accepted'
        ? backTo(read.post)
        : document(visitOf(read.post, env), { element: read.post.element, outcome }, status === 201 ? 200 : status);
    });
  }

  return routes;
}

const statuses = { accepted: 201, known: 409, rejected: 422, limited: 429, failed: 502 } as const;

/** Browsers say where a post comes from: another site's page may not post in its visitors' name. */
function isOwnPage({ request }: Visit): boolean {
  const from = request.headers.get('sec-fetch-site');
  return from === null || from === 'same-origin' || from === 'none';
}

function outcomeReply(outcome: FormOutcome, status: number): Response {
  const headers = { ...resourceHeaders, 'content-type': 'application/json; charset=utf-8', 'cache-control': noStore };
  return new Response(JSON.stringify(outcome), { status, headers });
}

function backTo({ page, element }: Post): Response {
  const [path = '/', query = ''] = page.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('sent', element);
  const location = `${path}?${parameters}#form-${encodeURIComponent(element)}`;
  return new Response(null, { status: 303, headers: { ...resourceHeaders, location, 'cache-control': noStore } });
}

/** The visit as if the page of the form had been asked for. */
function visitOf({ page }: Post, visit: Visit): Visit {
  const [pathname = '/', query] = page.split('?');
  return { ...visit, pathname, search: query === undefined ? '' : `?${query}` };
}
