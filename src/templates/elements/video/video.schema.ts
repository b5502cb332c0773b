import { z } from 'zod';
import { defineElement } from '../../contract/defineElement.ts';
import { text } from '../../contract/fields.ts';

/** Video: what it is for, in one sentence. */
export const videoDefinition = defineElement({
  spellings: [],
  schema: z.object({ title: text.optional(), lead: text }),
  plan: (data) => ({ title: data.title, lead: data.lead }),
});
