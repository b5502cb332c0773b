import type { RuleId } from './reportRules.ts';

/*
 * Mistakes that editors make, planted one at a time into a page without any: what each is, and what finds it where.
 */

/** A page of a site, in the words of one language and the shape of one generation of the CMS's JSON. */
export type Generation = 'older' | 'newer';

interface Words {
  readonly language: 'nl' | 'en';
  readonly locale: string;
  readonly cname: string;
  readonly vague: string;
  readonly prose: string;
  readonly other: string;
}

const words: Readonly<Record<Words['language'], Words>> = {
  nl: {
    language: 'nl',
    locale: 'nl_NL',
    cname: 'groenkennisnet',
    vague: 'klik hier',
    prose: 'Wie een kuil graaft, ziet hoe de grond in lagen ligt en hoe diep de wortels van het gras komen.',
    other:
      'Who digs a hole sees how the soil lies in layers and how deep the roots of the grass have been growing there.',
  },
  en: {
    language: 'en',
    locale: 'en_US',
    cname: 'eurcaw-pigs',
    vague: 'click here',
    prose:
      'Who digs a hole sees how the soil lies in layers and how deep the roots of the grass have been growing there.',
    other:
      'Wie een kuil graaft, ziet hoe de grond in lagen ligt en hoe diep de wortels van het gras komen, ook als het nat is.',
  },
};

export const languagesOfMistakes = ['nl', 'en'] as const;
export const generations = ['older', 'newer'] as const;

type Json = Record<string, unknown>;

/** Picture of the CMS with everything that it should have. */
const picture = (more: Json = {}): Json => ({
  source: 'https://api.groenkennisnet.nl/upload_mm/0/6/9/69_fullimage_soil.jpg',
  width: 1600,
  height: 1067,
  'focuspoint-x': 800,
  'focuspoint-y': 400,
  alternative_text: 'Een spade in zwarte grond',
  photographer: 'Lotte Veenendaal',
  ...more,
});

/** The page that mistakes are planted into: an item with two areas. */
function soundItem({ language, locale, cname, prose }: Words, generation: Generation): Json {
  const ending = generation === 'older' ? '.htm' : '';
  const url = `/${language}/${cname}/dossier/graven${ending}`;
  const contenttype = 'wmammodularcontent_gkn_dossier';
  return {
    type: 'mediaitem',
    identifier: 'mediaitem_7',
    subtype: generation === 'older' ? 'wmammodularcontent_gkn_dossiermediaitem' : contenttype,
    title: language === 'nl' ? 'Een kuil graven' : 'Digging a hole',
    navtitle: '',
    url,
    language: locale,
    metadata: {
      id: 17,
      identifier: 'mediaitem_7',
      contenttype,
      contenttype_title: `contenttype_${contenttype}`,
      url,
      title: language === 'nl' ? 'Een kuil graven' : 'Digging a hole',
      lead: prose,
      leadimage: picture(),
      publication_date: '2026-03-09T09:40+02:00',
      lastmodified_date: '2026-09-15T12:08+02:00',
      expiration_date: '',
      tags: ['Dossier'],
      item_metadata: {
        contentsubtype: 'Dossier',
        theme: ['gkn_bodem'],
        author: { title: 'Marit Hoekzema', url: `/${language}/${cname}/persoon/marit-hoekzema${ending}` },
        experts: [],
      },
    },
    contents: [
      {
        area: 'main',
        title: '',
        elements: [{ type: 'text', html: `<p>${prose}</p>` }],
      },
      {
        area: 'kijken',
        title: language === 'nl' ? 'Goed kijken' : 'Looking well',
        contentarea_template:
          generation === 'older'
            ? 'contenttemplate_dossier'
            : { id: 'contenttemplate_dossier', name: 'contenttemplate_dossier' },
        background: true,
        contentarea_leadtext: '',
        elements: [{ type: 'text', html: `<p>${prose}</p>` }],
      },
    ],
  };
}

/** Where planted elements stand. */
const here = '/contents/0/elements/1';

export interface PlantedMistake {
  readonly name: string;
  /** What finds it. */
  readonly rule: RuleId;
  /** Where. */
  readonly pointer: string;
  /** The page with it. */
  readonly page: Json;
}

interface Mistake {
  readonly rule: RuleId;
  readonly pointer: string;
  /** Puts it into a sound page. */
  readonly plant: (page: Json, words: Words, generation: Generation) => void;
}

const contentsOf = (page: Json) => page.contents as Json[];
const elementsOf = (page: Json) => contentsOf(page)[0]?.elements as unknown[];
const metadataOf = (page: Json) => page.metadata as Json;
const detailsOf = (page: Json) => metadataOf(page).item_metadata as Json;

/** A further element in the first area; of the newer generation its fields stand one level down. */
function element(kind: string, fields: Json | ((words: Words) => Json), at: string, rule: RuleId): Mistake {
  return {
    rule,
    pointer: `${here}${at}`,
    plant: (page, own) => {
      const given = typeof fields === 'function' ? fields(own) : fields;
      elementsOf(page).push({ identifier: 'element_9', type: kind, ...given });
    },
  };
}

const text = (html: string | ((words: Words) => string), rule: RuleId) =>
  element('text', (own) => ({ html: typeof html === 'function' ? html(own) : html }), '/html', rule);

const paragraph = (inside: string | ((words: Words) => string), rule: RuleId) =>
  text((own) => `<p>${own.prose} ${typeof inside === 'function' ? inside(own) : inside}</p>`, rule);

const field = (pointer: string, rule: RuleId, plant: (page: Json, words: Words) => void): Mistake => ({
  rule,
  pointer,
  plant,
});

const metadata = (key: string, value: unknown, rule: RuleId, at = '') =>
  field(`/metadata/${key}${at}`, rule, (page) => {
    metadataOf(page)[key] = value;
  });

const details = (key: string, value: unknown, rule: RuleId, at = '') =>
  field(`/metadata/item_metadata/${key}${at}`, rule, (page) => {
    detailsOf(page)[key] = value;
  });

const mistakes: Readonly<Record<string, Mistake>> = {
  'a frame from elsewhere': paragraph('<iframe src="https://kaarten.example.org/bodem"></iframe>', 'rich-text-loss'),
  'a film pasted as code': paragraph('<video src="https://example.org/a.mp4" controls></video>', 'rich-text-loss'),
  'a sound pasted as code': paragraph('<audio src="https://example.org/a.mp3"></audio>', 'rich-text-loss'),
  'an embedded object': paragraph('<object data="https://example.org/a.swf"><p>Kaart</p></object>', 'rich-text-loss'),
  'a script in a text': paragraph('<script>document.write("Aanbieding")</script>', 'rich-text-loss'),
  'a form in a text': paragraph('<form action="/x"><input name="naam"><button>Stuur</button></form>', 'rich-text-loss'),
  'a drawing in a text': paragraph('<svg viewBox="0 0 9 9"><text>Bodem</text></svg>', 'rich-text-loss'),
  'a tag of another system': paragraph('<gkn-kaart data-id="7"></gkn-kaart>', 'rich-text-loss'),
  'a picture without a whole address': paragraph(
    '<img src="/upload/spade.jpg" alt="Een spade in de grond">',
    'picture-lost',
  ),
  'a picture pasted as data': paragraph(
    '<img src="data:image/png;base64,iVBORw0KGgo=" alt="Een spade in de grond">',
    'picture-lost',
  ),
  'a picture element without an address': element(
    'image',
    { image: { source: 'upload/spade.jpg', alternative_text: 'Een spade in de grond' } },
    '/image/source',
    'picture-lost',
  ),
  'a header picture without an address': metadata(
    'leadimage',
    picture({ source: 'spade.jpg' }),
    'picture-lost',
    '/source',
  ),
  'a link with a script': paragraph('<a href="javascript:open()">Bekijk de bodemkaart</a>', 'link-refused'),
  'a link to a file on a disk': paragraph(
    '<a href="file:///C:/rapport.html">Het rapport over wormen</a>',
    'link-refused',
  ),
  'a relative link': paragraph('<a href="documenten/wormen">Het rapport over wormen</a>', 'link-refused'),
  'a link to no address': paragraph(
    '<a href="https://https://example.org/wormen">Het rapport over wormen</a>',
    'link-refused',
  ),
  'a link to half an e-mail address': paragraph('<a href="mailto:redactie@">Schrijf de redactie</a>', 'link-refused'),
  'a link without words': paragraph('<a href="https://example.org/wormen"></a>', 'link-empty'),
  'a link whose words show nothing': paragraph('<a href="https://example.org/wormen">&#8203;</a>', 'link-empty'),
  'a link whose picture says nothing': paragraph(
    '<a href="https://example.org/wormen"><img src="https://example.org/worm.jpg" alt=""></a>',
    'link-empty',
  ),
  'a tile whose address is still to come': element(
    'tiles',
    { items: [{ title: 'Wormen in de grond', url: '#' }] },
    '/items/0/url',
    'link-empty',
  ),
  'a link without an address': paragraph('<a href="">Het rapport over wormen</a>', 'link-empty'),
  'a link that says nothing': paragraph((own) => `<a href="https://example.org/wormen">${own.vague}</a>`, 'link-vague'),
  'a link that says more': paragraph(
    (own) => `<a href="https://example.org/wormen">${own.language === 'nl' ? 'Lees meer…' : 'Read more…'}</a>`,
    'link-vague',
  ),
  'a link that names the sort of its target alone': paragraph(
    (own) => `<a href="https://example.org/wormen">${own.language === 'nl' ? 'dit rapport' : 'this report'}</a>`,
    'link-vague',
  ),
  'a link that says what to do there alone': paragraph(
    '<a href="https://example.org/wormen">hier te downloaden</a>',
    'link-vague',
  ),
  'a link that points at itself': paragraph(
    (own) =>
      `<a href="https://example.org/wormen">${own.language === 'nl' ? 'Het hele rapport staat hier' : 'Find it here'}</a>`,
    'link-vague',
  ),
  'a button of a list that says nothing': element(
    'itemlist',
    (own) => ({
      items: [{ title: 'Wormen', url: `/${own.language}/${own.cname}/wormen` }],
      more: { title: own.language === 'nl' ? 'Meer' : 'More', url: `/${own.language}/${own.cname}/wormen` },
    }),
    '/more/title',
    'link-vague',
  ),
  'one text for two links': paragraph(
    '<a href="https://example.org/wormen">Het rapport</a> en <a href="https://example.org/mollen">Het rapport</a>',
    'link-repeated',
  ),
  'an address for a text': paragraph(
    '<a href="https://example.org/wormen/in-de-klei">https://example.org/wormen/in-de-klei</a>',
    'link-bare',
  ),
  'an address for a text, as address bars show it': paragraph(
    '<a href="https://example.org/wormen/in-de-klei">example.org/wormen/in-de-klei</a>',
    'link-bare',
  ),
  'a link to the acceptance environment': paragraph(
    '<a href="https://acc.groenkennisnet.nl/wormen">Het rapport over wormen</a>',
    'link-environment',
  ),
  'a link to the acceptance CMS': paragraph(
    '<a href="https://api-acc.groenkennisnet.nl/nl/onbekend/wormen">Het rapport over wormen</a>',
    'link-environment',
  ),
  'a link to one machine': paragraph(
    '<a href="http://localhost:3000/wormen">Het rapport over wormen</a>',
    'link-environment',
  ),
  'a link to a test site': paragraph(
    '<a href="https://www-test.example.org/wormen">Het rapport over wormen</a>',
    'link-environment',
  ),
  'a link to another language': paragraph(
    (own) => `<a href="/${own.language === 'nl' ? 'en' : 'nl'}/${own.cname}/wormen">Over wormen</a>`,
    'link-language',
  ),
  'a link to a place that is not there': paragraph('<a href="#wormen">Over wormen</a>', 'link-anchor'),
  'a link that is not secure': paragraph(
    '<a href="http://example.org/wormen">Het rapport over wormen</a>',
    'link-insecure',
  ),
  'a file without type and size': paragraph(
    '<a href="https://example.org/wormen.pdf">Het rapport over wormen</a>',
    'file-label',
  ),
  'a level of headings that is skipped': text(
    (own) => `<h2>Zand</h2><p>${own.prose}</p><h4>Korrels</h4><p>${own.prose}</p>`,
    'heading-order',
  ),
  'a text that begins too deep': text((own) => `<h5>Zand</h5><p>${own.prose}</p>`, 'heading-order'),
  'a heading above the one it belongs to': text(
    (own) => `<h3>Korrels</h3><p>${own.prose}</p><h2>Zand</h2><p>${own.prose}</p>`,
    'heading-order',
  ),
  'a second title of the page': text((own) => `<h1>Zand</h1><p>${own.prose}</p>`, 'heading-order'),
  'an answer of a type with a slip': field('/type', 'unknown-content-type', (page) => {
    page.type = 'mediaitm';
  }),
  'a file in a list without its type': element(
    'itemlist',
    { items: [{ title: 'Wormen', url: 'https://example.org/wormen.pdf' }] },
    '/items/0/url',
    'file-label',
  ),
  'a heading that shows nothing': text((own) => `<h2>&#8203;</h2><p>${own.prose}</p>`, 'heading-empty'),
  'a heading without words': text((own) => `<h2>&nbsp;</h2><p>${own.prose}</p>`, 'heading-empty'),
  'a question in bold for a heading': text(
    (own) => `<p><span lang="${own.language}"><strong>Zand?</strong></span><br></p><p>${own.prose}</p>`,
    'heading-fake',
  ),
  'a bold line for a heading': text((own) => `<p><strong>Zand en klei</strong></p><p>${own.prose}</p>`, 'heading-fake'),
  'a picture without alternative text': element(
    'image',
    { image: picture({ alternative_text: '' }) },
    '/image/alternative_text',
    'alt-missing',
  ),
  'a picture in a text without alternative text': paragraph('<img src="https://example.org/spade.jpg">', 'alt-missing'),
  'the name of a file for an alternative text': element(
    'image',
    { image: picture({ alternative_text: 'IMG_20240312.jpg' }) },
    '/image/alternative_text',
    'alt-file-name',
  ),
  'the name of a camera for an alternative text': metadata(
    'leadimage',
    picture({ alternative_text: 'DSC00417' }),
    'alt-file-name',
    '/alternative_text',
  ),
  'the caption for an alternative text': element(
    'image',
    { image: picture(), caption: 'Een spade in zwarte grond.' },
    '/image/alternative_text',
    'alt-as-caption',
  ),
  'an alternative text that says nothing': element(
    'image',
    { image: picture({ alternative_text: 'afbeelding' }) },
    '/image/alternative_text',
    'alt-vague',
  ),
  'a table without headings': text(
    '<table><caption>Lagen</caption><tr><td>Zand</td><td>20 cm</td></tr><tr><td>Klei</td><td>40 cm</td></tr></table>',
    'table-headers',
  ),
  'a table of one cell': text(({ prose }) => `<table><tr><td>${prose}</td></tr></table>`, 'table-layout'),
  'a table of one row': text(
    ({ prose }) => `<table><tbody><tr><td>${prose}</td><td>${prose.slice(0, 40)}</td></tr></tbody></table>`,
    'table-layout',
  ),
  'a table without a caption': text(
    '<table><tr><th>Laag</th><th>Dikte</th></tr><tr><td>Klei</td><td>40 cm</td></tr></table>',
    'table-caption',
  ),
  'a list of dashes': text('<p>- zand</p><p>- klei</p><p>- veen</p>', 'list-typed'),
  'a list of breaks': text('<p>Neem mee:<br>• een spade<br>• een emmer</p>', 'list-typed'),
  'a list of typed numbers': text('<p>1. Graaf een kuil</p><p>2. Kijk naar de lagen</p>', 'list-typed'),
  'a list pasted from Word': text(
    '<p><span>·<span>&nbsp;&nbsp;</span></span>Zand</p><p><span>·<span>&nbsp;&nbsp;</span></span>Klei</p>',
    'list-typed',
  ),
  'a list with marks of another font': text('<p>\uf0b7 Zand</p><p>\uf0b7 Klei</p>', 'list-typed'),
  'a shouting title': field('/title', 'capitals', (page) => {
    page.title = 'EEN KUIL GRAVEN';
  }),
  'a shouting sentence': paragraph('LET OP: GRAAF NOOIT ZONDER KAART VAN LEIDINGEN.', 'capitals'),
  'a field with a slip': element(
    'accordion',
    { tittle: 'Vragen', items: [{ title: 'Waarom?', html: '<p>Daarom.</p>' }] },
    '/tittle',
    'unknown-field',
  ),
  'a slip in the metadata': metadata('leadd', 'Graaf een kuil.', 'unknown-field'),
  'a slip beside the metadata': field('/leadd', 'unknown-field', (page) => {
    page.leadd = 'Graaf een kuil.';
  }),
  'a slip in an entry': element(
    'itemlist',
    { items: [{ title: 'Wormen', url: 'https://example.org/wormen', laed: 'Over wormen' }] },
    '/items/0/laed',
    'unknown-field',
  ),
  'a slip in a picture': element(
    'image',
    { image: { ...picture(), fotograaf: 'Merel' } },
    '/image/fotograaf',
    'unknown-field',
  ),
  'a slip in an area': field('/contents/1/contentarea_leadtxt', 'unknown-field', (page) => {
    Object.assign(contentsOf(page)[1] ?? {}, { contentarea_leadtxt: 'Kijk goed.' });
  }),
  'a word of our own for a field': element(
    'text',
    (own) => ({ html: `<p>${own.prose}</p>`, titel: 'Zand' }),
    '/titel',
    'unknown-field',
  ),
  'a kind with a slip': element(
    'acordion',
    { items: [{ title: 'Waarom?', html: '<p>Daarom.</p>' }] },
    '',
    'unknown-kind',
  ),
  'a layout with a slip': field('/contents/1/contentarea_template', 'unknown-layout', (page) => {
    Object.assign(contentsOf(page)[1] ?? {}, { contentarea_template: 'contenttemplate_dosier' });
  }),
  'a content type with a slip': field('/metadata/contenttype', 'unknown-content-type', (page) => {
    metadataOf(page).contenttype = 'wmammodularcontent_gkn_dossjee';
  }),
  'a display with a slip': element(
    'itemlist',
    { display: 'alfabet', items: [{ title: 'Wormen', url: 'https://example.org/wormen' }] },
    '/display',
    'unknown-option',
  ),
  'a list without entries': element('itemlist', { items: [{}] }, '', 'shows-nothing'),
  'an accordion without entries': element('accordion', { items: [{}] }, '', 'shows-nothing'),
  'a film at a wrong address': element('video', { url: 'film van gisteren' }, '/url', 'video-address'),
  'a film that is no film': element(
    'video',
    { title: 'Graven', url: 'https://example.org/film', transcript: '<p>Graaf.</p>' },
    '/url',
    'video-address',
  ),
  'a film without words': element(
    'video',
    { title: 'Graven', url: 'https://example.org/film.mp4' },
    '/transcript',
    'video-words',
  ),
  'a film without a name': element(
    'video',
    { url: 'https://vimeo.com/100200300', transcript: '<p>Graaf.</p>' },
    '/title',
    'video-name',
  ),
  'a film of a provider behind the title': details('video_header', 'https://vimeo.com/100200300', 'video-address'),
  'a date that is none': metadata('publication_date', '31 februari', 'date-unreadable'),
  'an entry with a date that is none': element(
    'itemlist',
    { items: [{ title: 'Wormen', url: 'https://example.org/wormen', startdate: '31-02-2027' }] },
    '/items/0/startdate',
    'date-unreadable',
  ),
  'an end before the beginning': details(
    'duration_abstract',
    { startdate: '01-03-2027', enddate: '01-02-2027' },
    'dates-reversed',
    '/enddate',
  ),
  'an entry that is over': element(
    'itemlist',
    { items: [{ title: 'Wormendag', url: 'https://example.org/wormen', startdate: '01-03-2024' }] },
    '/items/0/startdate',
    'event-over',
  ),
  'a page past its date': metadata('expiration_date', '2024-01-01T00:00+02:00', 'event-over'),
  'a picture with too few pixels': element(
    'image',
    { image: picture({ width: 200, height: 150 }) },
    '/image/width',
    'picture-small',
  ),
  'a standing picture for a header': metadata(
    'leadimage',
    picture({ width: 1000, height: 1600 }),
    'picture-shape',
    '/width',
  ),
  'no lead': metadata('lead', '', 'lead-missing'),
  'a lead of one word': metadata('lead', 'Graven', 'lead-length'),
  'a page of a type with a slip': {
    rule: 'unknown-page-type',
    pointer: '/metadata/gkn_pagemetadata/page_type',
    plant: (page, { prose }) => {
      const gkn_pagemetadata = { page_type: { id: 'contnt2_page' }, lead: prose };
      Object.assign(page, { type: 'page', subtype: '', metadata: { gkn_pagemetadata } });
    },
  },
  'a publication behind a wrong number': element(
    'gkzindexmanual',
    { gkz_content_id: ['99999'] },
    '/gkz_content_id/0',
    'record-missing',
  ),
  'a text of long words': field('/contents/0/elements/0/html', 'reading-level', (page) => {
    const hard =
      'Verantwoordelijkheidsverdelingsmechanismen institutionaliseren multidisciplinaire samenwerkingsverbanden. ';
    Object.assign(contentsOf(page)[0] ?? {}, { elements: [{ type: 'text', html: `<p>${hard.repeat(60)}</p>` }] });
  }),
  'a title without end': field('/title', 'title-length', (page) => {
    page.title = 'Hoe je in een gewone tuin met een gewone spade een kuil graaft en ziet wat er leeft';
  }),
  'two areas of one title': field('/contents/2/title', 'title-repeated', (page, own) => {
    contentsOf(page).push({
      area: 'nog',
      title: contentsOf(page)[1]?.title,
      elements: [{ type: 'text', html: `<p>${own.prose}</p>` }],
    });
  }),
  'one entry twice': element(
    'itemlist',
    {
      items: [
        { title: 'Wormen', url: 'https://example.org/w' },
        { title: 'Wormen', url: 'https://example.org/w' },
      ],
    },
    '/items/1',
    'entry-repeated',
  ),
  'a title above nothing': field('/contents/2', 'area-empty', (page) => {
    contentsOf(page).push({ area: 'leeg', title: 'Mollen', elements: [] });
  }),
  'a text that is still to come': paragraph('Lorem ipsum dolor sit amet.', 'placeholder-text'),
  'a title that is still to come': element(
    'text',
    (own) => ({ title: 'Titel', html: `<p>${own.prose}</p>` }),
    '/title',
    'placeholder-text',
  ),
  'tags in a title': element(
    'text',
    (own) => ({ title: 'Zand <b>en</b> klei', html: `<p>${own.prose}</p>` }),
    '/title',
    'markup-in-text',
  ),
  'letters that broke': paragraph('CafÃ© de Spade', 'damaged-letters'),
  'a sign that only one font has': paragraph('\uf0e8 Naar de kuil', 'damaged-letters'),
  'words that were hidden': paragraph('<span style="display: none">Nog niet tonen.</span>', 'hidden-text'),
  'a passage in another language': text((own) => `<p>${own.other}</p>`, 'other-language'),
  'an address that is none': element(
    'contact',
    { name: 'Marit Hoekzema', email: 'marit op example.org' },
    '/email',
    'contact-unreadable',
  ),
  'a number that is none': element(
    'team',
    { members: [{ name: 'Marit Hoekzema', phone: 'op aanvraag' }] },
    '/members/0/phone',
    'contact-unreadable',
  ),
  'a place with its numbers exchanged': element(
    'map',
    { items: [{ title: 'Proefveld', lat: 5.6, lon: 52.1 }] },
    '/items/0/lat',
    'map-position',
  ),
  'a field of a form without a label': element(
    'form',
    { title: 'Vraag', html: '<form><input name="q7"></form>' },
    '/html',
    'form-label',
  ),
  'empty lines': text((own) => `<p>${own.prose}</p><p>&nbsp;</p><p>${own.prose}</p>`, 'empty-lines'),
  'a sentence without end': text(
    (own) => `<p>${`${own.prose.slice(0, -1)} en `.repeat(4)}zo voort.</p>`,
    'sentence-length',
  ),
  'a wall of words': text((own) => `<p>${own.prose}</p>`.repeat(30), 'wall-of-text'),
  'a language that is unknown': field('/language', 'language-unknown', (page) => {
    page.language = 'fr_FR';
  }),
  'an expert behind a wrong number': details('experts', ['99999'], 'item-missing', '/0'),
  'a title beside a caption': element(
    'image',
    { title: 'De spade', image: picture(), caption: 'Zo graaf je.' },
    '/title',
    'not-shown',
  ),
  'a fact that this sort of page does not show': details('project_code', 'CG-2026', 'not-shown'),
  'a second kind in one element': field(`${here}/video/url`, 'not-shown', (page) => {
    elementsOf(page).push({
      type: 'modularcontent',
      itemlist: { items: [{ title: 'Wormen', url: 'https://example.org/wormen' }] },
      video: { url: 'https://vimeo.com/100200300' },
    });
  }),
};

/** Every mistake, in one language and one generation. */
export function plantedMistakes(language: Words['language'], generation: Generation): readonly PlantedMistake[] {
  const own = words[language];
  return Object.entries(mistakes).map(([name, { rule, pointer, plant }]) => {
    const page = soundItem(own, generation);
    plant(page, own, generation);
    return { name, rule, pointer, page };
  });
}

/** The page without any. */
export function soundPage(language: Words['language'], generation: Generation): Json {
  return soundItem(words[language], generation);
}
