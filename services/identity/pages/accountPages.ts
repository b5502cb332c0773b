import { Hono } from 'hono';
import { html } from 'hono/html';
import { nothing } from '#services/pages/document.ts';
import { readForm } from '#services/pages/ownPost.ts';
import { changePassword } from '../accounts/changePassword.ts';
import { passwordFault } from '../accounts/passwordRules.ts';
import { accountPath } from '../paths.ts';
import { passwordFaultText } from './faultTexts.ts';
import { fixedEmailField, newPasswordField } from './fields.ts';
import { answerForm } from './formPage.ts';
import type { PageRoutes } from './pageParts.ts';
import { createSignedInGuard, currentPasswordField, type SignedIn } from './signedIn.ts';
import type { SignInParts } from './signInParts.ts';

/** The account of who is signed in: what is kept of it, changing its password, deleting it. */
export function accountPages(parts: SignInParts): PageRoutes {
  const { database, notices, devices, accounts, passwords, passkeys, ceremonies } = parts;
  const { letters, forget, answerPage } = parts;
  const guard = createSignedInGuard(parts);

  const showChange = (who: SignedIn, faults: { password?: string; newPassword?: string } = {}) => {
    const { context, account, token } = who;
    const { t } = context;
    return answerForm(answerPage, context, {
      title: t('change.title'),
      fields: [
        fixedEmailField(context, account.email),
        currentPasswordField(who, faults.password),
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
      fields: [fixedEmailField(context, account.email), currentPasswordField(who, error)],
      submit: t('delete.submit'),
      tone: 'danger',
      hidden: { token },
    });
  };

  const routes: PageRoutes = new Hono();
  routes.get(accountPath, async (c) => {
    const who = await guard.of(c.req.raw);
    if (!('account' in who)) return notices.signedOut(who);
    const { t } = who.context;
    const { search } = new URL(c.req.url);
    const body = html`<p><strong>${who.account.nickname}</strong><br>${who.account.email}</p>
<ul class="links">
<li><a href="${accountPath}/password${search}">${t('account.password')}</a></li>
${ceremonies ? html`<li><a href="${accountPath}/passkeys${search}">${t('account.passkeys')}</a></li>` : nothing}
<li><a href="${accountPath}/data${search}" download="account.json">${t('account.data')}</a></li>
<li><a href="${accountPath}/delete${search}">${t('account.delete')}</a></li>
</ul>`;
    return answerPage(who.context, { title: t('account.title'), body });
  });

  routes.get(`${accountPath}/data`, async (c) => {
    const who = await guard.of(c.req.raw);
    if (!('account' in who)) return notices.signedOut(who);
    const { email, nickname, permissions, createdAt, updatedAt } = who.account;
    const kept = (await passkeys.of(who.account.id)).map(({ id, name, createdAt, lastUsedAt }) => {
      return { id, name, created_at: createdAt, last_used_at: lastUsedAt ?? null };
    });
    const data = { email, nickname, permissions, created_at: createdAt, updated_at: updatedAt, passkeys: kept };
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="account.json"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  });

  routes.get(`${accountPath}/password`, async (c) => {
    const who = await guard.of(c.req.raw);
    return 'account' in who ? showChange(who) : notices.signedOut(who);
  });
  routes.post(`${accountPath}/password`, async (c) => {
    const who = await guard.of(c.req.raw);
    if (!('account' in who)) return notices.signedOut(who);
    const { context, account, sessionUid } = who;
    const posted = await readForm(c.req.raw);
    if (!guard.isOwnForm(c.req.raw, posted, who)) return notices.refused(context, 403);
    const { password = '', newPassword = '' } = posted;
    const fault = passwordFault(newPassword, [account.email, account.nickname, context.site.title, context.site.id]);
    const faultText = passwordFaultText(fault, context.t);
    const problem = await guard.passwordProblem(c, who, password);
    if (problem instanceof Response) return problem;
    if (problem !== undefined || faultText !== undefined) {
      return showChange(who, {
        ...(problem === undefined ? {} : { password: problem }),
        ...(faultText === undefined ? {} : { newPassword: faultText }),
      });
    }
    const hash = await passwords.hash(newPassword);
    await database.transaction((query) => changePassword(query, parts, context, { account, hash, sessionUid }));
    void letters.deliverDue();
    return devices.remember(await notices.done(context, 'passwordChanged'), account.email);
  });

  routes.get(`${accountPath}/delete`, async (c) => {
    const who = await guard.of(c.req.raw);
    return 'account' in who ? showDelete(who) : notices.signedOut(who);
  });
  routes.post(`${accountPath}/delete`, async (c) => {
    const who = await guard.of(c.req.raw);
    if (!('account' in who)) return notices.signedOut(who);
    const posted = await readForm(c.req.raw);
    if (!guard.isOwnForm(c.req.raw, posted, who)) return notices.refused(who.context, 403);
    const problem = await guard.passwordProblem(c, who, posted.password ?? '');
    if (problem !== undefined) return problem instanceof Response ? problem : showDelete(who, problem);
    // The account goes last: while something of it is left, its owner can ask again.
    await forget(who.account);
    await accounts.remove(who.account.id);
    return notices.done(who.context, 'deleted');
  });
  return routes;
}
