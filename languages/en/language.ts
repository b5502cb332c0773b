import { defineLanguage } from '../language.ts';

export default defineLanguage({
  order: 2,
  state: 'complete',
  name: 'English',
  locale: 'en-US',
  paths: { search: 'search', result: 'result', answer: 'ai-search' },
  newsFeed: 'news.rss',
  serviceSuffix: '-eng',
});
