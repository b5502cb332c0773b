import { z } from 'zod';
import { defineElement, type PlannedData } from '../../contract/defineElement.ts';
import { image, item, list, survivable, text } from '../../contract/fields.ts';
import type { ElementContext } from '../../plan/elementContext.ts';
import { planItem } from '../item-list/plannedItem.ts';

/**
 * An item or a picture. With a source it is a picture; with a title or an address it is an item; with none of these
 * it lacks a picture's source, for then whatever else was filled in does not say more.
 */
const entry = z
  .object({
    ...item.shape,
    title: item.shape.title.optional(),
    // One of its own: an item without an address is still worth reading, a picture has none.
    url: survivable(item.shape.url, '').optional(),
    ...image.shape,
    source: image.shape.source.optional(),
  })
  .check(({ value, issues }) => {
    const lack = (key: keyof typeof value) =>
      issues.push({ code: 'invalid_type', expected: 'string', input: value, path: [key] });
    const { source, title, url } = value;
    if (source !== undefined) return;
    if (title === undefined && url === undefined) lack('source');
    else if (title === undefined) lack('title');
    else if (url === undefined) lack('url');
  })
  .meta({ anyOf: [{ required: ['title', 'url'] }, { required: ['source'] }] });

/** Items, pictures, or both, in a row to leaf through. */
export const carouselDefinition = defineElement({
  spellings: [],
  schema: z.object({ title: text.optional(), items: list(entry) }),
  plan: (data, context) => ({
    title: data.title,
    /** Stays when an area shows the title itself. */
    name: data.title,
    slides: data.items.map((slide) => planSlide(slide, context)).filter((slide) => slide !== undefined),
  }),
});

function planSlide({ source, title, url = '', ...fields }: z.output<typeof entry>, context: ElementContext) {
  if (source !== undefined) {
    const picture = context.picture({ source, ...fields });
    return picture && ({ kind: 'picture', picture, caption: title } as const);
  }
  return title === undefined
    ? undefined
    : ({ kind: 'item', item: planItem({ title, url, ...fields }, context) } as const);
}

export type CarouselData = PlannedData<typeof carouselDefinition>;
