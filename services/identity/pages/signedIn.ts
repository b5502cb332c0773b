import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { isOwnPost, type PostedForm } from '#services/pages/ownPost.ts';
import type { Account } from '../accounts/accountStore.ts';
import type { PageContext } from '../pageContext.ts';
import { type FormField, passwordField } from './fields.ts';
import type { Visitor } from './pageParts.ts';
import type { SignInParts } from './signInParts.ts';

/** The person who is signed in with this browser. */
export interface SignedIn {
  readonly context: PageContext;
  readonly account: Account;
  readonly sessionUid: string;
  /** When they signed in (s since 1970). */
  readonly since: number;
  /** Which forms of this session hold. */
  readonly token: string;
}

/** What pages of an account ask first. */
export interface SignedInGuard {
  /** Who is signed in; else what a page knows without. */
  of(request: Request): Promise<SignedIn | PageContext>;
  /** Whether a form was posted from a page of ours, made for this session. */
  isOwnForm(request: Request, form: PostedForm, who: SignedIn): boolean;
  /** Asks for the password once more; `undefined` when it was right, else what to answer or to say at its field. */
  passwordProblem(
    c: Context<{ Bindings: Visitor }>,
    who: SignedIn,
    password: string,
  ): Promise<Response | string | undefined>;
}

export function createSignedInGuard(parts: SignInParts): SignedInGuard {
  const { issuer, provider, bridge, interactions, notices, devices, accounts, passwords, attempts, secret } = parts;
  return {
    async of(request) {
      const context = interactions.contextOf(request);
      const session = await bridge.withNode(request, (req, res) =>
        provider.Session.get(provider.createContext(req, res)),
      );
      const account = session.accountId === undefined ? undefined : await accounts.byId(session.accountId);
      if (!account) return context;
      const token = createHmac('sha256', secret).update(`form ${session.uid}`).digest('base64url');
      return { context, account, sessionUid: session.uid, since: session.loginTs ?? 0, token };
    },
    isOwnForm: (request, { token = '' }, who) => {
      // As many letters may be more bytes, and what is not as long cannot be compared.
      const [given, expected] = [Buffer.from(token), Buffer.from(who.token)];
      return isOwnPost(request, issuer) && given.length === expected.length && timingSafeEqual(given, expected);
    },
    async passwordProblem(c, { account, context }, password) {
      const { email } = account;
      const permit = await attempts.guess({ email, network: c.env.network, device: await devices.of(c, email) });
      if (permit.kind === 'limited') return notices.limited(context, permit.seconds);
      if (!(await passwords.verify(password, account.password))) return context.t('error.passwordWrong');
      await permit.succeeded();
      return undefined;
    },
  };
}

/** Answers a request to a page of a sign-in that is over, by whether somebody is signed in. */
export function createSignInOver(parts: SignInParts): (request: Request) => Promise<Response> {
  const guard = createSignedInGuard(parts);
  return async (request) => {
    const who = await guard.of(request);
    return 'account' in who ? parts.notices.signedIn(who.context) : parts.notices.expired(who);
  };
}

/** The password that somebody who is signed in is asked for once more. */
export function currentPasswordField({ context }: SignedIn, error?: string): FormField {
  return { ...passwordField(context, error), label: context.t('field.currentPassword') };
}
