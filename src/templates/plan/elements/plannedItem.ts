import type { z } from 'zod';
import type { item } from '../../contract/fields.ts';
import { itemKind } from '../../contract/identifiers.ts';
import type { ElementContext } from './elementContext.ts';

/** An item of a list or a carousel, as its card takes it. */
export type PlannedItem = ReturnType<typeof planItem>;

/** Something of the portal that has a page of its own. */
export function planItem(entry: z.output<typeof item>, context: ElementContext) {
  return {
    title: entry.title,
    href: context.href(entry.url),
    lead: entry.lead,
    picture: context.picture(entry.leadimage),
    kind: entry.contenttype === undefined ? undefined : itemKind(entry.contenttype),
    published: entry.publication_date,
    start: entry.startdate,
    end: entry.enddate,
    location: entry.location,
  };
}
