import { area, mediaItem, olderMediaItem, type PageFixture, text } from '../../stories/pageFixtures.ts';

/** Named examples of items without a template of their own. */
export const itemFixtures = {
  complete: {
    language: 'nl',
    page: mediaItem('other', 'Lesmodule: van zaad tot bord', 'artikel/lesmodule-van-zaad-tot-bord', {
      lead: 'Zes lessen voor groen vmbo, met werkbladen en een moestuin.',
      published: '2026-01-12T09:00+02:00',
      details: {
        theme: ['gkn_onderwijs', 'gkn_voedsel', 'gkn_kringloop-landbouw'],
        target_audience_abstract: 'Docenten vmbo groen',
        keywords: ['lesmateriaal'],
      },
      contents: [area('main', '', [text('<p>Elke les begint buiten en eindigt met iets om te eten.</p>')])],
    }),
  },
  /** English, in the older shape: a publication. */
  older: {
    language: 'en',
    page: olderMediaItem('gkz', 'What the literature says about loose farrowing', 'publication/loose-farrowing', {
      lead: 'Seven publications side by side.',
      published: '2026-05-06T09:00+02:00',
      details: {},
      contents: [{ area: 'main', title: '', elements: [text('<p>Space counts for more than the floor.</p>')] }],
    }),
  },
} satisfies Record<string, PageFixture>;
