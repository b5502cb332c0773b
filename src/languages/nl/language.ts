import { defineLanguage } from '../language.ts';

export default defineLanguage({
  order: 1,
  name: 'Nederlands',
  locale: 'nl-NL',
  paths: { search: 'zoeken', result: 'resultaat', answer: 'ai-zoeken' },
  newsFeed: 'nieuws.rss',
  routeNames: {
    index: 'Index',
    page: 'Pagina',
    dossierArticle: 'DossierArtikel',
    slugArticle: 'Artikel',
    search: 'ZoekPagina',
    result: 'ZoekResultaat',
    answer: 'AiZoeken',
    personal: 'MijnGkn',
    logout: 'Uitloggen',
    preview: 'Voorbeeld',
  },
  serviceSuffix: '',
});
