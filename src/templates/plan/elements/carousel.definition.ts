import { z } from 'zod';
import { isRecord } from '../../contract/empty.ts';
import { image, item, list, survivable, text } from '../../contract/fields.ts';
import { defineElement, type PlannedData } from './defineElement.ts';
import type { ElementContext } from './elementContext.ts';
import { planItem } from './plannedItem.ts';

/** An item or a picture: what has a source is a picture, what has a title or an address is an item. */
const entry = z
  .object({
    ...item.shape,
    title: item.shape.title.optional(),
    // One of its own: an item without an address is still worth reading, a picture has none.
    url: survivable(item.shape.url, '').optional(),
    ...image.shape,
    source: image.shape.source.optional(),
  })
  .superRefine(
    ({ source, title, url }, { addIssue }) => {
      if (source !== undefined) return;
      const lack = (key: string) => addIssue({ code: 'invalid_type', expected: 'string', path: [key] });
      if (title === undefined && url === undefined) addIssue({ code: 'custom' });
      else if (title === undefined) lack('title');
      else if (url === undefined) lack('url');
      // Looks at what was sent, whatever its type: once that is taken out, an entry no longer tells what it was.
    },
    { when: ({ value }) => isRecord(value) },
  )
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
  showsNothing: ({ slides }) => slides.length === 0,
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
