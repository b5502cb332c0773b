import { z } from 'zod';
import { isRecord } from './empty.ts';
import { address, lead, list, listReadLater, reference, survivable, text } from './fields.ts';
import { pageMetadataSchema } from './metadata.schema.ts';
import { isLoneEntry } from './readLeniently.ts';

const translation = z.object({
  id: z.number().optional(),
  value: text.optional(),
  locale: text.optional(),
  title: text.optional(),
  url: address.optional(),
});

const pageReference = z.object({
  identifier: text.optional(),
  contentItemID: text.optional(),
  language: text.optional(),
  title: text.optional(),
  url: address.optional(),
});

/** A page below this one: the CMS puts the whole head of that page on the entry. */
const subPage = z.object({ ...pageReference.shape, gkn_pagemetadata: pageMetadataSchema.optional() });

/** What an element is known by, whatever its kind, and an area among the elements of another. */
const elementSchema = z.object({
  identifier: text.optional(),
  type: text.optional(),
  html: text.optional(),
  area: text.optional(),
  elements: z.unknown().optional(),
});

/** An area: a part of a page with elements of its own. The elements are read one by one. */
export const areaSchema = z.object({
  area: text.optional(),
  title: text.optional(),
  contentarea_template: reference.optional(),
  contentarea_footer_template: reference.optional(),
  background: z.boolean().optional(),
  contentarea_leadtext: lead.optional(),
  elements: listReadLater(elementSchema).optional(),
});
export type CmsArea = z.output<typeof areaSchema>;

/**
 * Whether an entry is an area inside an area: it has elements of its own, or the only one without its list. That is not
 * taken for one where the entry is an element of some kind, whose own words an area would lose.
 */
export function isArea(entry: unknown): entry is Record<string, unknown> {
  if (!isRecord(entry) || entry.elements === undefined) return false;
  if (Array.isArray(entry.elements)) return true;
  return entry.type === undefined && entry.html === undefined && isLoneEntry(elementSchema, entry.elements);
}

/** What every answer of the CMS has around its contents: pages, media items and page sections alike. */
export const envelopeSchema = z.object({
  type: survivable(text, ''),
  identifier: text.optional(),
  subtype: text.optional(),
  title: survivable(text, ''),
  navtitle: text.optional(),
  url: survivable(address, ''),
  language: survivable(text, ''),
  languages: list(translation).optional(),
  parentPage: pageReference.optional(),
  subPages: list(subPage).optional(),
  sections: list(
    z.object({ identifier: text.optional(), title: text.optional(), link: address.optional() }),
  ).optional(),
  /** Read by the page template's own schema. */
  metadata: z.unknown().optional(),
  contents: survivable(listReadLater(areaSchema), []),
});
export type Envelope = z.output<typeof envelopeSchema>;
