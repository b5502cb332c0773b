import { z } from 'zod';
import { list, text } from '../../contract/fields.ts';
import { defineElement } from './defineElement.ts';
import { personFields, planPerson } from './person.ts';

/** The people of a team. */
export const teamDefinition = defineElement({
  spellings: [],
  schema: z.object({ title: text.optional(), members: list(z.object(personFields)) }),
  plan: (data, context) => ({
    title: data.title,
    members: data.members.map((member) => planPerson(member, context)),
  }),
  showsNothing: ({ members }) => members.length === 0,
});
