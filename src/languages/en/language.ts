import { defineLanguage } from '../language.ts';

export default defineLanguage({
  order: 2,
  name: 'English',
  locale: 'en-US',
  paths: { search: 'search', result: 'result', answer: 'ai-search' },
  newsFeed: 'news.rss',
  routeNames: {
    index: 'Index',
    page: 'Page',
    dossierArticle: 'DossierArticle',
    slugArticle: 'Article',
    search: 'SearchPage',
    result: 'SearchResult',
    answer: 'AiSearch',
    personal: 'MyGkn',
    logout: 'Logout',
    preview: 'Preview',
  },
  serviceSuffix: '-eng',
});
