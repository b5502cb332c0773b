import type { RunQuery } from '#services/database/database.ts';
import { newMessageId } from '#services/mail/letter.ts';
import type { Outbox } from '#services/mail/outbox.ts';
import { type LetterColors, renderLetter } from '#services/mail/renderLetter.ts';
import type { PageContext } from '../pageContext.ts';

interface LettersParts {
  readonly mail: Pick<Outbox, 'send' | 'enqueue' | 'deliverDue'>;
  readonly issuer: string;
  readonly colorsOf: (siteId: string) => LetterColors;
}

/** Letters by their texts: what their button says, and whether a request led to them that a stranger may have made. */
const kinds = {
  confirm: { action: 'letter.confirm.action', isOnRequest: true },
  /** For who signs up with an address that has an account. */
  known: { action: 'letter.forgotten.action', isOnRequest: true },
  forgotten: { action: 'letter.forgotten.action', isOnRequest: true },
  /** For who has forgotten the password of an account that is not there. */
  unknown: { action: 'letter.unknown.action', isOnRequest: true },
  /** After a password has been changed. */
  changed: { action: 'letter.changed.action', isOnRequest: false },
  passkeyAdded: { action: 'letter.passkey.action', isOnRequest: false },
  passkeyRemoved: { action: 'letter.passkey.action', isOnRequest: false },
} as const;

export type LetterKind = keyof typeof kinds;

export interface Recipient {
  readonly email: string;
  /** Left out before the address is confirmed: a stranger could have written anything there. */
  readonly nickname?: string;
}

/** Which letter, in the language and colours of the site it is about, to whom, and where its button leads. */
type LetterFacts = readonly [kind: LetterKind, context: PageContext, to: Recipient, url: string];

/** The letters that accounts need. */
export interface Letters {
  send(...facts: LetterFacts): Promise<void>;
  /** Puts one in within somebody's transaction: it goes with all else of it or not at all. `deliverDue` after it. */
  enqueue(query: RunQuery, ...facts: LetterFacts): Promise<void>;
  /** Hands over what waits, now. */
  deliverDue(): Promise<void>;
}

export function createLetters({ mail, issuer, colorsOf }: LettersParts): Letters {
  const { hostname } = new URL(issuer);
  const write = async (...[kind, { site, language, t }, { email, nickname }, url]: LetterFacts) => {
    const { action, isOnRequest } = kinds[kind];
    const about = { site: site.title };
    const letter = await renderLetter({
      language,
      subject: t(`letter.${kind}.subject`, about),
      sender: site.title,
      greeting: nickname === undefined ? t('letter.greetingNobody') : t('letter.greeting', { name: nickname }),
      paragraphs: [t(`letter.${kind}.text`, about)],
      action: { label: t(action, about), url },
      plainLink: t('letter.plainLink'),
      ...(isOnRequest ? { closing: t('letter.ignore') } : {}),
      footer: t('letter.footer', about),
      colors: colorsOf(site.id),
    });
    return { ...letter, to: email, messageId: newMessageId(hostname) };
  };
  return {
    send: async (...facts) => mail.send(await write(...facts)),
    enqueue: async (query, ...facts) => mail.enqueue(query, await write(...facts)),
    deliverDue: mail.deliverDue,
  };
}
