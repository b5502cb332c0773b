import { z } from 'zod';
import { address, image, list, survivable, text } from '../../contract/fields.ts';
import { defineElement } from './defineElement.ts';

/** A few large doors to other pages. */
export const tilesDefinition = defineElement({
  spellings: [],
  schema: z.object({
    title: text.optional(),
    items: list(
      z.object({ title: text, url: survivable(address, ''), image: image.optional(), lead: text.optional() }),
    ),
  }),
  plan: (data, context) => ({
    title: data.title,
    items: data.items.map((tile) => ({
      title: tile.title,
      href: context.href(tile.url),
      picture: context.picture(tile.image),
      lead: tile.lead,
    })),
  }),
  showsNothing: ({ items }) => items.length === 0,
});
