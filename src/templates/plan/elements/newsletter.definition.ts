import { z } from 'zod';
import { text } from '../../contract/fields.ts';
import { defineElement } from './defineElement.ts';

/** Signing up for a newsletter: one field, posted to the portal's own server. */
export const newsletterDefinition = defineElement({
  spellings: [],
  schema: z.object({ title: text.optional(), lead: text.optional(), list: text.optional() }),
  plan: ({ title, lead, list }) => ({ title, lead, list: list ?? '' }),
});
