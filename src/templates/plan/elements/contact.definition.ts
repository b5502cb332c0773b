import { z } from 'zod';
import { text } from '../../contract/fields.ts';
import { defineElement } from './defineElement.ts';
import { personFields, planPerson } from './person.ts';

/** One person or desk to turn to. */
export const contactDefinition = defineElement({
  spellings: [],
  schema: z.object({ title: text.optional(), ...personFields }),
  plan: (data, context) => ({ title: data.title, person: planPerson(data, context) }),
});
