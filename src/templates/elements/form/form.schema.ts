import { z } from 'zod';
import { defineElement } from '../../contract/defineElement.ts';
import { html, text } from '../../contract/fields.ts';
import { readForm } from './readForm.ts';

/** A form that an editor made in the CMS: its markup becomes fields of our own, which post through the server. */
export const formDefinition = defineElement({
  spellings: [],
  schema: z.object({ title: text, html }),
  plan: (data, context) => {
    const { intro, ...form } = readForm(data.html);
    return { title: data.title, intro: intro && context.richText(intro), ...form };
  },
});
