import { z } from 'zod';
import { type Letter, newMessageId } from '#services/mail/letter.ts';
import type { VoiceOf } from '../siteVoice.ts';
import { inLines, onOneLine } from './plainText.ts';
import type { Submission } from './submissionStore.ts';

const address = z.email().max(254);

/** A form's name and site, as far as its address in the CMS says: `/nl/groenkennisnet/Contactformulier`. */
function aboutForm(form: string): { readonly language: string; readonly site: string; readonly name: string } {
  const [path = ''] = form.split('?');
  const [language = '', site = '', ...rest] = path.split('/').filter((part) => part !== '');
  const name = (rest.at(-1) ?? '').replace(/\.htm$/, '');
  return { language, site, name: name.slice(0, 100) || 'formulier' };
}

/** Whom to answer: what stands in a field for an address, else the first address there is. */
function replyAddress({ fields }: Submission): string | undefined {
  const addresses = fields.filter(([, value]) => address.safeParse(value.trim()).success);
  const [, value] = addresses.find(([name]) => /mail/i.test(name)) ?? addresses[0] ?? [];
  return value?.trim();
}

/**
 * The letter that brings a form to whoever reads it. What the visitor wrote stands in its text alone; of headers only
 * whom an answer goes to is theirs, and that is one address or nothing.
 */
export function contactLetter(submission: Submission, to: string, voiceOf: VoiceOf): Letter {
  const { language, site: siteId, name } = aboutForm(submission.form);
  const { site, t } = voiceOf(siteId, language);
  const replyTo = replyAddress(submission);
  const lines = submission.fields.map(([field, value]) => {
    const text = inLines(value).trimEnd();
    return `${onOneLine(field)}:${text.includes('\n') ? '\n' : ' '}${text}`;
  });
  const answer = replyTo === undefined ? t('contact.noReply') : t('contact.reply', { address: replyTo });
  return {
    to,
    subject: t('contact.subject', { form: name, site: site.title }),
    text: `${lines.join('\n\n')}\n\n-- \n${answer}\n`,
    messageId: newMessageId(new URL(site.origin).hostname),
    ...(replyTo === undefined ? {} : { replyTo }),
    attachments: submission.files.map(({ name: file, bytes }) => ({ name: file, bytes })),
  };
}
