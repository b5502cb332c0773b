import { z } from 'zod';
import { image, text } from '../../contract/fields.ts';
import { defineElement } from './defineElement.ts';

/** One picture with its caption and credit. */
export const imageDefinition = defineElement({
  spellings: [],
  schema: z.object({ title: text.optional(), image, caption: text.optional() }),
  plan: (data, context) => ({ picture: context.picture(data.image), caption: data.caption ?? data.title }),
  showsNothing: ({ picture }) => picture === undefined,
});
