import type { ExampleLanguage } from '../elements/exampleLanguage.ts';
import type { RelatedItem } from '../plan/pages/itemDetails.ts';

/** One example of a page, in the CMS's own JSON: what stories, tests and pages for editors show. */
export interface PageFixture {
  /** The language its words are in. */
  readonly language: ExampleLanguage;
  readonly page: object;
  readonly place?: 'root' | undefined;
  /** What the CMS answers for items that the page names by their id. */
  readonly items?: Readonly<Record<string, RelatedItem>> | undefined;
  /** The moment at which the page is looked at. */
  readonly now?: string | undefined;
}

/** A picture as the CMS sends it; the name decides which drawn scene stands in for it. */
export function picture(name: string, alternative_text: string, [width, height] = [1920, 1280]): object {
  return {
    source: `https://api.groenkennisnet.nl/upload_mm/1/2/3/${name}.jpg`,
    width,
    height,
    'focuspoint-x': -1,
    'focuspoint-y': -1,
    alternative_text,
    photographer: 'M. de Boer',
    photographer_hyperlink: '',
    photo_license: 'CC BY 4.0',
    photo_license_hyperlink: 'https://creativecommons.org/licenses/by/4.0/',
    source_info: '',
    source_info_hyperlink: '',
  };
}

export const noPicture = { error: 'no image selected' };

export function text(html: string, title = ''): object {
  return { type: 'text', title, html };
}

/** An area in the newer shape; `template` without its prefix. */
export function area(name: string, title: string, elements: readonly object[], template?: string, more: object = {}) {
  const id = template && `contenttemplate_${template}`;
  return { area: name, title, ...(id ? { contentarea_template: { id, name: id } } : {}), ...more, elements };
}

/** An area in the older shape, whose template is a bare string. */
export function olderArea(name: string, title: string, elements: readonly object[], template: string, more = {}) {
  return { area: name, title, contentarea_template: `contenttemplate_${template}`, ...more, elements };
}

interface ItemParts {
  readonly lead: string;
  readonly leadimage?: object;
  readonly published?: string;
  readonly modified?: string;
  readonly details: object;
  readonly contents: readonly object[];
}

/** A Dutch media item in the newer shape. */
export function mediaItem(kind: string, title: string, path: string, parts: ItemParts): object {
  const url = `/nl/groenkennisnet/${path}`;
  return {
    ...item(`wmammodularcontent_gkn_${kind}`, `wmammodularcontent_gkn_${kind}`, title, url, parts),
    language: 'nl_NL',
  };
}

/** An English media item in the older shape: `.htm`, and a subtype that ends in `mediaitem`. */
export function olderMediaItem(kind: string, title: string, path: string, parts: ItemParts): object {
  const url = `/en/eurcaw-pigs/${path}.htm`;
  return {
    ...item(`wmammodularcontent_gkn_${kind}mediaitem`, `wmammodularcontent_gkn_${kind}`, title, url, parts),
    language: 'en_US',
  };
}

function item(subtype: string, contenttype: string, title: string, url: string, parts: ItemParts): object {
  const { lead, leadimage = noPicture, published = '', modified = '', details, contents } = parts;
  return {
    type: 'mediaitem',
    identifier: 'mediaitem_12278',
    subtype,
    title,
    navtitle: '',
    url,
    metadata: {
      id: 20608,
      identifier: 'mediaitem_12278',
      contenttype,
      url,
      title,
      lead,
      leadimage,
      publication_date: published,
      lastmodified_date: modified,
      expiration_date: '',
      tags: [],
      item_metadata: details,
    },
    contents,
  };
}

interface PageParts {
  readonly lead?: string;
  readonly metadata?: object;
  readonly contents: readonly object[];
  readonly more?: object;
}

/** A Dutch page in the newer shape: its metadata one level down, its type an object. */
export function page(type: string, title: string, path: string, { lead = '', metadata, contents, more }: PageParts) {
  return {
    type: 'page',
    identifier: 'page_148993',
    title,
    navtitle: '',
    url: `/nl/groenkennisnet/${path}`,
    language: 'nl_NL',
    parentPage: { title: 'Over ons', url: '/nl/groenkennisnet/over-ons', language: 'nl_NL' },
    metadata: {
      gkn_pagemetadata: { page_type: { id: type, name: type }, headerimage: noPicture, lead, ...metadata },
    },
    contents,
    ...more,
  };
}

/** An English page in the older shape: `.htm`, its metadata on the outer level. */
export function olderPage(
  type: string,
  title: string,
  path: string,
  { lead = '', metadata, contents, more }: PageParts,
) {
  return {
    type: 'page',
    identifier: 'page_182301',
    title,
    navtitle: '',
    url: `/en/eurcaw-pigs/${path}.htm`,
    language: 'en_US',
    metadata: { page_type: type, headerimage: noPicture, lead, ...metadata },
    contents,
    ...more,
  };
}
