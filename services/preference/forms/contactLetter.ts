import { emailAddress } from '#services/mail/emailAddress.ts';
import { type FilesRefused, type Letter, newMessageId } from '#services/mail/letter.ts';
import { kept } from '../retention.ts';
import type { SiteVoice, VoiceOf } from '../siteVoice.ts';
import { inLines, onOneLine } from './plainText.ts';
import type { Submission, SubmittedFile } from './submissionStore.ts';

/** A form's name and site, as far as its address in the CMS says: `/nl/groenkennisnet/Contactformulier`. */
function aboutForm(form: string): { readonly language: string; readonly site: string; readonly name: string } {
  const [path = ''] = form.split('?');
  const [language = '', site = '', ...rest] = path.split('/').filter((part) => part !== '');
  const name = (rest.at(-1) ?? '').replace(/\.htm$/, '');
  return { language, site, name: name.slice(0, 100) || 'formulier' };
}

/** Whom to answer: what stands in a field for an address, else the first address there is. */
function replyAddress({ fields }: Submission): string | undefined {
  const addresses = fields.filter(([, value]) => emailAddress.safeParse(value.trim()).success);
  const [, value] = addresses.find(([name]) => /mail/i.test(name)) ?? addresses[0] ?? [];
  return value?.trim();
}

interface LetterParts {
  /** Who reads it. */
  readonly to: string;
  /** What the submission is kept under. */
  readonly number: number;
  readonly voiceOf: VoiceOf;
}

/**
 * The letter that brings a form to whoever reads it. What the visitor wrote stands in its text alone; of headers only
 * whom an answer goes to is theirs, and that is one address or nothing. Where its files cannot go along, it says which
 * they are and where they are kept.
 */
export function contactLetter(submission: Submission, { to, number, voiceOf }: LetterParts): Letter {
  const { language, site: siteId, name } = aboutForm(submission.form);
  const voice = voiceOf(siteId, language);
  const { site, t } = voice;
  const replyTo = replyAddress(submission);
  const lines = submission.fields.map(([field, value]) => {
    const text = inLines(value).trimEnd();
    return `${onOneLine(field)}:${text.includes('\n') ? '\n' : ' '}${text}`;
  });
  const answer = replyTo === undefined ? t('contact.noReply') : t('contact.reply', { address: replyTo });
  const end = `-- \n${answer}\n`;
  const words = lines.join('\n\n');
  const { files } = submission;
  const withoutFiles = (reason: FilesRefused) => `${words}\n\n${leftOut(files, { reason, number, voice })}\n\n${end}`;
  return {
    to,
    subject: t('contact.subject', { form: name, site: site.title }),
    text: `${words}\n\n${end}`,
    messageId: newMessageId(new URL(site.origin).hostname),
    ...(replyTo === undefined ? {} : { replyTo }),
    attachments: files.map(({ name: file, bytes }) => ({ name: file, bytes })),
    textWithoutFiles:
      files.length === 0
        ? undefined
        : { 'too-large': withoutFiles('too-large'), 'not-accepted': withoutFiles('not-accepted') },
  };
}

interface LeftOutParts {
  readonly reason: FilesRefused;
  readonly number: number;
  readonly voice: SiteVoice;
}

/** Which files did not go along and why, and until when they are kept where. */
function leftOut(files: readonly SubmittedFile[], { reason, number, voice: { t, language } }: LeftOutParts): string {
  const sizes = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const sizeOf = (bytes: number) =>
    bytes < 1_000_000 ? `${sizes.format(bytes / 1000)} kB` : `${sizes.format(bytes / 1_000_000)} MB`;
  const list = files.map(({ name, bytes }) => `- ${name} (${sizeOf(bytes.byteLength)})`).join('\n');
  const until = new Date(Date.now() + kept.submission * 1000);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' }).format(until);
  const why = reason === 'too-large' ? t('contact.filesTooLarge') : t('contact.filesNotAccepted');
  return `${why}\n\n${list}\n\n${t('contact.filesKept', { date, number })}`;
}
