import { z } from 'zod';
import { defineElement } from '../../contract/defineElement.ts';
import { html, text } from '../../contract/fields.ts';
import { nextLevel } from '../../plan/elementContext.ts';

/** Running text. */
export const textDefinition = defineElement({
  spellings: [],
  schema: z.object({ title: text.optional(), html }),
  plan: (data, context) => ({
    title: data.title,
    html: context.richText(data.html, data.title ? nextLevel(context.level) : context.level),
  }),
});
