import type { Context } from 'hono';
import type { Account } from '../accounts/accountStore.ts';
import type { Link } from '../accounts/linkStore.ts';
import type { PageContext } from '../pageContext.ts';
import type { Interaction } from './interactions.ts';
import type { Visitor } from './pageParts.ts';
import type { SignInParts } from './signInParts.ts';

type Purpose = Link['purpose'];
type PageRequest = Context<{ Bindings: Visitor }>;

/** A press of a link in a letter. */
interface Press {
  readonly purpose: Purpose;
  readonly token: string;
  /** What was typed with it. */
  readonly password: string;
  /** The sign-in under way in this browser, if there is one. */
  readonly interaction: Interaction | undefined;
  readonly context: PageContext;
}

/**
 * Where links in letters lead in the end, the first time and again: a second press, of a double click or a page that is
 * loaded anew, shows what the first one did and does nothing itself.
 */
export interface LinkEnds {
  /** After a link did what it is for. */
  done(c: PageRequest, press: Press, account: Account): Promise<Response>;
  /** What is shown to who opens a link that can do nothing any more. */
  opened(context: PageContext, purpose: Purpose, token: string): Promise<Response>;
  /**
   * What is answered to who presses a link that can do nothing any more: as the first time, where the password is the
   * one that holds; else that it is used, because theirs was not set. It is counted as a guess, as in signing in.
   */
  pressed(c: PageRequest, press: Press): Promise<Response>;
}

const notes = { 'sign-up': 'confirmed', 'new-password': 'passwordChanged' } as const;

export function createLinkEnds(parts: SignInParts): LinkEnds {
  const { interactions, notices, devices, accounts, passwords, links, attempts } = parts;

  const done: LinkEnds['done'] = async (c, { purpose, interaction, context }, { id, email }) => {
    // A new password ends the account's sessions, and with them a sign-in that began in one.
    const back = interaction && (await interactions.finish(c.req.raw, id));
    return devices.remember(back ?? (await notices.done(context, notes[purpose])), email);
  };

  return {
    done,
    async opened(context, purpose, token) {
      const used = await links.findUsed(token);
      return used?.purpose === purpose ? notices.done(context, notes[purpose]) : notices.usedLink(context);
    },
    async pressed(c, press) {
      const { purpose, token, password, context } = press;
      const used = await links.findUsed(token);
      const account = used?.purpose === purpose ? await accounts.byId(used.account) : undefined;
      if (!account) return notices.usedLink(context);
      const { email } = account;
      const permit = await attempts.guess({ email, network: c.env.network, device: await devices.of(c, email) });
      if (permit.kind === 'limited') return notices.limited(context, permit.seconds);
      if (!(await passwords.verify(password, account.password))) return notices.usedLink(context);
      await permit.succeeded();
      return done(c, press, account);
    },
  };
}
