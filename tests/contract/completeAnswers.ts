import type { Answer } from './answers.ts';

/*
 * Answers of our own that hold, together, everything the contract names: every kind of element with every field in both
 * shapes, every template of an area and of a page, every field of metadata. Each is small, so that damaging and
 * attacking each of its values takes moments.
 */

type Fields = Readonly<Record<string, unknown>>;

const picture = {
  source: 'https://api.groenkennisnet.nl/upload_mm/1/2/sloot%20bij%20avond.jpg',
  width: 1200,
  height: 800,
  'focuspoint-x': 600,
  'focuspoint-y': -1,
  alternative_text: 'Een sloot',
  photographer: 'Anna',
  photographer_hyperlink: 'https://example.org/anna',
  photo_license: 'CC BY 4.0',
  photo_license_hyperlink: 'https://example.org/by',
  source_info: 'Archief',
  source_info_hyperlink: 'https://example.org/archief',
  keywords: ['water'],
};

const bare = { source: 'https://api.groenkennisnet.nl/upload_mm/3/akker.jpg', alternative_text: 'Een akker' };

const item = {
  title: 'Kennismiddag',
  url: '/nl/groenkennisnet/agenda/kennismiddag.htm',
  lead: 'Een middag buiten',
  leadimage: bare,
  contenttype: { id: 'wmammodularcontent_gkn_event', name: 'Event' },
  publication_date: '2026-05-12T09:00+02:00',
  startdate: '01-06-2027',
  enddate: '02-06-2027',
  location: 'Lelystad',
};

const person = {
  name: 'Marit Hoekzema',
  role: 'Docent',
  organization: 'Hogeschool',
  image: bare,
  email: 'marit@example.org',
  phone: '+31 6 1234 5678',
  url: 'https://example.org/marit',
};

const form = `<form action="/nl/groenkennisnet/Contactformulier" method="post">
<p>Wij lezen alles.</p>
<input type="hidden" name="formid" value="7">
<p><label for="n">Naam *</label> <input id="n" name="naam" maxlength="80" required autocomplete="name"></p>
<p><label>E-mail <input type="email" name="email"></label></p>
<p><label for="s">Onderwerp</label> <select id="s" name="onderwerp"><option value="a">Akker</option><option>Dier</option></select></p>
<fieldset><legend>Wie ben je?</legend><label><input type="radio" name="wie" value="b"> Boer</label>
<label><input type="radio" name="wie" value="o" checked> Ouder</label></fieldset>
<p><label><input type="checkbox" name="ja"> Stuur mij een kopie</label></p>
<p><label for="t">Vraag</label> <textarea id="t" name="vraag"></textarea></p>
<p><label for="f">Bijlage</label> <input id="f" type="file" name="bijlage" accept=".pdf"></p>
<button type="submit">Verstuur</button></form>`;

/** Every kind with every field; the first spelling is used where fields stand on the element, the last below a key. */
const kinds: readonly { readonly spellings: readonly [string, string]; readonly fields: Fields }[] = [
  {
    spellings: ['text', 'Text'],
    fields: {
      title: 'Over sloten',
      html: '<h2>Water</h2><p>Zie <a href="/nl/groenkennisnet/dossier/water.htm">water</a> en <a href="https://example.org">elders</a>.</p>',
    },
  },
  {
    spellings: ['accordion', 'ACCORDION'],
    fields: {
      title: 'Vragen',
      items: [
        { title: 'Mag dat?', html: '<p>Ja.</p>' },
        { title: 'Moet dat?', html: '<ul><li>Nee.</li></ul>' },
      ],
    },
  },
  {
    spellings: ['newsletter', 'newsletter'],
    fields: { title: 'Nieuwsbrief', lead: 'Elke maand', list: 'gkn-maandelijks' },
  },
  {
    spellings: ['video', 'video'],
    fields: {
      title: 'Strokenteelt',
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      caption: 'Gefilmd in mei',
      poster: picture,
      transcript: '<p>Welkom op de akker.</p>',
    },
  },
  {
    spellings: ['item_list', 'list'],
    fields: {
      title: 'Lees ook',
      items: [item, { title: 'Bodem', url: '/nl/groenkennisnet/dossier/bodem' }],
      more: { title: 'Alles', url: '/nl/groenkennisnet/nieuws' },
      display: 'list',
    },
  },
  {
    spellings: ['records', 'gkzindexmanual'],
    fields: { title: 'Publicaties', gkz_content_id: ['1060879', '1034800'] },
  },
  {
    spellings: ['carousel', 'carousel'],
    fields: { title: 'In beeld', items: [item, picture, { title: 'Weide', url: '/weide' }] },
  },
  {
    spellings: ['tiles', 'Tiles'],
    fields: {
      title: 'Ingangen',
      items: [
        { title: 'Dier', url: '/nl/dierenwelzijnsweb', image: picture, lead: 'Over welzijn' },
        { title: 'Plant', url: '/plant' },
      ],
    },
  },
  { spellings: ['team', 'team'], fields: { title: 'Wie wij zijn', members: [person, { name: 'Ruben' }] } },
  {
    spellings: ['map', 'map'],
    fields: {
      title: 'Proefplekken',
      center: { lat: 52.1, lon: 5.3 },
      zoom: 8,
      items: [
        {
          title: 'Lelystad',
          url: '/nl/groenkennisnet/project/stroken',
          lat: 52.5,
          lon: 5.47,
          lead: 'Stroken op klei',
          contenttype: 'wmammodularcontent_gkn_project',
        },
        { title: 'Vredepeel', lat: 51.54, lon: 5.87 },
      ],
    },
  },
  { spellings: ['image', 'image'], fields: { title: 'Beeld', image: picture, caption: 'De sloot in mei' } },
  { spellings: ['form', 'form'], fields: { title: 'Stel je vraag', html: form } },
  { spellings: ['contact', 'contact'], fields: { title: 'Vragen aan', ...person } },
];

type Generation = 'older' | 'newer';
const generations: readonly Generation[] = ['older', 'newer'];

/** `template_a` as the older generation writes it, `{ "id": "template_a", … }` as the newer does. */
function reference(id: string, generation: Generation): unknown {
  return generation === 'older' ? id : { id, name: id };
}

/** An element: with its fields on itself, or below the key that names its kind, its title staying outside. */
function element({ spellings, fields }: (typeof kinds)[number], generation: Generation, index: number): Fields {
  if (generation === 'older') return { type: spellings[0], ...fields };
  const { title, ...inner } = fields;
  return { identifier: `element_${index + 1}`, type: 'modularcontent', title, [spellings[1]]: inner };
}

const areaTemplates = 'text a b c d accordion newsletter video itemlist dossier'.split(' ');

const pageTypes = [
  ...['overview_page', 'content_page', 'content2_page', 'home_page', 'team_page', 'map_page', 'contactform_page'],
  ...'a b c d accordion newsletter text video itemlist'.split(' ').map((layout) => `template_${layout}`),
];

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('The list is empty.');
  return found;
}

function page(
  name: string,
  generation: Generation,
  { metadata, contents, ...around }: Fields & { metadata: Fields; contents: readonly unknown[] },
): Answer {
  const url = `/nl/groenkennisnet/${name}${generation === 'older' ? '.htm' : ''}`;
  return {
    name: `${name} (${generation})`,
    json: {
      ...{ type: 'page', identifier: 'page_1', title: `Pagina ${name}`, url, language: 'nl_NL' },
      ...around,
      metadata,
      contents,
    },
  };
}

/** A page for each kind of element in each shape; the templates of areas and pages take turns. */
export const pagesOfOneKind: readonly Answer[] = generations.flatMap((generation, turn) =>
  kinds.map((kind, index) => {
    const place = turn * kinds.length + index;
    const area = {
      area: 'main',
      title: 'Een deel',
      contentarea_template: reference(`contenttemplate_${at(areaTemplates, place)}`, generation),
      background: index % 2 === 0,
      contentarea_leadtext: 'Ter inleiding',
      elements: [element(kind, generation, index), { type: 'text', html: '<p>En verder.</p>' }],
    };
    const page_type = reference(at(pageTypes, place), generation);
    const metadata = { gkn_pagemetadata: { page_type, lead: 'Kort' } };
    return page(kind.spellings[turn] ?? '', generation, { metadata, contents: [area] });
  }),
);

/** A page with one element of each kind, in areas of every template. */
export const pagesOfAllKinds: readonly Answer[] = generations.map((generation) => {
  const contents = kinds.map((kind, index) => ({
    area: index === 0 ? 'main' : `deel-${index}`,
    title: `Deel ${index}`,
    contentarea_template: reference(`contenttemplate_${at(areaTemplates, index)}`, generation),
    contentarea_leadtext: 'Ter inleiding',
    elements: [element(kind, generation, index)],
  }));
  const metadata = { gkn_pagemetadata: { page_type: reference('content2_page', generation) } };
  return page('alles', generation, { metadata, contents });
});

const pageMetadata = (generation: Generation): Fields => ({
  page_type: reference('overview_page', generation),
  headerimage: bare,
  headerimages: [picture, bare],
  video_header: 'https://example.org/film.mp4',
  video_header_mobile: 'https://example.org/klein.mp4',
  startpaginalabel: { id: 'label_1' },
  startpage_title: 'Welkom op de akker',
  shownavigation: true,
  searchidentifier: 'thema:bodem',
  placeholderzoekbox: 'Zoek in de bodem',
  lead: 'Over de bodem',
});

/** Pages with all that stands around the contents; the older one has its metadata a level higher. */
const pagesWithAllAround: readonly Answer[] = generations.map((generation) => {
  const metadata = pageMetadata(generation);
  const around = {
    navtitle: 'Bodem',
    languages: [{ id: 2, value: 'english', locale: 'en_US', title: 'Soil', url: '/en/groenkennisnet/soil' }],
    parentPage: {
      identifier: 'page_2',
      contentItemID: '2',
      language: 'nl_NL',
      title: 'Dossiers',
      url: '/nl/groenkennisnet/dossiers.htm',
    },
    subPages: [
      {
        identifier: 'page_3',
        contentItemID: '3',
        language: 'nl_NL',
        title: 'Klei',
        url: '/nl/groenkennisnet/klei',
        gkn_pagemetadata: metadata,
      },
    ],
    sections: [
      { identifier: 'pagesection_4', title: 'GKN Menu', link: '/nl/groenkennisnet/paginasectie?pagesectionid=4' },
    ],
  };
  return page('rondom', generation, {
    ...around,
    metadata: generation === 'older' ? metadata : { gkn_pagemetadata: metadata },
    contents: [{ area: 'main', elements: [{ type: 'text', html: '<p>Hier staat het.</p>' }] }],
  });
});

const related = [{ title: 'Dossier water', url: '/nl/groenkennisnet/dossier/water.htm' }, '12278'];

/** What all media items may say of themselves. */
const shared: Fields = {
  contentsubtype: 'Dossier',
  theme: ['gkn_bodem', 'gkn_water'],
  keywords: 'bodem',
  related_dossier: related,
  experts: { title: 'Marit Hoekzema', url: '/nl/groenkennisnet?contentid=99' },
  author: { title: 'Redactie', url: '/nl/groenkennisnet/persoon/redactie.htm' },
  contactperson: { title: 'Ruben', url: '' },
  gkn_organization: { title: 'Wageningen', url: 'https://example.org/wur' },
  video_header: 'https://example.org/film.mp4',
  link_extra_image: '/nl/groenkennisnet/extra',
  subject_abstract: 'De bodem',
  target_audience_abstract: 'Telers',
  region_abstract: 'Flevoland',
  jumplinktext: 'Naar de bronnen',
  last_update: '2026-10-01T10:00+02:00',
};

const own: Readonly<Record<string, Fields>> = {
  news: { keywords: ['water', 'klei'], related_dossier: '12278', experts: [{ title: 'Milou', url: '' }, '77'] },
  dossier: { theme: 'gkn_bodem', related_dossier: { title: 'Water', url: '/water' }, experts: ['Sjoerd', '88'] },
  project: {
    project_code: 'BO-43-101',
    status_abstract: { id: 'status_lopend' },
    duration_abstract: { startdate: '01-01-2025', enddate: '31-12-2027' },
    partners: [{ title: 'Hogeschool', url: 'https://example.org/hs' }, { title: 'Waterschap' }],
  },
  event: {
    event_date: { startdate: '01-06-2027', enddate: '02-06-2027', starttime: '13:30', endtime: '17:00' },
    location_abstract: 'Proefbedrijf Lelystad',
    organizer_abstract: 'Het lectoraat',
    signup_link: 'https://example.org/aanmelden',
  },
  person: {
    role: 'Lector',
    organization: 'Hogeschool',
    email: 'lector@example.org',
    phone: '0320 123456',
    expertise: ['Strokenteelt', 'Klei'],
  },
  source: {
    publisher: 'Uitgeverij Klei',
    year: 2024,
    links: [{ title: 'Volledige tekst', url: 'https://example.org/a.pdf', access: 'Open', filetype: 'pdf' }],
  },
  gkz: { expertise: 'Klei', year: '2023' },
  other: {},
};

/** A media item of each content type, in each generation. */
export const mediaItems: readonly Answer[] = generations.flatMap((generation) =>
  Object.entries(own).map(([kind, details]) => ({
    name: `${kind} (${generation})`,
    json: {
      type: 'mediaitem',
      identifier: 'mediaitem_5',
      subtype: `wmammodularcontent_gkn_${kind}${generation === 'older' ? 'mediaitem' : ''}`,
      title: `Item ${kind}`,
      url: `/nl/groenkennisnet/${kind}/x${generation === 'older' ? '-1.htm' : ''}`,
      language: 'nl_NL',
      metadata: {
        id: 5,
        identifier: 'mediaitem_5',
        contenttype: `wmammodularcontent_gkn_${kind}`,
        contenttype_title: kind,
        url: '/nl/groenkennisnet/x',
        title: `Item ${kind}`,
        lead: 'Waar het over gaat',
        leadimage: picture,
        publication_date: '2026-05-12T09:00+02:00',
        lastmodified_date: '2026-06-12T09:00+02:00',
        expiration_date: '2030-01-01T00:00+02:00',
        tags: ['Dossier'],
        copyright: 'Wij',
        external_id: 'x-5',
        item_metadata: generation === 'older' ? details : { ...shared, ...details },
      },
      contents: [
        {
          area: 'main',
          title: 'Aanpak',
          elements: [
            { type: 'text', html: '<p>Wij begonnen in mei.</p>' },
            { type: 'text', title: 'Meer weten?', html: '<p>Bel ons.</p>' },
          ],
        },
        {
          area: 'sources',
          title: 'Bronnen',
          elements: [{ type: 'modularcontent', gkzindexmanual: { gkz_content_id: ['1060879'] } }],
        },
      ],
    },
  })),
);

const words = (html: string): Fields => ({ type: 'text', html: `<p>${html}</p>` });

/** Areas inside areas, one deeper than may be. */
export const nestedAreas: Answer = page('genest', 'newer', {
  metadata: {},
  contents: [
    {
      area: 'main',
      title: 'Buiten',
      elements: [
        words('Een'),
        {
          area: 'midden',
          title: 'Midden',
          contentarea_template: { id: 'contenttemplate_c' },
          contentarea_leadtext: 'In het midden',
          background: true,
          elements: [
            words('Twee'),
            {
              title: 'Binnen',
              contentarea_template: 'contenttemplate_accordion',
              elements: [
                { type: 'modularcontent', contact: { title: 'Vragen', name: 'Anna' } },
                { title: 'Te diep', elements: [words('Vier')] },
              ],
            },
          ],
        },
      ],
    },
  ],
});

/** All of them; the pages of all kinds hold no more than those of one. */
export const completeAnswers: readonly Answer[] = [
  ...pagesOfOneKind,
  ...pagesWithAllAround,
  ...mediaItems,
  nestedAreas,
];
