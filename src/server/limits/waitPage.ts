import type { Language } from '#languages/languages.ts';
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
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t(title)}</title>
<style>:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{max-width:34rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.25}</style></head>
<body><main><h1>${t(title)}</h1><p>${t(text, { count: seconds })}</p><p><a href="">${t('offline.retry')}</a></p></main></body>
</html>
`;
}
