/*
 * The contract with the CMS as a table: where a value may stand, what type it has, whether it has to be there. Written
 * from the contract's text and from nothing else, so that it can judge the schemas.
 *
 * A path has `*` for any place in a list; `…` inserts the rows of a named shape. Types are those of JSON. `!` marks
 * what has to be there. Where the contract names several spellings of one thing, all are listed.
 */

export type JsonType = 'string' | 'number' | 'boolean' | 'array' | 'object';

/** `string`, `string!`, `string|object`, or the shape that stands at this path: `…item`, or one of several `…item|…image`. */
type Row = readonly [path: string, meaning: string];

const reference: readonly Row[] = [
  ['', 'string|object'],
  ['/id', 'string!'],
  ['/name', 'string'],
];

const image: readonly Row[] = [
  ['', 'object'],
  ['/source', 'string!'],
  ['/width', 'number'],
  ['/height', 'number'],
  ['/focuspoint-x', 'number'],
  ['/focuspoint-y', 'number'],
  ['/alternative_text', 'string'],
  ['/photographer', 'string'],
  ['/photographer_hyperlink', 'string'],
  ['/photo_license', 'string'],
  ['/photo_license_hyperlink', 'string'],
  ['/source_info', 'string'],
  ['/source_info_hyperlink', 'string'],
  ['/keywords', 'array'],
  ['/keywords/*', 'string'],
];

/** An author, a contact person, an organisation. */
const named: readonly Row[] = [
  ['', 'object'],
  ['/title', 'string'],
  ['/url', 'string'],
];

/** A list of words that the CMS also writes as one string. */
const words: readonly Row[] = [
  ['', 'array|string'],
  ['/*', 'string'],
];

/** Dossiers and experts: ids or named links, one or a list of them. */
const related: readonly Row[] = [
  ['', 'array|string|object'],
  ['/title', 'string'],
  ['/url', 'string'],
  ['/*', 'string|object'],
  ['/*/title', 'string'],
  ['/*/url', 'string'],
];

const item: readonly Row[] = [
  ['', 'object'],
  ['/title', 'string!'],
  ['/url', 'string!'],
  ['/lead', 'string'],
  ['/leadimage', '…image'],
  ['/contenttype', '…reference'],
  ['/publication_date', 'string'],
  ['/startdate', 'string'],
  ['/enddate', 'string'],
  ['/location', 'string'],
];

/** Metadata of a page, in `gkn_pagemetadata` or one level up. */
const page: readonly Row[] = [
  ['', 'object'],
  ['/page_type', '…reference'],
  ['/headerimage', '…image'],
  ['/headerimages', 'array'],
  ['/headerimages/*', '…image'],
  ['/video_header', 'string'],
  ['/video_header_mobile', 'string'],
  ['/startpaginalabel', '…reference'],
  ['/startpage_title', 'string'],
  ['/shownavigation', 'boolean'],
  ['/searchidentifier', 'string'],
  ['/placeholderzoekbox', 'string'],
  ['/lead', 'string'],
];

/** Metadata of a media item. */
const mediaItem: readonly Row[] = [
  ['', 'object'],
  ['/id', 'number'],
  ['/identifier', 'string'],
  ['/contenttype', 'string!'],
  ['/contenttype_title', 'string'],
  ['/url', 'string'],
  ['/title', 'string'],
  ['/lead', 'string'],
  ['/leadimage', '…image'],
  ['/publication_date', 'string'],
  ['/lastmodified_date', 'string'],
  ['/expiration_date', 'string'],
  ['/tags', 'array'],
  ['/tags/*', 'string'],
  ['/copyright', 'string'],
  ['/external_id', 'string'],
  ['/item_metadata', 'object'],
  ['/item_metadata/contentsubtype', 'string'],
  ['/item_metadata/theme', '…words'],
  ['/item_metadata/keywords', '…words'],
  ['/item_metadata/related_dossier', '…related'],
  ['/item_metadata/experts', '…related'],
  ['/item_metadata/author', '…named'],
  ['/item_metadata/contactperson', '…named'],
  ['/item_metadata/gkn_organization', '…named'],
  ['/item_metadata/video_header', 'string'],
  ['/item_metadata/link_extra_image', 'string'],
  ['/item_metadata/subject_abstract', 'string'],
  ['/item_metadata/target_audience_abstract', 'string'],
  ['/item_metadata/region_abstract', 'string'],
  ['/item_metadata/jumplinktext', 'string'],
  ['/item_metadata/last_update', 'string'],
  ['/item_metadata/project_code', 'string'],
  ['/item_metadata/status_abstract', '…reference'],
  ['/item_metadata/duration_abstract', 'object'],
  ['/item_metadata/duration_abstract/startdate', 'string'],
  ['/item_metadata/duration_abstract/enddate', 'string'],
  ['/item_metadata/partners', 'array'],
  ['/item_metadata/partners/*', '…named'],
  ['/item_metadata/event_date', 'object'],
  ['/item_metadata/event_date/startdate', 'string'],
  ['/item_metadata/event_date/enddate', 'string'],
  ['/item_metadata/event_date/starttime', 'string'],
  ['/item_metadata/event_date/endtime', 'string'],
  ['/item_metadata/location_abstract', 'string'],
  ['/item_metadata/organizer_abstract', 'string'],
  ['/item_metadata/signup_link', 'string'],
  ['/item_metadata/role', 'string'],
  ['/item_metadata/organization', 'string'],
  ['/item_metadata/email', 'string'],
  ['/item_metadata/phone', 'string'],
  ['/item_metadata/expertise', '…words'],
  ['/item_metadata/publisher', 'string'],
  ['/item_metadata/year', 'string|number'],
  ['/item_metadata/links', 'array'],
  ['/item_metadata/links/*', 'object'],
  ['/item_metadata/links/*/title', 'string'],
  ['/item_metadata/links/*/url', 'string'],
  ['/item_metadata/links/*/access', 'string'],
  ['/item_metadata/links/*/filetype', 'string'],
];

/** A part of a page; the entries of `elements` are elements, or areas again. */
const area: readonly Row[] = [
  ['', 'object'],
  ['/area', 'string'],
  ['/title', 'string'],
  ['/contentarea_template', '…reference'],
  ['/contentarea_footer_template', '…reference'],
  ['/background', 'boolean'],
  ['/contentarea_leadtext', 'string'],
  ['/elements', 'array'],
];

/** What every answer has around its contents, down to the elements of its areas. */
const envelope: readonly Row[] = [
  ['', 'object!'],
  ['/type', 'string!'],
  ['/identifier', 'string'],
  ['/subtype', 'string'],
  ['/title', 'string!'],
  ['/navtitle', 'string'],
  ['/url', 'string!'],
  ['/language', 'string!'],
  ['/languages', 'array'],
  ['/languages/*', 'object'],
  ['/languages/*/id', 'number'],
  ['/languages/*/value', 'string'],
  ['/languages/*/locale', 'string'],
  ['/languages/*/title', 'string'],
  ['/languages/*/url', 'string'],
  ['/parentPage', 'object'],
  ['/parentPage/identifier', 'string'],
  ['/parentPage/contentItemID', 'string'],
  ['/parentPage/language', 'string'],
  ['/parentPage/title', 'string'],
  ['/parentPage/url', 'string'],
  ['/subPages', 'array'],
  ['/subPages/*', 'object'],
  ['/subPages/*/identifier', 'string'],
  ['/subPages/*/contentItemID', 'string'],
  ['/subPages/*/language', 'string'],
  ['/subPages/*/title', 'string'],
  ['/subPages/*/url', 'string'],
  ['/subPages/*/gkn_pagemetadata', '…page'],
  ['/sections', 'array'],
  ['/sections/*', 'object'],
  ['/sections/*/identifier', 'string'],
  ['/sections/*/title', 'string'],
  ['/sections/*/link', 'string'],
  ['/contents', 'array!'],
  ['/contents/*', '…area'],
];

export const shapes = { reference, image, named, words, related, item, page, mediaItem, area, envelope } as const;

/** One kind of element: its spellings (case, `_` and `-` do not matter), and its fields beside an optional title. */
interface Kind {
  /** The name of its folder, where the portal renders it. */
  readonly folder: string;
  readonly spellings: readonly string[];
  readonly fields: readonly Row[];
}

const contact: readonly Row[] = [
  ['/name', 'string!'],
  ['/role', 'string'],
  ['/organization', 'string'],
  ['/image', '…image'],
  ['/email', 'string'],
  ['/phone', 'string'],
  ['/url', 'string'],
];

/** Rows of a list: the list itself is required, its entries have these fields. */
function listOf(name: string, rows: readonly Row[]): readonly Row[] {
  return [
    [`/${name}`, 'array!'],
    [`/${name}/*`, 'object'],
    ...rows.map(([path, meaning]): Row => [`/${name}/*${path}`, meaning]),
  ];
}

export const kinds: readonly Kind[] = [
  { folder: 'text', spellings: ['text'], fields: [['/html', 'string!']] },
  {
    folder: 'accordion',
    spellings: ['accordion'],
    fields: listOf('items', [
      ['/title', 'string!'],
      ['/html', 'string!'],
    ]),
  },
  {
    folder: 'newsletter',
    spellings: ['newsletter'],
    fields: [
      ['/lead', 'string'],
      ['/list', 'string'],
    ],
  },
  {
    folder: 'video',
    spellings: ['video'],
    fields: [
      ['/url', 'string!'],
      ['/caption', 'string'],
      ['/poster', '…image'],
      ['/transcript', 'string'],
    ],
  },
  {
    folder: 'item-list',
    spellings: ['itemlist', 'list'],
    fields: [
      ['/items', 'array!'],
      ['/items/*', '…item'],
      ['/more', 'object'],
      ['/more/title', 'string!'],
      ['/more/url', 'string!'],
      ['/display', 'string'],
    ],
  },
  {
    folder: 'records',
    spellings: ['gkzindexmanual', 'records'],
    // Ids are seen as strings; numbers and a single id are near enough to be meant.
    fields: [
      ['/gkz_content_id', 'array|string|number!'],
      ['/gkz_content_id/*', 'string|number'],
    ],
  },
  {
    folder: 'tiles',
    spellings: ['tiles'],
    fields: listOf('items', [
      ['/title', 'string!'],
      ['/url', 'string!'],
      ['/image', '…image'],
      ['/lead', 'string'],
    ]),
  },
  {
    folder: 'carousel',
    spellings: ['carousel'],
    fields: [
      ['/items', 'array!'],
      ['/items/*', '…item|…image'],
    ],
  },
  { folder: 'team', spellings: ['team'], fields: listOf('members', contact) },
  {
    folder: 'map',
    spellings: ['map'],
    fields: [
      ['/center', 'object'],
      ['/center/lat', 'number!'],
      ['/center/lon', 'number!'],
      ['/zoom', 'number'],
      ...listOf('items', [
        ['/title', 'string!'],
        ['/url', 'string'],
        ['/lat', 'number!'],
        ['/lon', 'number!'],
        ['/lead', 'string'],
        ['/contenttype', '…reference'],
      ]),
    ],
  },
  {
    folder: 'image',
    spellings: ['image'],
    fields: [
      ['/image', '…image!'],
      ['/caption', 'string'],
    ],
  },
  {
    folder: 'form',
    spellings: ['form'],
    fields: [
      ['/title', 'string!'],
      ['/html', 'string!'],
    ],
  },
  { folder: 'contact', spellings: ['contact'], fields: contact },
];
