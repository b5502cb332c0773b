import { Hono } from 'hono';
import { html } from 'hono/html';
import { isOwnPost, readForm } from '#services/pages/ownPost.ts';
import { readEmail } from '../accounts/readFields.ts';
import { signInPath } from '../paths.ts';
import type { Devices } from './devices.ts';
import { emailField, passwordField } from './fields.ts';
import { answerForm } from './formPage.ts';
import type { Interaction, Interactions } from './interactions.ts';
import type { Notices } from './notices.ts';
import type { PageParts, PageRoutes } from './pageParts.ts';

/** What the pages on the way of signing in share. */
export interface SignInParts extends PageParts {
  readonly interactions: Interactions;
  readonly notices: Notices;
  readonly devices: Devices;
}

/** What is shown again after a form was not right. */
interface SignInFaults {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}

/** The form to sign in with. */
export function signInPages(parts: SignInParts): PageRoutes {
  const { issuer, interactions, notices, devices, accounts, passwords, attempts, answerPage } = parts;

  const show = (interaction: Interaction, email: string | undefined, faults: SignInFaults = {}) => {
    const { t, uid } = interaction;
    return answerForm(answerPage, interaction, {
      title: t('signIn.title'),
      fields: [
        emailField(interaction, { value: email, error: faults.email }),
        passwordField(interaction, faults.password),
      ],
      submit: t('signIn.submit'),
      links: [
        html`<a href="${signInPath}/${uid}/forgotten">${t('signIn.forgotten')}</a>`,
        html`${t('signIn.noAccount')} <a href="${signInPath}/${uid}/sign-up">${t('signIn.signUp')}</a>`,
      ],
    });
  };

  const routes: PageRoutes = new Hono();
  routes.get(`${signInPath}/:uid`, async (c) => {
    const interaction = await interactions.of(c.req.raw, c.req.param('uid'));
    if (!interaction) return notices.expired(interactions.contextOf(c.req.raw));
    return interaction.begin === 'sign-up' && c.req.query('sign-in') === undefined
      ? c.redirect(`${signInPath}/${interaction.uid}/sign-up`, 303)
      : show(interaction, interaction.email);
  });

  routes.post(`${signInPath}/:uid`, async (c) => {
    const interaction = await interactions.of(c.req.raw, c.req.param('uid'));
    if (!interaction) return notices.expired(interactions.contextOf(c.req.raw));
    if (!isOwnPost(c.req.raw, issuer)) return notices.refused(interaction, 403);
    const { t, uid } = interaction;
    const { email: typed = '', password = '' } = await readForm(c.req.raw);
    const email = readEmail(typed);
    if (email === undefined || password === '') {
      const emailFault = email === undefined ? t('error.email') : undefined;
      return show(interaction, typed, {
        email: emailFault,
        password: password === '' ? t('error.password') : undefined,
      });
    }
    const permit = await attempts.guess({ email, network: c.env.network, device: await devices.of(c, email) });
    if (permit.kind === 'limited')
      return notices.limited(interaction, permit.seconds, `${signInPath}/${uid}/forgotten`);
    const account = await accounts.byEmail(email);
    // Where there is no account as much work is done: the time that it takes tells nothing.
    const isRight = await passwords.verify(password, account?.password);
    if (!account || !isRight) return show(interaction, typed, { password: t('signIn.refused') });
    await permit.succeeded();
    if (passwords.isOutdated(account.password)) {
      await accounts.setPassword(account.id, await passwords.hash(password));
    }
    return devices.remember(await interactions.finish(c.req.raw, account.id), email);
  });
  return routes;
}
