import { parse, serialize } from 'hono/utils/cookie';
import { z } from 'zod';
import { languageOfAddress } from '#app/language/languageOfPath.ts';
import { localeHint } from '#app/language/localeHint.ts';
import { personalPath } from '#app/views/personal/address.ts';
import type { IdentityProvider } from '../../identity/identityProvider.ts';
import type { RequestContext } from '../../request/requestContext.ts';
import type { Renewals } from './renewals.ts';
import type { Seal } from './seal.ts';
import { createSignInClient, renewBefore, type SignedIn, type SignInClient } from './signInClient.ts';

/** Somebody who is signed in without JavaScript. */
export interface Session {
  readonly name: string;
  readonly email: string;
  /** The header for calls in their name. */
  readonly authorization: string;
  /** `Set-Cookie` for the answer, when the tokens are new. */
  readonly cookies: readonly string[];
}

/** What a visitor wanted before signing in, and where it was. */
export interface Errand {
  /** A path of the site. */
  readonly returnTo: string;
  /** An item to bookmark as soon as it is known whose bookmarks they are. */
  readonly bookmark?: string | undefined;
}

/**
 * Sign-ins of visitors without JavaScript. The tokens stay in a sealed cookie that scripts cannot read and that browsers
 * send to the personal addresses only, so that all other pages are the same for everyone.
 */
export interface Sessions {
  /**
   * Whoever is signed in; without a name for who was, until now: `over`.
   * @param freshness `new` where a service refused the token before its time
   */
  of(context: RequestContext, freshness?: 'new'): Promise<Session | 'over' | undefined>;
  /** Sends the visitor to the provider. */
  begin(context: RequestContext, errand: Errand): Promise<Response>;
  /** The visitor comes back; nothing where this browser began no such sign-in. */
  finish(context: RequestContext): Promise<Finished | undefined>;
  /** `Set-Cookie` for whoever is not signed in any more. */
  forget(context: RequestContext): readonly string[];
  /** Forgets the visitor, and has the provider do so. */
  end(context: RequestContext): Response;
}

export interface Finished {
  readonly outcome: 'signed in' | 'failed';
  readonly errand: Errand;
  readonly session: Session | undefined;
  readonly cookies: readonly string[];
}

interface SessionsOptions {
  readonly seal: Seal;
  readonly renewals: Renewals;
  readonly timeoutMs: number;
}

const cookieNames = { session: 'session', attempt: 'sign-in', sign: 'auth0.is.authenticated' } as const;
/** A month, as long as the provider's own (s). */
const sessionSeconds = 30 * 24 * 60 * 60;
const attemptSeconds = 60 * 60;
/** Browsers keep a cookie whose name and value are 4096 bytes at most (RFC 6265bis, section 5.6). */
const longestSealed = 4000;

const sessionSchema = z.object({
  access: z.string(),
  refresh: z.string().optional(),
  expires: z.number(),
  name: z.string(),
  email: z.string(),
});
const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  bookmark: z.string().optional(),
});
type KeptAttempt = z.output<typeof attemptSchema>;
const attemptsSchema = z.object({ attempts: z.array(attemptSchema) });

export function createSessions({ seal, renewals, timeoutMs }: SessionsOptions): Sessions {
  const clients = new Map<IdentityProvider, SignInClient>();
  const clientOf = ({ site: { identity } }: RequestContext): SignInClient | undefined => {
    if (!identity) return undefined;
    const client = clients.get(identity) ?? createSignInClient(identity, timeoutMs);
    clients.set(identity, client);
    return client;
  };
  const readCookie = ({ request }: RequestContext, name: string) =>
    parse(request.headers.get('cookie') ?? '', name)[name];

  const keep = async (context: RequestContext, { tokens, name, email }: SignedIn) => {
    const content = { ...tokens, name, email };
    const parts = cutSession(await seal.close('session', content, sessionSeconds));
    return [
      ...parts.map(([name, value]) => cookie(context, name, value, { path: personalPath, maxAge: sessionSeconds })),
      // What a longer session before had besides.
      ...partsIn(context)
        .filter((name) => !parts.some(([own]) => own === name))
        .map((name) => withoutPart(context, name)),
      // For scripts, should they run on the next page: that somebody is signed in, and not who.
      cookie(context, cookieNames.sign, 'true', { maxAge: sessionSeconds, httpOnly: false }),
    ];
  };
  /** What this browser began and has not finished, oldest first: one in each tab that somebody signs in from. */
  const attemptsOf = async (context: RequestContext): Promise<readonly KeptAttempt[]> => {
    const opened = await seal.open('sign-in', readCookie(context, cookieNames.attempt));
    return attemptsSchema.safeParse(opened).data?.attempts ?? [];
  };
  /** The oldest go where a cookie has no room for all. */
  const keepAttempts = async (context: RequestContext, attempts: readonly KeptAttempt[]): Promise<string> => {
    if (attempts.length === 0) return cookie(context, cookieNames.attempt, '', { maxAge: 0 });
    const sealed = await seal.close('sign-in', { attempts }, attemptSeconds);
    if (sealed.length > longestSealed && attempts.length > 1) return keepAttempts(context, attempts.slice(1));
    return cookie(context, cookieNames.attempt, sealed, { maxAge: attemptSeconds });
  };
  const sealedSession = ({ request }: RequestContext) => joinSession(parse(request.headers.get('cookie') ?? ''));
  const forget = (context: RequestContext) => [
    ...new Set([cookieNames.session, ...partsIn(context)].map((name) => withoutPart(context, name))),
    cookie(context, cookieNames.sign, '', { maxAge: 0, httpOnly: false }),
  ];

  return {
    async of(context, freshness) {
      const read = sessionSchema.safeParse(await seal.open('session', sealedSession(context)));
      const client = clientOf(context);
      if (!read.data || !client) return undefined;
      const { name, email, ...tokens } = read.data;
      const sessionWith = (access: string, cookies: readonly string[]) => ({
        ...{ name, email, cookies },
        authorization: `Bearer ${access}`,
      });
      const isGood = freshness !== 'new' && tokens.expires - renewBefore > Date.now() / 1000;
      if (isGood) return sessionWith(tokens.access, []);
      const { refresh } = tokens;
      const renewed = refresh ? await renewals.once(refresh, () => client.renew({ ...tokens, refresh })) : 'over';
      if (renewed === 'over') return 'over';
      // The service says whether the old token is still good enough.
      if (renewed === 'unknown') return sessionWith(tokens.access, []);
      return sessionWith(renewed.access, await keep(context, { tokens: renewed, name, email }));
    },
    forget,
    async begin(context, errand) {
      const client = clientOf(context);
      if (!client) return new Response(null, { status: 404 });
      const { origin, language: siteLanguage } = context.site.plan;
      const locale = localeHint(languageOfAddress(errand.returnTo, siteLanguage));
      const { attempt, location } = await client.begin(origin, locale);
      const attempts = [...(await attemptsOf(context)), { ...attempt, ...errand }];
      return redirectWith(location, [await keepAttempts(context, attempts)]);
    },
    async finish(context) {
      const parameters = new URLSearchParams(context.search);
      const attempts = await attemptsOf(context);
      const attempt = attempts.find(({ state }) => state === parameters.get('state'));
      const client = clientOf(context);
      // Another's answer, or one for the scripts of this very browser.
      if (!attempt || !client) return undefined;
      const { returnTo, bookmark, ...checks } = attempt;
      const errand = { returnTo, bookmark };
      const others = attempts.filter((each) => each !== attempt);
      const over = await keepAttempts(context, others);
      const { origin } = context.site.plan;
      try {
        const signedIn = await client.finish(checks, new URL(context.search, origin), origin);
        const { name, email, tokens } = signedIn;
        const cookies = [over, ...(await keep(context, signedIn))];
        const session = { name, email, authorization: `Bearer ${tokens.access}`, cookies: [] };
        return { outcome: 'signed in', errand, session, cookies };
      } catch {
        return { outcome: 'failed', errand, session: undefined, cookies: [over] };
      }
    },
    end(context) {
      const client = clientOf(context);
      const back = `${context.site.plan.origin}/logout`;
      return redirectWith(client ? client.logoutLocation(back) : back, forget(context));
    },
  };
}

/**
 * The cookies of a session. Some providers' tokens are longer than a cookie may be: then there are more, and the first
 * says how many, so that nothing that was left of another session is taken for a part of this one.
 */
function cutSession(sealed: string): readonly (readonly [name: string, value: string])[] {
  const count = Math.ceil(sealed.length / longestSealed);
  return Array.from({ length: count }, (_, index) => {
    const part = sealed.slice(index * longestSealed, (index + 1) * longestSealed);
    return [sessionName(index), index === 0 && count > 1 ? `${count}~${part}` : part] as const;
  });
}

function joinSession(cookies: Readonly<Record<string, string>>): string | undefined {
  const [, count = '1', first] = /^(?:(\d)~)?(.+)$/.exec(cookies[sessionName(0)] ?? '') ?? [];
  const rest = Array.from({ length: Number(count) - 1 }, (_, index) => cookies[sessionName(index + 1)] ?? '');
  return first && first + rest.join('');
}

function sessionName(index: number): string {
  return index === 0 ? cookieNames.session : `${cookieNames.session}.${index}`;
}

/** The parts of sessions that a browser has. */
function partsIn({ request }: RequestContext): readonly string[] {
  const names = Object.keys(parse(request.headers.get('cookie') ?? ''));
  return names.filter((name) => /^session(?:\.\d)?$/.test(name));
}

function withoutPart(context: RequestContext, name: string): string {
  return cookie(context, name, '', { path: personalPath, maxAge: 0 });
}

interface CookieOptions {
  readonly path?: string;
  readonly maxAge: number;
  readonly httpOnly?: boolean;
}

function cookie({ site }: RequestContext, name: string, value: string, options: CookieOptions): string {
  const { path = '/', maxAge, httpOnly = true } = options;
  const secure = site.plan.origin.startsWith('https:');
  return serialize(name, value, { path, maxAge, httpOnly, secure, sameSite: 'Lax' });
}

/** Sends a visitor on with cookies; never kept. */
export function redirectWith(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store', 'content-length': '0' });
  for (const each of cookies) headers.append('set-cookie', each);
  return new Response(null, { status: 303, headers });
}
