import { Hono } from 'hono';
import { html } from 'hono/html';
import { isOwnPost, readForm } from '#services/pages/ownPost.ts';
import { changePassword } from '../accounts/changePassword.ts';
import { passwordFault } from '../accounts/passwordRules.ts';
import { readEmail } from '../accounts/readFields.ts';
import type { PageContext } from '../pageContext.ts';
import { signInPath } from '../paths.ts';
import { passwordFaultText } from './faultTexts.ts';
import { emailField, fixedEmailField, newPasswordField } from './fields.ts';
import { answerForm } from './formPage.ts';
import type { Interaction } from './interactions.ts';
import { createLinkEnds } from './linkEnds.ts';
import type { PageRoutes } from './pageParts.ts';
import { createSignInOver } from './signedIn.ts';
import { signInAddress } from './signInAddress.ts';
import type { SignInParts } from './signInParts.ts';

/** A forgotten password: asking for the letter, and the page that its link leads to. */
export function newPasswordPages(parts: SignInParts): PageRoutes {
  const { issuer, interactions, notices, accounts, passwords, links, attempts, letters, answerPage } = parts;
  const ends = createLinkEnds(parts);
  const over = createSignInOver(parts);

  const ask = (interaction: Interaction, email: string | undefined, error?: string) => {
    const { t } = interaction;
    return answerForm(answerPage, interaction, {
      title: t('forgotten.title'),
      lead: t('forgotten.lead'),
      fields: [emailField(interaction, { value: email, error })],
      submit: t('forgotten.submit'),
      links: [html`<a href="${signInAddress(interaction, '', { 'sign-in': '' })}">${t('signUp.signIn')}</a>`],
    });
  };

  /** One letter, whether the address has an account or not. */
  const write = async (interaction: Interaction, email: string) => {
    const account = await accounts.byEmail(email);
    if (!(await attempts.mayWrite(email))) return;
    if (!account) {
      await letters.send('unknown', interaction, { email }, `${interaction.site.origin}/`);
      return;
    }
    const token = await links.create({ purpose: 'new-password', email, account: account.id });
    const url = new URL(signInAddress(interaction, '/new-password', { token }), issuer);
    await letters.send('forgotten', interaction, account, url.href);
  };

  const choose = (context: PageContext, email: string, error?: string) => {
    const { t } = context;
    return answerForm(answerPage, context, {
      title: t('newPassword.title'),
      lead: t('newPassword.lead'),
      fields: [fixedEmailField(context, email), newPasswordField(context, error)],
      submit: t('newPassword.submit'),
    });
  };

  const routes: PageRoutes = new Hono();
  routes.get(`${signInPath}/:uid/forgotten`, async (c) => {
    const interaction = await interactions.of(c.req.raw, c.req.param('uid'));
    return interaction ? ask(interaction, interaction.email) : over(c.req.raw);
  });

  routes.post(`${signInPath}/:uid/forgotten`, async (c) => {
    const interaction = await interactions.of(c.req.raw, c.req.param('uid'));
    if (!interaction) return over(c.req.raw);
    if (!isOwnPost(c.req.raw, issuer)) return notices.refused(interaction, 403);
    const { email: typed = '' } = await readForm(c.req.raw);
    const email = readEmail(typed);
    if (email === undefined) return ask(interaction, typed, interaction.t('error.email'));
    const permit = await attempts.letter(c.env.network);
    if (permit.kind === 'limited') return notices.limited(interaction, permit.seconds);
    await write(interaction, email);
    return c.redirect(signInAddress(interaction, '/sent', { about: 'forgotten' }), 303);
  });

  routes.get(`${signInPath}/:uid/new-password`, async (c) => {
    const context = (await interactions.of(c.req.raw, c.req.param('uid'))) ?? interactions.contextOf(c.req.raw);
    const token = c.req.query('token') ?? '';
    const link = await links.find(token);
    return link?.purpose === 'new-password' ? choose(context, link.email) : ends.opened(context, 'new-password', token);
  });

  routes.post(`${signInPath}/:uid/new-password`, async (c) => {
    const interaction = await interactions.of(c.req.raw, c.req.param('uid'));
    const context = interaction ?? interactions.contextOf(c.req.raw);
    if (!isOwnPost(c.req.raw, issuer)) return notices.refused(context, 403);
    const token = c.req.query('token') ?? '';
    const link = await links.find(token);
    const account = link?.purpose === 'new-password' ? await accounts.byId(link.account) : undefined;
    const { newPassword = '' } = await readForm(c.req.raw);
    const press = { purpose: 'new-password', token, password: newPassword, interaction, context } as const;
    if (!account) return ends.pressed(c, press);
    const { site, t } = context;
    const fault = passwordFault(newPassword, [account.email, account.nickname, site.title, site.id]);
    if (fault !== undefined) return choose(context, account.email, passwordFaultText(fault, t));
    const hash = await passwords.hash(newPassword);
    const changed = await links.use(token, async (query) => {
      await changePassword(query, parts, context, { account, hash });
      return account.id;
    });
    if (changed === undefined) return ends.pressed(c, press);
    void letters.deliverDue();
    return ends.done(c, press, account);
  });
  return routes;
}
