import type { Language } from '#languages/languages.ts';

const texts = {
  nl: {
    title: 'Er ging iets mis',
    text: 'Er ging iets mis bij het tonen van de foutpagina.',
    home: 'Naar de startpagina',
  },
  en: {
    title: 'Something went wrong',
    text: 'An error occurred while showing the error page.',
    home: 'Back to the home page',
  },
} as const satisfies Record<Language, object>;

/** What is left when even the error page cannot be rendered (specification, section 8): no style, no script, a way home. */
export function lastResort(language: Language): string {
  const { title, text, home } = texts[language];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><h1>${title}</h1><p>${text}</p><p><a href="/">${home}</a></p></body>
</html>
`;
}
