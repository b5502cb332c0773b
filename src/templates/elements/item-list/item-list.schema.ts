import { z } from 'zod';
import { defineElement, type PlannedData } from '../../contract/defineElement.ts';
import { address, item, list, text } from '../../contract/fields.ts';
import { planItem } from './plannedItem.ts';

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
      items: data.items.map((entry) => planItem(entry, context)),
      more: data.more && moreHref ? { label: data.more.title, href: moreHref } : undefined,
    };
  },
});

export type ItemListData = PlannedData<typeof itemListDefinition>;
