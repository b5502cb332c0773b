import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { isOwnPost, type PostedForm, readForm } from '#services/pages/ownPost.ts';
import type { Account } from '../accounts/accountStore.ts';
import { passwordFault } from '../accounts/passwordRules.ts';
import type { PageContext } from '../pageContext.ts';
import { passwordFaultText } from './faultTexts.ts';
import { fixedEmailField, newPasswordField, passwordField } from './fields.ts';
import { answerForm } from './formPage.ts';
import type { PageRoutes, Visitor } from './pageParts.ts';
import type { SignInParts } from './signInPages.ts';

/** Path of the account pages: `/u/account?site=coegroen&ui_locales=nl`. */
export const accountPath = '/u/account';

/** The person who is signed in with this browser. */
interface SignedIn {
  readonly context: PageContext;
  readonly account: Account;
  readonly sessionUid: string;
  /** Which forms of this session hold. */
  readonly token: string;
}

/** The account of who is signed in: changing its password, deleting it. */
export function accountPages(parts: SignInParts): PageRoutes {
  const { issuer, provider, bridge, interactions, notices, devices, accounts, passwords, attempts, state } = parts;
  const { sendLetter, forget, answerPage, secret } = parts;

  const signedIn = async (request: Request): Promise<SignedIn | PageContext> => {
    const context = interactions.contextOf(request);
    const session = await bridge.withNode(request, (req, res) =>
      provider.Session.get(provider.createContext(req, res)),
    );
    const account = session.accountId === undefined ? undefined : await accounts.byId(session.accountId);
    if (!account) return context;
    const token = createHmac('sha256', secret).update(`form ${session.uid}`).digest('base64url');
    return { context, account, sessionUid: session.uid, token };
  };
  const isOwnForm = (request: Request, { token = '' }: PostedForm, expected: string) =>
    isOwnPost(request, issuer) &&
    token.length === expected.length &&
    timingSafeEqual(Buffer.from(token), Buffer.from(expected));

  /** Asks for the password once more; `undefined` when it was right. */
  const passwordProblem = async (
    c: Context<{ Bindings: Visitor }>,
    { account, context }: SignedIn,
    password: string,
  ) => {
    const { email } = account;
    const permit = await attempts.guess({ email, network: c.env.network, device: await devices.of(c, email) });
    if (permit.kind === 'limited') return notices.limited(context, permit.seconds);
    if (!(await passwords.verify(password, account.password))) return context.t('error.passwordWrong');
    await permit.succeeded();
    return undefined;
  };

  const currentPassword = ({ context }: SignedIn, error?: string) => ({
    ...passwordField(context, error),
    label: context.t('field.currentPassword'),
  });
  const showChange = (who: SignedIn, faults: { password?: string; newPassword?: string } = {}) => {
    const { context, account, token } = who;
    const { t } = context;
    return answerForm(answerPage, context, {
      title: t('change.title'),
      fields: [
        fixedEmailField(context, account.email),
        currentPassword(who, faults.password),
        newPasswordField(context, faults.newPassword),
      ],
      submit: t('newPassword.submit'),
      hidden: { token },
    });
  };
  const showDelete = (who: SignedIn, error?: string) => {
    const { context, account, token } = who;
    const { t } = context;
    return answerForm(answerPage, context, {
      title: t('delete.title'),
      lead: t('delete.lead'),
      fields: [fixedEmailField(context, account.email), currentPassword(who, error)],
      submit: t('delete.submit'),
      tone: 'danger',
      hidden: { token },
    });
  };

  const routes: PageRoutes = new Hono();
  routes.get(accountPath, async (c) => {
    const who = await signedIn(c.req.raw);
    if (!('account' in who)) return notices.signedOut(who);
    const { t } = who.context;
    const { search } = new URL(c.req.url);
    const body = html`<p><strong>${who.account.nickname}</strong><br>${who.account.email}</p>
<ul class="links">
<li><a href="${accountPath}/password${search}">${t('account.password')}</a></li>
<li><a href="${accountPath}/delete${search}">${t('account.delete')}</a></li>
</ul>`;
    return answerPage(who.context, { title: t('account.title'), body });
  });

  routes.get(`${accountPath}/password`, async (c) => {
    const who = await signedIn(c.req.raw);
    return 'account' in who ? showChange(who) : notices.signedOut(who);
  });
  routes.post(`${accountPath}/password`, async (c) => {
    const who = await signedIn(c.req.raw);
    if (!('account' in who)) return notices.signedOut(who);
    const { context, account, sessionUid } = who;
    const posted = await readForm(c.req.raw);
    if (!isOwnForm(c.req.raw, posted, who.token)) return notices.refused(context, 403);
    const { password = '', newPassword = '' } = posted;
    const fault = passwordFault(newPassword, [account.email, account.nickname, context.site.title, context.site.id]);
    const faultText = passwordFaultText(fault, context.t);
    const problem = await passwordProblem(c, who, password);
    if (problem instanceof Response) return problem;
    if (problem !== undefined || faultText !== undefined) {
      return showChange(who, {
        ...(problem === undefined ? {} : { password: problem }),
        ...(faultText === undefined ? {} : { newPassword: faultText }),
      });
    }
    await accounts.setPassword(account.id, await passwords.hash(newPassword));
    await state.endSessions(account.id, sessionUid);
    await sendLetter('changed', context, account, `${context.site.origin}/`);
    return devices.remember(await notices.done(context, 'passwordChanged'), account.email);
  });

  routes.get(`${accountPath}/delete`, async (c) => {
    const who = await signedIn(c.req.raw);
    return 'account' in who ? showDelete(who) : notices.signedOut(who);
  });
  routes.post(`${accountPath}/delete`, async (c) => {
    const who = await signedIn(c.req.raw);
    if (!('account' in who)) return notices.signedOut(who);
    const posted = await readForm(c.req.raw);
    if (!isOwnForm(c.req.raw, posted, who.token)) return notices.refused(who.context, 403);
    const problem = await passwordProblem(c, who, posted.password ?? '');
    if (problem !== undefined) return problem instanceof Response ? problem : showDelete(who, problem);
    // The account goes last: while something of it is left, its owner can ask again.
    await forget(who.account);
    await accounts.remove(who.account.id);
    return notices.done(who.context, 'deleted');
  });
  return routes;
}
