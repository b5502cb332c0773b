import { z } from 'zod';
import { defineElement } from '../../contract/defineElement.ts';
import { text } from '../../contract/fields.ts';

/** Newsletter: what it is for, in one sentence. */
export const newsletterDefinition = defineElement({
  spellings: [],
  schema: z.object({ title: text.optional(), lead: text }),
  plan: (data) => ({ title: data.title, lead: data.lead }),
});
