import { Hono } from 'hono';
import { html } from 'hono/html';
import { nothing } from '#services/pages/document.ts';
import { isOwnPost, readForm } from '#services/pages/ownPost.ts';
import type { Account } from '../accounts/accountStore.ts';
import { readEmail } from '../accounts/readFields.ts';
import { signInPath } from '../paths.ts';
import { emailField, passwordField } from './fields.ts';
import { answerForm } from './formPage.ts';
import type { Interaction } from './interactions.ts';
import type { PageRoutes } from './pageParts.ts';
import { passkeyOffer } from './passkeyOffer.ts';
import { scriptAddress } from './passkeyScript.ts';
import { createSignInOver } from './signedIn.ts';
import { signInAddress } from './signInAddress.ts';
import type { SignInParts } from './signInParts.ts';

/** What is shown again after a form was not right. */
interface SignInFaults {
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  /** Of no field. */
  readonly passkey?: string | undefined;
}

/** The form to sign in with, and the way in with a passkey. */
export function signInPages(parts: SignInParts): PageRoutes {
  const { issuer, interactions, notices, devices, accounts, passwords, attempts, ceremonies, answerPage } = parts;

  const show = (interaction: Interaction, email: string | undefined, faults: SignInFaults = {}) => {
    const { t } = interaction;
    return answerForm(answerPage, interaction, {
      title: t('signIn.title'),
      fault: faults.passkey,
      fields: [
        {
          ...emailField(interaction, { value: email, error: faults.email }),
          autocomplete: ceremonies ? 'username webauthn' : 'username',
        },
        passwordField(interaction, faults.password),
      ],
      submit: t('signIn.submit'),
      // The page is also the answer to a passkey that was refused, below an address of its own.
      action: signInAddress(interaction),
      below: ceremonies ? passkeyOffer(interaction) : nothing,
      script: ceremonies && scriptAddress(issuer),
      links: [
        html`<a href="${signInAddress(interaction, '/forgotten')}">${t('signIn.forgotten')}</a>`,
        html`${t('signIn.noAccount')} <a href="${signInAddress(interaction, '/sign-up')}">${t('signIn.signUp')}</a>`,
      ],
    });
  };

  const over = createSignInOver(parts);
  /** Of two presses the first one may have finished it while the second one's password was looked at. */
  const finish = async (request: Request, interaction: Interaction, { id }: Account) =>
    (await interactions.finish(request, id)) ?? notices.signedIn(interaction);

  const routes: PageRoutes = new Hono();
  routes.get(`${signInPath}/:uid`, async (c) => {
    const interaction = await interactions.of(c.req.raw, c.req.param('uid'));
    if (!interaction) return over(c.req.raw);
    return interaction.begin === 'sign-up' && c.req.query('sign-in') === undefined
      ? c.redirect(signInAddress(interaction, '/sign-up'), 303)
      : show(interaction, interaction.email);
  });

  routes.post(`${signInPath}/:uid`, async (c) => {
    const interaction = await interactions.of(c.req.raw, c.req.param('uid'));
    if (!interaction) return over(c.req.raw);
    if (!isOwnPost(c.req.raw, issuer)) return notices.refused(interaction, 403);
    const { t } = interaction;
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
      return notices.limited(interaction, permit.seconds, signInAddress(interaction, '/forgotten'));
    const account = await accounts.byEmail(email);
    // Where there is no account as much work is done: the time that it takes tells nothing.
    const isRight = await passwords.verify(password, account?.password);
    if (!account || !isRight) return show(interaction, typed, { password: t('signIn.refused') });
    await permit.succeeded();
    if (passwords.isOutdated(account.password)) {
      await accounts.setPassword(account.id, await passwords.hash(password));
    }
    return devices.remember(await finish(c.req.raw, interaction, account), email);
  });

  if (!ceremonies) return routes;
  routes.get(`${signInPath}/:uid/passkey`, (c) =>
    c.redirect(`${signInPath}/${encodeURIComponent(c.req.param('uid'))}${new URL(c.req.url).search}`, 303),
  );
  routes.post(`${signInPath}/:uid/passkey/challenge`, async (c) => {
    const interaction = await interactions.of(c.req.raw, c.req.param('uid'));
    if (!interaction || !isOwnPost(c.req.raw, issuer)) return new Response(null, { status: 403 });
    return c.json(await ceremonies.signInOptions(interaction.uid), 200, { 'cache-control': 'no-store' });
  });

  routes.post(`${signInPath}/:uid/passkey`, async (c) => {
    const interaction = await interactions.of(c.req.raw, c.req.param('uid'));
    if (!interaction) return over(c.req.raw);
    if (!isOwnPost(c.req.raw, issuer)) return notices.refused(interaction, 403);
    const permit = await attempts.tryPasskey(c.env.network);
    if (permit.kind === 'limited') return notices.limited(interaction, permit.seconds);
    const { credential = '', email: typed } = await readForm(c.req.raw);
    const id = await ceremonies.signIn(interaction.uid, credential);
    const account = id === undefined ? undefined : await accounts.byId(id);
    // One text for a passkey that nobody has and for one that is somebody's.
    if (!account)
      return show(interaction, typed || interaction.email, { passkey: interaction.t('signIn.passkeyRefused') });
    await permit.succeeded();
    return devices.remember(await finish(c.req.raw, interaction, account), account.email);
  });
  return routes;
}
