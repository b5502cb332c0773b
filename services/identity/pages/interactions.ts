import { errors } from 'oidc-provider';
import { z } from 'zod';
import type { PageContext } from '../pageContext.ts';
import { type IdentitySite, siteAt } from '../site.ts';
import type { PageParts } from './pageParts.ts';

/** A sign-in under way, in the browser that began it. */
export interface Interaction extends PageContext {
  /** Which stands in the path of its pages. */
  readonly uid: string;
  /** The address that the portal already knows. */
  readonly email: string | undefined;
  /** Which page it begins with. */
  readonly begin: 'sign-in' | 'sign-up';
}

export interface Interactions {
  /** The sign-in that a request belongs to, by its signed cookie; `undefined` when it is another's, or over. */
  of(request: Request, uid: string): Promise<Interaction | undefined>;
  /** What a page knows when there is none: the site and language that its address names, or leads back to. */
  contextOf(request: Request): PageContext;
  /** Ends it: sends the browser on its way back to the site, signed in. `undefined` when it is over already. */
  finish(request: Request, account: string): Promise<Response | undefined>;
}

/** In which the provider's own addresses have where a visitor is sent afterwards. */
const returnParameters = ['redirect_uri', 'post_logout_redirect_uri', 'returnTo'];

const paramsSchema = z.object({
  redirect_uri: z.string().optional(),
  ui_locales: z.string().optional(),
  // What is too long for an address fills in no field.
  login_hint: z.string().max(254).optional().catch(undefined),
  screen_hint: z.string().optional(),
});

export function createInteractions({ bridge, provider, sites, texts }: PageParts): Interactions {
  const [main] = sites;
  if (!main) throw new Error('There is no site to sign in on.');
  /** @param wishes languages, as OpenID writes them: `en nl_NL` */
  const contextFor = (site: IdentitySite, wishes = ''): PageContext => ({
    site,
    ...texts.in(...wishes.split(' '), site.language),
  });
  return {
    async of(request, uid) {
      const details = await bridge
        .withNode(request, (req, res) => provider.interactionDetails(req, res))
        .catch(undefinedWhenOver);
      if (details?.uid !== uid) return undefined;
      const params = paramsSchema.parse(details.params);
      return {
        ...contextFor(siteAt(sites, params.redirect_uri) ?? main, params.ui_locales),
        uid,
        email: params.login_hint,
        begin: params.screen_hint === 'signup' ? 'sign-up' : 'sign-in',
      };
    },
    contextOf(request) {
      const { searchParams } = new URL(request.url);
      const named = sites.find(({ id }) => id === searchParams.get('site'));
      const returning = returnParameters.map((name) => siteAt(sites, searchParams.get(name))).find(Boolean);
      return contextFor(named ?? returning ?? main, searchParams.get('ui_locales') ?? '');
    },
    async finish(request, account) {
      const result = { login: { accountId: account } };
      const location = await bridge
        .withNode(request, (req, res) =>
          provider.interactionResult(req, res, result, { mergeWithLastSubmission: false }),
        )
        .catch(undefinedWhenOver);
      if (location === undefined) return undefined;
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
    },
  };
}

/** Its cookie, its session or itself has gone. Any other error is ours, and says nothing of the sign-in. */
function undefinedWhenOver(error: unknown): undefined {
  if (!(error instanceof errors.SessionNotFound)) throw error;
}
