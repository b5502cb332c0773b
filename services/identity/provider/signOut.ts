import { signOutPath } from '../paths.ts';
import { type IdentitySite, siteAt } from '../site.ts';
import type { NodeBridge } from './nodeBridge.ts';

interface SignOutParts {
  readonly bridge: NodeBridge;
  readonly issuer: string;
  readonly clientId: string;
  readonly sites: readonly IdentitySite[];
}

/** The provider's question whether to sign out, with what answers it. */
export interface SignOutQuestion {
  readonly xsrf: string;
  /** The provider's own answer: its cookies bind the question to the browser. */
  readonly response: Response;
}

/**
 * Signs out at once when the portal asks for it, as Auth0 does. A page of others that sends its visitors here gets the
 * question instead, so that a link or a picture signs no visitor out.
 */
export async function signOut(request: Request, parts: SignOutParts): Promise<Response | SignOutQuestion> {
  const { bridge, clientId } = parts;
  const asked = new URL(request.url).searchParams;
  const query = new URLSearchParams({ client_id: clientId });
  const returnTo = asked.get('returnTo') ?? asked.get('post_logout_redirect_uri');
  if (returnTo !== null) query.set('post_logout_redirect_uri', returnTo);
  // The site knows its own request by it (OpenID Connect RP-Initiated Logout 1.0, section 2).
  const state = asked.get('state');
  if (state !== null) query.set('state', state);
  const url = new URL(`${signOutPath}?${query}`, request.url);
  const response = await bridge.answer(new Request(url, { headers: request.headers }));
  const question = await questionIn(response);
  if (!question) return response;
  return isAskedByUs(request, parts) ? confirmSignOut(request, question, parts) : question;
}

/** The question in an answer of the provider, which it also asks when one account signs in over another. */
export async function questionIn(response: Response): Promise<SignOutQuestion | undefined> {
  if (response.status !== 200 || !response.headers.get('content-type')?.includes('text/html')) return undefined;
  const [, xsrf] = /name="xsrf" value="([^"]+)"/.exec(await response.clone().text()) ?? [];
  return xsrf === undefined ? undefined : { xsrf, response };
}

/** Answers the question with yes, in the visitor's place. */
export async function confirmSignOut(
  request: Request,
  { xsrf, response }: SignOutQuestion,
  { bridge }: Pick<SignOutParts, 'bridge'>,
): Promise<Response> {
  const cookies = cookiesOf(request.headers.get('cookie') ?? '');
  for (const [name, value] of response.headers.getSetCookie().flatMap(cookiesOfOne)) cookies.set(name, value);
  const confirmation = new Request(new URL(`${signOutPath}/confirm`, request.url), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: new URLSearchParams({ xsrf, logout: 'yes' }).toString(),
  });
  return bridge.answer(confirmation);
}

/** A browser says where it comes from; what an address bar or a bookmark asks for, its owner does. */
function isAskedByUs({ headers }: Request, { sites, issuer }: SignOutParts): boolean {
  const from = headers.get('sec-fetch-site');
  if (from === 'none' || from === 'same-origin') return true;
  const referer = headers.get('referer');
  return siteAt(sites, referer) !== undefined || (referer?.startsWith(issuer) ?? false);
}

function cookiesOf(header: string): Map<string, string> {
  return new Map(header.split(';').flatMap(cookiesOfOne));
}

function cookiesOfOne(text: string): [string, string][] {
  const [pair = ''] = text.split(';');
  const at = pair.indexOf('=');
  return at === -1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]];
}
