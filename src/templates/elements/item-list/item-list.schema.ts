import { z } from 'zod';
import { defineElement, type PlannedData } from '../../contract/defineElement.ts';
import { address, item, list, text } from '../../contract/fields.ts';
import { itemKind } from '../../contract/identifiers.ts';

const displays = ['cards', 'list', 'alphabet'] as const;

/** Items of the portal, as cards, as a list or by letter. */
export const itemListDefinition = defineElement({
  spellings: ['list'],
  schema: z.object({
    title: text.optional(),
    items: list(item),
    more: z.object({ title: text, url: address }).optional(),
    display: text.optional(),
  }),
  plan: (data, context) => {
    const moreHref = data.more && context.href(data.more.url);
    return {
      title: data.title,
      display: displays.find((display) => display === data.display?.toLowerCase()) ?? 'cards',
      items: data.items.map((entry) => ({
        title: entry.title,
        href: context.href(entry.url),
        lead: entry.lead,
        picture: context.picture(entry.leadimage),
        kind: entry.contenttype === undefined ? undefined : itemKind(entry.contenttype),
        published: entry.publication_date,
        start: entry.startdate,
        end: entry.enddate,
        location: entry.location,
      })),
      more: data.more && moreHref ? { label: data.more.title, href: moreHref } : undefined,
    };
  },
});

export type ItemListData = PlannedData<typeof itemListDefinition>;
export type PlannedItem = ItemListData['items'][number];
