import { area, olderPage, type PageFixture, page, picture, text } from '../../stories/pageFixtures.ts';

/** Named examples of content pages. */
export const contentFixtures = {
  complete: {
    language: 'nl',
    page: page('content_page', 'Wat is dierenwelzijn?', 'wat-is-dierenwelzijn', {
      lead: 'Over behoeften, gezondheid en het verschil tussen leven en overleven.',
      metadata: { headerimage: picture('weide', 'Koeien in een weide') },
      contents: [
        area('main', '', [
          text(
            '<p>Dierenwelzijn gaat over de kwaliteit van leven die een dier zelf ervaart.</p><h2>Definitie</h2><p>Er bestaan verschillende definities naast elkaar. Wat ze delen: het dier is de maat.</p><h3>De vijf domeinen</h3><p>Voeding, omgeving, gezondheid, gedrag en hoe het dier zich daarbij voelt.</p>',
          ),
        ]),
      ],
    }),
  },
  /** English, in the older shape. */
  older: {
    language: 'en',
    page: olderPage('content_page', 'Disclaimer', 'disclaimer', {
      contents: [{ area: 'main', title: '', elements: [text('<p>We do our best, and make mistakes.</p>')] }],
    }),
  },
} satisfies Record<string, PageFixture>;
