import { nearestOf } from '#services/texts/nearestOf.ts';

/** What a record can be told to have; `docs/records.md` describes each. */
export const fieldNames = [
  'id',
  'title',
  'subtitle',
  'abstract',
  'authors',
  'editors',
  'organisations',
  'publisher',
  'journal',
  'year',
  'language',
  'documenttype',
  'keywords',
  'theme',
  'doi',
  'isbn',
  'handle',
  'url',
  'access',
  'filetype',
  'links',
  'places',
  'coordinates',
  'latitude',
  'longitude',
  'postalcode',
  'place',
  'municipality',
  'region',
  'province',
  'deleted',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** The names that columns and keys go by, in English and in Dutch, as tables of well-known sources have them. */
export const columnNames: Readonly<Record<FieldName, readonly string[]>> = {
  id: [
    'id',
    'identifier',
    'record id',
    'recordnummer',
    'nummer',
    'eid',
    'pmid',
    'ut',
    'ut (unique wos id)',
    'ppn',
    'key',
  ],
  title: [
    'title',
    'titel',
    'article title',
    'document title',
    'item title',
    'naam',
    'ti',
    'hoofdtitel',
    'display name',
  ],
  subtitle: ['subtitle', 'ondertitel'],
  abstract: [
    'abstract',
    'samenvatting',
    'summary',
    'description',
    'beschrijving',
    'omschrijving',
    'ab',
    'abstract note',
  ],
  authors: [
    'authors',
    'author',
    'auteurs',
    'auteur',
    'author full names',
    'author names',
    'authorships author display name',
    'creator',
    'creators',
    'makers',
    'af',
    'au',
  ],
  editors: ['editors', 'editor', 'book editors', 'redactie', 'redacteur', 'redacteuren'],
  organisations: [
    'organisations',
    'organizations',
    'organisaties',
    'organisatie',
    'organisation',
    'organization',
    'affiliations',
    'affiliaties',
    'instelling',
    'institution',
    'institutions',
    'instellingen',
    'corporate author',
    'group authors',
    'author affiliations',
    'research organizations standardized',
    'authorships institutions display name',
    'author institution names',
  ],
  publisher: ['publisher', 'uitgever', 'uitgeverij', 'pu'],
  journal: [
    'journal',
    'tijdschrift',
    'source title',
    'journal/book',
    'publication title',
    'journal title',
    'tijdschrifttitel',
    'container title',
    'anthology title',
    'journal name',
    'primary location source display name',
    'primary location display name',
    'bron',
    'so',
  ],
  year: [
    'year',
    'jaar',
    'publication year',
    'publication date',
    'publicatiejaar',
    'publicatiedatum',
    'jaar van uitgave',
    'jaar van publicatie',
    'date',
    'datum',
    'py',
    'issued',
    'published',
    'published year',
    'year published',
    'year of publication',
    'date published',
    'date of publication',
    'early access date',
    'pubyear',
  ],
  language: ['language', 'taal', 'language of original document', 'languages', 'talen', 'la'],
  documenttype: [
    'documenttype',
    'document type',
    'type',
    'soort',
    'soort document',
    'publication type',
    'publicatietype',
    'item type',
    'content type',
    'type document',
    'dt',
    'genre',
  ],
  keywords: [
    'keywords',
    'keyword',
    'trefwoorden',
    'trefwoord',
    'author keywords',
    'index keywords',
    'keywords plus',
    'subjects',
    'subject',
    'onderwerpen',
    'onderwerp',
    'tags',
    'keywords display name',
    'manual tags',
    'automatic tags',
    'de',
  ],
  theme: ['theme', 'thema'],
  doi: ['doi', 'di', 'book doi', 'item doi'],
  isbn: ['isbn', 'isbns', 'bn', 'eisbn'],
  handle: ['handle', 'hdl'],
  url: [
    'url',
    'link',
    'weblink',
    'web adres',
    'webadres',
    'full text',
    'volledige tekst',
    'website',
    'dor',
    'doi link',
    'link url',
    'url/doi',
    'pdf link',
    'external url',
    'source urls',
    'source linkout',
    'download from',
    'articleurl',
    'fulltexturl',
    'primary location landing page url',
    'primary location pdf url',
    'best oa location pdf url',
  ],
  access: [
    'access',
    'toegang',
    'open access',
    'is open access',
    'toegankelijkheid',
    'oa',
    'oa status',
    'open access oa status',
    'open access is oa',
  ],
  filetype: ['filetype', 'bestandstype', 'file type', 'formaat', 'format'],
  links: ['links', 'bestanden'],
  places: ['places'],
  coordinates: ['coordinates', 'coördinaten', 'coordinaten', 'geo', 'latlon', 'lat lon'],
  latitude: ['latitude', 'lat', 'breedtegraad'],
  longitude: ['longitude', 'lon', 'lng', 'lengtegraad'],
  postalcode: ['postalcode', 'postal code', 'postcode', 'zip code'],
  // `Place` and `plaats` are where something was published in most catalogues.
  place: ['plaatsnaam', 'locatie', 'location', 'woonplaats', 'vestigingsplaats', 'study area', 'onderzoeksgebied'],
  municipality: ['municipality', 'gemeente'],
  region: ['region', 'regio', 'streek', 'landschap'],
  province: ['province', 'provincie'],
  deleted: ['deleted', 'verwijderd'],
};

const fieldOfColumn = new Map(fieldNames.flatMap((field) => columnNames[field].map((name) => [name, field] as const)));

/** A column's name as it is compared: small letters, single spaces, no signs that tables, and R with its points, put for spaces. */
export const plainName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_.-]+/g, ' ')
    .trim();

/** What stands for several as well as for one: `auteur(s)`, `trefwoord(en)`, `author/s`. */
const oneOrMore = /\((s|n|en)\)|\/(s)\b/g;

/** What a column or key holds by its name; further links have numbers behind theirs (`url_2`), and lists an s (`DOIs`). */
export function fieldOfName(name: string): FieldName | undefined {
  const plain = plainName(name).replace(oneOrMore, '$1$2');
  const known = (each: string) => fieldOfColumn.get(each);
  const one = known(plain) ?? known(plain.replace(/ \d+$/, ''));
  if (one !== undefined) return one;
  const several = known(plain.replace(/(?<=..\w)s$/, ''));
  // Numbers of a journal are no record's own.
  return several === 'id' ? undefined : several;
}

/** Names that look like ours and mean something else. */
const others = new Set(['issn', 'eissn', 'number', 'nummers', 'code', 'rate', 'pages']);

/** The known name that one most likely stands for, where it differs by a slip of the hand: `titel` for `tietel`. */
export function nearestName(name: string): string | undefined {
  const plain = plainName(name);
  if (plain.length < 4 || others.has(plain)) return undefined;
  const known = [...fieldOfColumn.keys()].filter((each) => each.length > 3);
  return nearestOf(plain, known, plain.length < 7 ? 1 : 2);
}
