import { z } from 'zod';
import { address, item, list, text } from '../../contract/fields.ts';
import { defineElement } from './defineElement.ts';
import type { ElementContext } from './elementContext.ts';
import { planItem } from './plannedItem.ts';

/** How a list is shown; by letter, each letter has a place of its own on the page, whose id begins with the anchor. */
type ListDisplay = { readonly display: 'cards' | 'list' } | { readonly display: 'alphabet'; readonly anchor: string };

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
      list: listDisplay(data.display, data.title, context),
      items: data.items.map((entry) => planItem(entry, context)),
      more: data.more && moreHref ? { label: data.more.title, href: moreHref } : undefined,
    };
  },
  showsNothing: ({ items, more }) => items.length === 0 && more === undefined,
});

function listDisplay(asked: string | undefined, title: string | undefined, context: ElementContext): ListDisplay {
  const display = asked?.toLowerCase();
  if (display === 'alphabet') return { display, anchor: context.anchor(title ?? 'alphabet') };
  return { display: display === 'list' ? 'list' : 'cards' };
}
