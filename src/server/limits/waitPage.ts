import type { Language } from '#languages/languages.ts';
import { briefPage } from '../http/briefPage.ts';
import { wayBack } from '../http/wayBack.ts';
import { serverTexts } from '../texts/serverTexts.ts';

/** Why somebody has to wait: asked for too much in a while, or everybody at once, or what would answer has died. */
export type WaitReason = 'limited' | 'busy' | 'away';

const words = {
  limited: { title: 'limited.title', text: 'limited.text' },
  busy: { title: 'busy.title', text: 'busy.text' },
  away: { title: 'away.title', text: 'away.text' },
} as const;

/** A page that costs nothing to make, for people who have to come back later. */
export function waitPage(reason: WaitReason, language: Language, seconds: number): string {
  const t = serverTexts(language);
  const { title, text } = words[reason];
  const link = { href: '', text: t('offline.retry') };
  return briefPage({ language, title: t(title), text: t(text, { count: seconds }), link });
}

/** The same for those whose form was not taken: opening its address again would send nothing. */
export function unsentPage(reason: WaitReason, language: Language, seconds: number, from: string | undefined): string {
  const t = serverTexts(language);
  const text = `${t(words[reason].text, { count: seconds })} ${t('refused.kept')}`;
  return briefPage({ language, title: t('refused.title'), text, link: wayBack(from, t) });
}
