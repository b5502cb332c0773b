/** `language.ts` of a third language, as somebody writes it who adds one. */
export const germanRow = `import { defineLanguage } from '../language.ts';

export default defineLanguage({
  order: 3,
  state: 'draft',
  name: 'Deutsch',
  locale: 'de-DE',
  paths: { search: 'suche', result: 'ergebnis', answer: 'ki-suche' },
  newsFeed: 'nachrichten.rss',
  serviceSuffix: '-deu',
});
`;
