import { Hono } from 'hono';
import { html } from 'hono/html';
import { isOwnPost, readForm } from '#services/pages/ownPost.ts';
import { passwordFault } from '../accounts/passwordRules.ts';
import { readEmail, readNickname } from '../accounts/readFields.ts';
import type { PageContext } from '../pageContext.ts';
import { signInPath } from '../paths.ts';
import { passwordFaultText } from './faultTexts.ts';
import { emailField, fixedEmailField, newPasswordField, nicknameField, passwordField } from './fields.ts';
import { answerForm } from './formPage.ts';
import type { Interaction } from './interactions.ts';
import { createLinkEnds } from './linkEnds.ts';
import type { PageRoutes } from './pageParts.ts';
import { createSignInOver } from './signedIn.ts';
import { signInAddress } from './signInAddress.ts';
import type { SignInParts } from './signInParts.ts';

interface SignUpValues {
  readonly nickname?: string | undefined;
  readonly email?: string | undefined;
}

interface SignUpFaults extends SignUpValues {
  readonly newPassword?: string | undefined;
}

/** The way to an account: asking for one, the letter, and the page that its link leads to. */
export function signUpPages(parts: SignInParts): PageRoutes {
  const { issuer, interactions, notices, devices, accounts, passwords, links, attempts, letters, answerPage } = parts;
  const ends = createLinkEnds(parts);
  const over = createSignInOver(parts);

  const show = (interaction: Interaction, values: SignUpValues, faults: SignUpFaults = {}) => {
    const { t } = interaction;
    return answerForm(answerPage, interaction, {
      title: t('signUp.title'),
      lead: t('signUp.lead'),
      fields: [
        nicknameField(interaction, { value: values.nickname, error: faults.nickname }),
        emailField(interaction, { value: values.email, error: faults.email }),
        { ...newPasswordField(interaction, faults.newPassword), label: t('field.password') },
      ],
      submit: t('signUp.submit'),
      links: [
        html`${t('signUp.hasAccount')} <a href="${signInAddress(interaction, '', { 'sign-in': '' })}">${t('signUp.signIn')}</a>`,
      ],
    });
  };

  /** One letter, whether the address has an account or not. */
  const write = async (interaction: Interaction, email: string, nickname: string, password: string) => {
    const known = await accounts.byEmail(email);
    if (!(await attempts.mayWrite(email))) return;
    if (known) {
      const token = await links.create({ purpose: 'new-password', email, account: known.id });
      const url = new URL(signInAddress(interaction, '/new-password', { token }), issuer);
      await letters.send('known', interaction, known, url.href);
      return;
    }
    const token = await links.create({ purpose: 'sign-up', email, nickname, password });
    const url = new URL(signInAddress(interaction, '/confirm', { token }), issuer);
    await letters.send('confirm', interaction, { email }, url.href);
  };

  const routes: PageRoutes = new Hono();
  routes.get(`${signInPath}/:uid/sign-up`, async (c) => {
    const interaction = await interactions.of(c.req.raw, c.req.param('uid'));
    return interaction ? show(interaction, { email: interaction.email }) : over(c.req.raw);
  });

  routes.post(`${signInPath}/:uid/sign-up`, async (c) => {
    const interaction = await interactions.of(c.req.raw, c.req.param('uid'));
    if (!interaction) return over(c.req.raw);
    if (!isOwnPost(c.req.raw, issuer)) return notices.refused(interaction, 403);
    const { t, site } = interaction;
    const typed = await readForm(c.req.raw);
    const { newPassword = '' } = typed;
    const email = readEmail(typed.email);
    const nickname = readNickname(typed.nickname);
    const fault = passwordFault(newPassword, [typed.email ?? '', typed.nickname ?? '', site.title, site.id]);
    if (email === undefined || nickname === undefined || fault !== undefined) {
      return show(interaction, typed, {
        nickname: nickname === undefined ? t('error.nickname') : undefined,
        email: email === undefined ? t('error.email') : undefined,
        newPassword: passwordFaultText(fault, t),
      });
    }
    const permit = await attempts.letter(c.env.network);
    if (permit.kind === 'limited') return notices.limited(interaction, permit.seconds);
    // Before it is known whether the address has an account, so that it takes as long in both cases.
    const hash = await passwords.hash(newPassword);
    await write(interaction, email, nickname, hash);
    return c.redirect(signInAddress(interaction, '/sent', { about: 'sign-up' }), 303);
  });

  routes.get(`${signInPath}/:uid/sent`, async (c) => {
    const interaction = await interactions.of(c.req.raw, c.req.param('uid'));
    if (!interaction) return over(c.req.raw);
    const { t } = interaction;
    const about = c.req.query('about') === 'sign-up' ? 'sign-up' : 'forgotten';
    const body = html`<p>${t(about === 'sign-up' ? 'sent.signUp' : 'sent.forgotten')}</p>
<p>${t('sent.nothing')}</p>
<p><a href="${signInAddress(interaction, `/${about}`)}">${t('sent.again')}</a></p>`;
    return answerPage(interaction, { title: t('sent.title'), body });
  });

  const confirm = (context: PageContext, email: string, error?: string) => {
    const { t } = context;
    return answerForm(answerPage, context, {
      title: t('confirm.title'),
      lead: t('confirm.lead'),
      fields: [fixedEmailField(context, email), { ...passwordField(context, error), hint: t('hint.confirmPassword') }],
      submit: t('confirm.submit'),
    });
  };

  routes.get(`${signInPath}/:uid/confirm`, async (c) => {
    const context = (await interactions.of(c.req.raw, c.req.param('uid'))) ?? interactions.contextOf(c.req.raw);
    const token = c.req.query('token') ?? '';
    const link = await links.find(token);
    return link?.purpose === 'sign-up' ? confirm(context, link.email) : ends.opened(context, 'sign-up', token);
  });

  routes.post(`${signInPath}/:uid/confirm`, async (c) => {
    const interaction = await interactions.of(c.req.raw, c.req.param('uid'));
    const context = interaction ?? interactions.contextOf(c.req.raw);
    if (!isOwnPost(c.req.raw, issuer)) return notices.refused(context, 403);
    const token = c.req.query('token') ?? '';
    const { password: typed = '' } = await readForm(c.req.raw);
    const press = { purpose: 'sign-up', token, password: typed, interaction, context } as const;
    const link = await links.find(token);
    if (link?.purpose !== 'sign-up') return ends.pressed(c, press);
    const { email, nickname, password } = link;
    const permit = await attempts.guess({ email, network: c.env.network, device: await devices.of(c, email) });
    if (permit.kind === 'limited') return notices.limited(context, permit.seconds);
    // Who gets the letter may be another one than who signed up: its link alone confirms nothing.
    if (!(await passwords.verify(typed, password))) {
      return confirm(context, email, context.t('error.confirmPassword'));
    }
    await permit.succeeded();
    const made = await links.use(token, async (query) => {
      return (await accounts.create({ email, nickname, password }, query))?.id;
    });
    const account = made === undefined ? undefined : await accounts.byId(made);
    return account ? ends.done(c, press, account) : ends.pressed(c, press);
  });
  return routes;
}
