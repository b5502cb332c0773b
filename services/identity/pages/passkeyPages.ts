import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { type PostedForm, readForm } from '#services/pages/ownPost.ts';
import { readNickname } from '../accounts/readFields.ts';
import { passkeyName } from '../passkeys/passkeyName.ts';
import { mostPasskeys, type Passkey } from '../passkeys/passkeyStore.ts';
import { accountPath } from '../paths.ts';
import { fixedEmailField, passkeyNameField } from './fields.ts';
import { faultSummary } from './form.ts';
import { answerForm, linkList } from './formPage.ts';
import type { PageRoutes, Visitor } from './pageParts.ts';
import { addForm, addLink, backLink, type Done, doneNote, passkeyList, passkeysAddress } from './passkeyParts.ts';
import { scriptAddress } from './passkeyScript.ts';
import { createSignedInGuard, currentPasswordField, type SignedIn } from './signedIn.ts';
import type { SignInParts } from './signInParts.ts';

/** How long signing in counts as having just proved who one is (s). */
export const freshSeconds = 5 * 60;

type PageRequest = Context<{ Bindings: Visitor }>;

/** The passkeys of who is signed in: seeing, adding, naming and removing them. */
export function passkeyPages(parts: SignInParts): PageRoutes {
  const { issuer, notices, passkeys, ceremonies, letters, answerPage } = parts;
  const routes: PageRoutes = new Hono();
  if (!ceremonies) return routes;
  const guard = createSignedInGuard(parts);
  const script = scriptAddress(issuer);

  /** Answers who is signed in; what they post has to be a form of their own. */
  const forOwner = async (c: PageRequest, answer: (who: SignedIn, posted: PostedForm) => Promise<Response>) => {
    const who = await guard.of(c.req.raw);
    if (!('account' in who)) return notices.signedOut(who);
    if (c.req.method !== 'POST') return answer(who, {});
    const posted = await readForm(c.req.raw);
    return guard.isOwnForm(c.req.raw, posted, who) ? answer(who, posted) : notices.refused(who.context, 403);
  };
  /** The same about one of their passkeys; where it is gone, or another's, the list shows which there are. */
  const forPasskey = (
    c: PageRequest,
    answer: (who: SignedIn, passkey: Passkey, posted: PostedForm) => Promise<Response>,
  ) =>
    forOwner(c, async (who, posted) => {
      const own = (await passkeys.of(who.account.id)).find(({ id }) => id === c.req.query('passkey'));
      return own ? answer(who, own, posted) : toList(who);
    });
  const toList = ({ context }: SignedIn, done?: Done) => {
    const location = passkeysAddress(context, '', done === undefined ? {} : { done });
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  };
  const write = (kind: 'passkeyAdded' | 'passkeyRemoved', { context, account }: SignedIn) =>
    letters.send(kind, context, account, new URL(passkeysAddress(context), issuer).href);

  const askPassword = (who: SignedIn, faults: { password?: string; passkey?: string } = {}) => {
    const { context, account, token } = who;
    const { t } = context;
    return answerForm(answerPage, context, {
      title: t('passkeys.add'),
      lead: t('passkeys.passwordLead'),
      fault: faults.passkey,
      fields: [fixedEmailField(context, account.email), currentPasswordField(who, faults.password)],
      submit: t('passkeys.go'),
      hidden: { token },
      links: [backLink(context, 'passkeys')],
    });
  };
  const offerMaking = async (who: SignedIn, fault?: string) => {
    const { context, token } = who;
    const { t, site } = context;
    const body = html`${faultSummary(context, [], fault)}
<p>${t('passkeys.makeLead')}</p>
${addForm(context, token, await ceremonies.addOptions(who, site.title))}
${linkList([backLink(context, 'passkeys')])}`;
    const facts = { title: t('passkeys.add'), body, script };
    return answerPage(context, fault === undefined ? facts : { ...facts, status: 422, faultCount: 1 });
  };
  const isFresh = ({ since }: SignedIn) => Date.now() / 1000 - since < freshSeconds;

  routes.get(`${accountPath}/passkeys`, (c) =>
    forOwner(c, async ({ context, account }) => {
      const { t } = context;
      const known = await passkeys.of(account.id);
      const body = html`${doneNote(context, c.req.query('done'))}
<p>${t('passkeys.lead')}</p>
${passkeyList(context, known)}
${addLink(context, known.length, await ceremonies.accepted(account))}
${linkList([backLink(context, 'account')])}`;
      return answerPage(context, { title: t('passkeys.title'), body, script });
    }),
  );

  routes.get(`${accountPath}/passkeys/add`, (c) =>
    forOwner(c, async (who) => {
      const known = await passkeys.of(who.account.id);
      if (known.length >= mostPasskeys) return toList(who);
      return isFresh(who) ? offerMaking(who) : askPassword(who);
    }),
  );
  routes.post(`${accountPath}/passkeys/add`, (c) =>
    forOwner(c, async (who, { password = '', credential }) => {
      if (credential === undefined) {
        const problem = await guard.passwordProblem(c, who, password);
        if (problem === undefined) return offerMaking(who);
        return problem instanceof Response ? problem : askPassword(who, { password: problem });
      }
      // The challenge that it answers was given to who had just proved who they are.
      const { t } = who.context;
      const outcome = await ceremonies.add(who, credential, passkeyName(c.req.header('user-agent') ?? '', t));
      if (outcome === 'full') return toList(who);
      if (outcome === 'refused') {
        return isFresh(who)
          ? offerMaking(who, t('passkeys.refused'))
          : askPassword(who, { passkey: t('passkeys.refused') });
      }
      await write('passkeyAdded', who);
      return toList(who, 'added');
    }),
  );

  const askName = ({ context, token }: SignedIn, value: string, error?: string) =>
    answerForm(answerPage, context, {
      title: context.t('passkeys.rename'),
      fields: [passkeyNameField(context, { value, error })],
      submit: context.t('passkeys.saveName'),
      hidden: { token },
      links: [backLink(context, 'passkeys')],
    });
  routes.get(`${accountPath}/passkeys/name`, (c) => forPasskey(c, (who, { name }) => askName(who, name)));
  routes.post(`${accountPath}/passkeys/name`, (c) =>
    forPasskey(c, async (who, { id }, { name: typed = '' }) => {
      const name = readNickname(typed);
      if (name === undefined) return askName(who, typed, who.context.t('error.passkeyName'));
      await passkeys.rename(who.account.id, id, name);
      return toList(who, 'renamed');
    }),
  );

  routes.get(`${accountPath}/passkeys/remove`, (c) =>
    forPasskey(c, ({ context, token }, { name }) =>
      answerForm(answerPage, context, {
        title: context.t('passkeys.removeTitle'),
        lead: context.t('passkeys.removeLead', { name }),
        fields: [],
        submit: context.t('passkeys.removeSubmit'),
        tone: 'danger',
        hidden: { token },
        links: [html`<a href="${passkeysAddress(context)}">${context.t('passkeys.keep')}</a>`],
      }),
    ),
  );
  routes.post(`${accountPath}/passkeys/remove`, (c) =>
    forPasskey(c, async (who, { id }) => {
      if (await passkeys.remove(who.account.id, id)) await write('passkeyRemoved', who);
      return toList(who, 'removed');
    }),
  );
  return routes;
}
