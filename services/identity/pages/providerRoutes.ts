import { Hono } from 'hono';
import type { AttemptLimits } from '../limits/attempts.ts';
import { signOutPath } from '../paths.ts';
import type { NodeBridge } from '../provider/nodeBridge.ts';
import { confirmSignOut, questionIn, signOut } from '../provider/signOut.ts';
import type { IdentitySite } from '../site.ts';
import type { Interactions } from './interactions.ts';
import type { Notices } from './notices.ts';
import type { PageRoutes } from './pageParts.ts';

interface ProviderRoutesParts {
  readonly bridge: NodeBridge;
  readonly issuer: string;
  readonly clientId: string;
  readonly sites: readonly IdentitySite[];
  /** Answers for access tokens that the provider itself does not know. */
  readonly userInfo: (request: Request) => Promise<Response | undefined>;
  readonly attempts: AttemptLimits;
  readonly interactions: Interactions;
  readonly notices: Notices;
}

/** What the provider answers by itself, with our pages where it would show its own. */
export function providerRoutes(parts: ProviderRoutesParts): PageRoutes {
  const { bridge, userInfo, attempts, interactions, notices } = parts;
  const routes: PageRoutes = new Hono();

  routes.on(['GET', 'POST'], ['/authorize', signOutPath], async (c, next) => {
    const permit = await attempts.begin(c.env.network);
    return permit.kind === 'limited' ? notices.limited(interactions.contextOf(c.req.raw), permit.seconds) : next();
  });
  routes.get(signOutPath, async (c) => {
    const answer = await signOut(c.req.raw, parts);
    if (!(answer instanceof Response)) return notices.signOut(interactions.contextOf(c.req.raw), answer);
    return answer.status >= 400 ? notices.refused(interactions.contextOf(c.req.raw), 400) : answer;
  });
  routes.on(['GET', 'POST'], '/userinfo', async (c) => (await userInfo(c.req.raw)) ?? bridge.answer(c.req.raw));

  // Browsers are led to these; everything else is asked for by programs.
  routes.on(['GET', 'POST'], ['/authorize', '/authorize/:uid', `${signOutPath}/confirm`], async (c) => {
    const answer = await bridge.answer(c.req.raw);
    const question = await questionIn(answer);
    // One account signs in over another: the form that was just sent is the answer to that question.
    if (question) return confirmSignOut(c.req.raw, question, parts);
    const isError = answer.status >= 400 && answer.headers.get('content-type')?.includes('json');
    if (!isError) return answer;
    const context = interactions.contextOf(c.req.raw);
    if (answer.status < 500) return notices.refused(context, 400);
    const retryAfter = answer.headers.get('retry-after');
    return notices.failed(context, retryAfter === null ? undefined : Number(retryAfter));
  });
  routes.all('*', (c) => bridge.answer(c.req.raw));
  return routes;
}
