import { z } from 'zod';
import { html, text } from '../../contract/fields.ts';
import { defineElement } from './defineElement.ts';
import { nextLevel } from './nextLevel.ts';

/** Running text. */
export const textDefinition = defineElement({
  spellings: [],
  schema: z.object({ title: text.optional(), html }),
  plan: (data, context) => ({
    title: data.title,
    html: context.richText(data.html, data.title ? nextLevel(context.level) : context.level),
  }),
  showsNothing: ({ html: shown }) => shown === '',
});
