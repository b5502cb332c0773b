import type { Language } from '#languages/languages.ts';
import { serverTexts } from '../texts/serverTexts.ts';

/** What is left when even the error page cannot be rendered (specification, section 8): no style, no script, a way home. */
export function lastResort(language: Language): string {
  const t = serverTexts(language);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t('lastResort.title')}</title></head>
<body><h1>${t('lastResort.title')}</h1><p>${t('lastResort.text')}</p><p><a href="/">${t('lastResort.home')}</a></p></body>
</html>
`;
}
