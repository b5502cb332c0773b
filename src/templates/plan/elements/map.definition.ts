import { z } from 'zod';
import { address, list, reference, text } from '../../contract/fields.ts';
import { itemKind } from '../../contract/identifiers.ts';
import { defineElement } from './defineElement.ts';

/** Degrees (WGS 84). */
const position = { lat: z.number(), lon: z.number() } as const;

/** Places, listed and drawn. */
export const mapDefinition = defineElement({
  spellings: [],
  schema: z.object({
    title: text.optional(),
    // Where a map that moves would open; the outline always shows the whole country.
    center: z.object(position).optional(),
    zoom: z.number().optional(),
    items: list(
      z.object({
        title: text,
        url: address.optional(),
        ...position,
        lead: text.optional(),
        contenttype: reference.optional(),
      }),
    ),
  }),
  plan: (data, context) => ({
    title: data.title,
    places: data.items.map(({ title, url, lat, lon, lead, contenttype }) => ({
      title,
      lat,
      lon,
      href: context.href(url ?? ''),
      lead,
      kind: contenttype === undefined ? undefined : itemKind(contenttype),
    })),
  }),
  showsNothing: ({ places }) => places.length === 0,
});
