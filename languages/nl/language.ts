import { defineLanguage } from '../language.ts';

export default defineLanguage({
  order: 1,
  state: 'complete',
  name: 'Nederlands',
  locale: 'nl-NL',
  paths: { search: 'zoeken', result: 'resultaat', answer: 'ai-zoeken', author: 'auteur', organisation: 'organisatie' },
  newsFeed: 'nieuws.rss',
  serviceSuffix: '',
});
