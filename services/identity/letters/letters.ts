import { newMessageId, type SendMail } from '#services/mail/letter.ts';
import { type LetterColors, renderLetter } from '#services/mail/renderLetter.ts';
import type { PageContext } from '../pageContext.ts';

interface LettersParts {
  readonly sendMail: SendMail;
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

/** Sends one of the letters that accounts need, in the language and colours of the site it is about. */
export type SendLetter = (kind: LetterKind, context: PageContext, to: Recipient, url: string) => Promise<void>;

export function createLetters({ sendMail, issuer, colorsOf }: LettersParts): SendLetter {
  const { hostname } = new URL(issuer);
  return async (kind, { site, language, t }, { email, nickname }, url) => {
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
    await sendMail({ ...letter, to: email, messageId: newMessageId(hostname) });
  };
}
