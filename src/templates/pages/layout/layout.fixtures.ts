import { area, olderPage, type PageFixture, page, picture, text } from '../../stories/pageFixtures.ts';

const cards = (...titles: readonly string[]) => ({
  identifier: 'element_3',
  type: 'modularcontent',
  itemlist: {
    title: '',
    items: titles.map((title, index) => ({
      title,
      url: `/nl/groenkennisnet/artikel/${index}`,
      lead: 'Een zin die zegt waarom je dit leest.',
      leadimage: picture(`scene-${index}`, ''),
    })),
  },
});

/** Named examples of pages whose type is a layout: areas that ask for none have it. */
export const layoutFixtures = {
  /** One large item beside a list of smaller ones. */
  leadAndList: {
    language: 'nl',
    page: page('template_a', 'In de schijnwerpers', 'in-de-schijnwerpers', {
      lead: 'Wat de redactie deze maand las.',
      contents: [
        area('main', '', [
          cards('Een spade zegt meer', 'De kas van morgen', 'Wie telt de egels?', 'Melk zonder haast'),
        ]),
      ],
    }),
  },
  /** Each element under its own title, folded. */
  accordion: {
    language: 'nl',
    page: page('accordion', 'Veelgestelde vragen', 'veelgestelde-vragen', {
      contents: [
        area('main', '', [
          text(
            '<p>Ja. Alles wat hier staat mag je gebruiken, met de naam van de maker erbij.</p>',
            'Mag ik dit in mijn les gebruiken?',
          ),
          text('<p>Schrijf ons; binnen een week heb je antwoord.</p>', 'Ik zie een fout. Wat nu?'),
        ]),
      ],
    }),
  },
  /** English, in the older shape. */
  older: {
    language: 'en',
    page: olderPage('template_text', 'Privacy and cookie statement', 'privacy-cookie-statement', {
      contents: [{ area: 'main', title: 'What we keep', elements: [text('<p>As little as we can.</p>')] }],
    }),
  },
} satisfies Record<string, PageFixture>;
