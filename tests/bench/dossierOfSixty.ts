/** A dossier of 60 elements in ten sections, in the CMS's own shape: every kind of element, six of each section. */

const picture = {
  source: 'https://api.groenkennisnet.nl/upload_mm/1/2/3/100123_fullimage_polder_groenkennisnet_2_1920x1280.jpg',
  width: 1920,
  height: 1280,
  'focuspoint-x': 960,
  'focuspoint-y': 500,
  alternative_text: 'Polder met sloten in de ochtend',
  photographer: 'M. de Boer',
  source_info: 'Beeldarchief',
  photo_license: 'CC BY 4.0',
};

function paragraphs(section: number, count: number): string {
  const sentence = `In onderdeel ${section} staat wat telers, waterbeheerders en onderzoekers van elkaar leren over de bodem.`;
  return Array.from(
    { length: count },
    (_, index) =>
      `<p>${sentence} Alinea ${index + 1} gaat een stap <em>verder</em>, met <a href="/nl/groenkennisnet/dossier/bodem">een verwijzing</a>.</p>`,
  ).join('');
}

function section(number: number) {
  return {
    area: `onderdeel-${number}`,
    title: `Onderdeel ${number}`,
    contentarea_template: { id: 'contenttemplate_dossier', name: 'contenttemplate_dossier' },
    background: number % 2 === 0,
    contentarea_leadtext: 'Kort gezegd: een gezonde bodem houdt water vast.',
    elements: [
      {
        type: 'text',
        html: `<h2>Achtergrond ${number}</h2>${paragraphs(number, 3)}<ul><li>Eerst</li><li>Dan</li></ul>`,
      },
      {
        identifier: `element_${number}1`,
        type: 'modularcontent',
        image: { image: picture, caption: 'Polder bij laag water' },
      },
      { type: 'text', html: `<h2>Aanpak ${number}</h2>${paragraphs(number, 2)}` },
      {
        identifier: `element_${number}2`,
        type: 'modularcontent',
        accordion: {
          title: 'Veelgestelde vragen',
          items: [1, 2, 3].map((index) => ({ title: `Vraag ${index} van ${number}`, html: paragraphs(number, 1) })),
        },
      },
      {
        identifier: `element_${number}3`,
        type: 'modularcontent',
        itemlist: {
          title: 'Lees ook',
          items: [1, 2, 3].map((index) => ({
            title: `Nieuwsbericht ${index} bij onderdeel ${number}`,
            url: `/nl/groenkennisnet/nieuwsitem/bericht-${number}-${index}`,
            lead: 'Een samenvatting van twee regels, zoals een redacteur die schrijft.',
            leadimage: picture,
            contenttype: 'wmammodularcontent_gkn_news',
            publication_date: '2026-05-12T09:00+02:00',
          })),
        },
      },
      {
        identifier: `element_${number}4`,
        type: 'modularcontent',
        gkzindexmanual: { title: '', gkz_content_id: [`106${number}001`, `106${number}002`] },
      },
    ],
  };
}

/** The page as the CMS would answer it. */
export const dossierOfSixty = {
  type: 'mediaitem',
  identifier: 'mediaitem_60',
  subtype: 'wmammodularcontent_gkn_dossier',
  title: 'Een dossier van zestig elementen',
  url: '/nl/groenkennisnet/dossier/zestig',
  language: 'nl_NL',
  metadata: {
    id: 60,
    contenttype: 'wmammodularcontent_gkn_dossier',
    title: 'Een dossier van zestig elementen',
    lead: 'Alles over de bodem, in tien onderdelen.',
    leadimage: picture,
    publication_date: '2026-03-09T09:40+02:00',
    lastmodified_date: '2026-10-15T12:08+02:00',
    item_metadata: { subject_abstract: 'Bodem', target_audience_abstract: 'Telers' },
  },
  contents: Array.from({ length: 10 }, (_, index) => section(index + 1)),
};
