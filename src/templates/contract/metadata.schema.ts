import { z } from 'zod';
import { address, image, lead, list, namedLink, reference, survivable, text } from './fields.ts';

/** Metadata of a page: `metadata.gkn_pagemetadata`, or the same keys directly in `metadata`. */
export const pageMetadataSchema = z.object({
  page_type: reference.optional(),
  headerimage: image.optional(),
  headerimages: list(image).optional(),
  video_header: address.optional(),
  video_header_mobile: address.optional(),
  startpaginalabel: reference.optional(),
  startpage_title: text.optional(),
  shownavigation: z.boolean().optional(),
  searchidentifier: text.optional(),
  placeholderzoekbox: text.optional(),
  lead: lead.optional(),
});
export type PageMetadata = z.output<typeof pageMetadataSchema>;

/** A value the CMS writes as one string or as a list of them. */
const texts = z
  .union([text, z.array(text.optional())])
  .transform((value) => (typeof value === 'string' ? [value] : value).filter((entry) => entry !== undefined));

const relatedItem = z.union([text, namedLink]);

/** What only media items know of themselves: `metadata.item_metadata`. */
export const itemDetailsSchema = z.object({
  contentsubtype: text.optional(),
  theme: texts.optional(),
  keywords: texts.optional(),
  related_dossier: z.union([relatedItem, z.array(relatedItem.optional())]).optional(),
  author: namedLink.optional(),
  contactperson: namedLink.optional(),
  gkn_organization: namedLink.optional(),
  video_header: address.optional(),
  link_extra_image: address.optional(),
  subject_abstract: text.optional(),
  target_audience_abstract: text.optional(),
  region_abstract: text.optional(),
  jumplinktext: text.optional(),
  experts: z.union([relatedItem, z.array(relatedItem.optional())]).optional(),
  last_update: text.optional(),
  project_code: text.optional(),
  status_abstract: reference.optional(),
  duration_abstract: z.object({ startdate: text.optional(), enddate: text.optional() }).optional(),
  // Projects.
  partners: list(namedLink).optional(),
  // Events.
  event_date: z
    .object({
      startdate: text.optional(),
      enddate: text.optional(),
      starttime: text.optional(),
      endtime: text.optional(),
    })
    .optional(),
  location_abstract: text.optional(),
  organizer_abstract: text.optional(),
  signup_link: address.optional(),
  // Persons.
  role: text.optional(),
  organization: text.optional(),
  email: text.optional(),
  phone: text.optional(),
  expertise: texts.optional(),
  // Sources.
  publisher: text.optional(),
  year: z.union([text, z.number()]).transform(String).optional(),
  links: list(
    z.object({
      title: text.optional(),
      url: address.optional(),
      access: text.optional(),
      filetype: text.optional(),
    }),
  ).optional(),
});

/** Metadata of a media item: flat, with `item_metadata` inside. */
export const itemMetadataSchema = z.object({
  id: z.number().optional(),
  identifier: text.optional(),
  contenttype: survivable(text, ''),
  contenttype_title: text.optional(),
  url: address.optional(),
  title: text.optional(),
  lead: lead.optional(),
  leadimage: image.optional(),
  publication_date: text.optional(),
  lastmodified_date: text.optional(),
  expiration_date: text.optional(),
  tags: list(text).optional(),
  copyright: text.optional(),
  external_id: text.optional(),
  item_metadata: itemDetailsSchema.optional(),
});
export type ItemMetadata = z.output<typeof itemMetadataSchema>;
