import { type Letter, newMessageId } from '#services/mail/letter.ts';
import { type LetterColors, renderLetter } from '#services/mail/renderLetter.ts';
import type { SiteVoice } from '../siteVoice.ts';
import type { LinkPurpose } from './newsletterStore.ts';
import { linkAddress } from './paths.ts';

/** Letters, by what their link does, and whether a request led to them that a stranger may have made. */
const kinds = {
  /** Asks whether the address is its owner's wish. */
  ask: { purpose: 'confirm', isOnRequest: true },
  /** For who asks with an address that is subscribed. */
  known: { purpose: 'stop', isOnRequest: true },
  /** After confirming: how one gets out again. */
  welcome: { purpose: 'stop', isOnRequest: false },
} as const satisfies Record<string, { purpose: LinkPurpose; isOnRequest: boolean }>;

export type NewsletterLetter = keyof typeof kinds;

export function purposeOf(kind: NewsletterLetter): LinkPurpose {
  return kinds[kind].purpose;
}

/**
 * Writes one of a newsletter's letters in the language and colours of its site. Nothing of what was posted stands in it:
 * who asks may be anybody, and the letter goes to whomever they named.
 */
export async function writeLetter(
  kind: NewsletterLetter,
  { site, language, t }: SiteVoice,
  { email, token, colors }: { readonly email: string; readonly token: string; readonly colors: LetterColors },
): Promise<Letter> {
  const { purpose, isOnRequest } = kinds[kind];
  const about = { site: site.title };
  const url = linkAddress(site, purpose, token);
  const written = await renderLetter({
    language,
    subject: t(`letter.${kind}.subject`, about),
    sender: site.title,
    greeting: t('letter.greeting'),
    paragraphs: [t(`letter.${kind}.text`, about)],
    action: { label: t(`letter.${kind}.action`), url },
    plainLink: t('letter.plainLink'),
    ...(isOnRequest ? { closing: t('letter.ignore') } : {}),
    footer: t('letter.footer', about),
    colors,
  });
  return {
    ...written,
    to: email,
    messageId: newMessageId(new URL(site.origin).hostname),
    ...(purpose === 'stop' ? { unsubscribe: url } : {}),
  };
}
