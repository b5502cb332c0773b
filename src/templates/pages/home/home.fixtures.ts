import {
  area,
  noPicture,
  olderArea,
  olderPage,
  type PageFixture,
  page,
  picture,
  text,
} from '../../stories/pageFixtures.ts';

const news = (title: string, name: string, published: string) => ({
  title,
  url: `/nl/groenkennisnet/nieuwsitem/${name}`,
  lead: 'Wat er gebeurde, voor wie het telt, en waar je verder leest.',
  leadimage: picture(name, ''),
  contenttype: 'wmammodularcontent_gkn_news',
  publication_date: published,
});

/** Named examples of home pages. */
export const homeFixtures = {
  complete: {
    language: 'nl',
    place: 'root',
    page: page('home_page', 'Home', 'index', {
      lead: 'Kennis over landbouw, voedsel, natuur en water op één plek.',
      metadata: {
        startpage_title: 'Wat de groene sector weet',
        placeholderzoekbox: 'Waar ben je benieuwd naar?',
        headerimages: [picture('polder', 'Polder met sloten in de ochtend')],
      },
      contents: [
        area(
          'nieuws',
          'Laatste nieuws',
          [
            {
              identifier: 'element_1',
              type: 'modularcontent',
              itemlist: {
                title: '',
                items: [
                  news('Bloemrijke akkerranden trekken meer insecten', 'akkerrand', '2026-11-12T09:00+02:00'),
                  news('Ammoniak meten in de stal: waar let je op?', 'stal', '2026-10-29T09:00+02:00'),
                  news('Een boomgaard die zijn eigen water bewaart', 'boomgaard', '2026-10-21T09:00+02:00'),
                ],
                more: { title: 'Al het nieuws', url: '/nl/groenkennisnet/nieuws' },
              },
            },
          ],
          'a',
        ),
        area('welkom', 'Wat je hier vindt', [text('<p>Dossiers, onderzoek en mensen om te bellen.</p>')], 'text', {
          background: true,
        }),
      ],
      more: { parentPage: null },
    }),
  },
  /** English, in the older shape; nothing but a title and a text. */
  older: {
    language: 'en',
    place: 'root',
    page: olderPage('overview_page', 'EURCAW-Pigs', 'index', {
      lead: 'Knowledge for those who inspect the welfare of pigs.',
      metadata: { headerimage: noPicture },
      contents: [olderArea('main', 'Welcome', [text('<p>Five countries, one way of looking.</p>')], 'text')],
    }),
  },
} satisfies Record<string, PageFixture>;
