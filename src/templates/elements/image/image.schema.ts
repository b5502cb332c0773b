import { z } from 'zod';
import { defineElement } from '../../contract/defineElement.ts';
import { image, text } from '../../contract/fields.ts';

/** One picture with its caption and credit. */
export const imageDefinition = defineElement({
  spellings: [],
  schema: z.object({ title: text.optional(), image, caption: text.optional() }),
  plan: (data, context) => ({ picture: context.picture(data.image), caption: data.caption ?? data.title }),
});
