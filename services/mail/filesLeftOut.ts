import { readLanguages } from '#languages/readLanguages.ts';
import { readTexts } from '#services/texts/readTexts.ts';

type MailboxTexts = typeof import('#languages/nl/mailbox.json');

/**
 * What to add to a letter that goes without its files and does not say so itself: which files they are, in every
 * language, because nothing tells the reader's.
 */
export async function filesLeftOut(names: readonly string[]): Promise<string> {
  const [languages, texts] = await Promise.all([readLanguages(), readTexts<MailboxTexts>('mailbox')]);
  const lines = [...languages.keys()].map((language) =>
    texts.in(language).t('mailbox.filesLeftOut', { names: names.join(', ') }),
  );
  return [...new Set(lines)].join('\n');
}
