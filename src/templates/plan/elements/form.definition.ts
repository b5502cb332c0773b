import { z } from 'zod';
import { html, survivable, text } from '../../contract/fields.ts';
import type { FormDelivery, ReadForm } from '../../contract/form/formField.ts';
import { isSameName } from '../../contract/form/formLabel.ts';
import { readForm } from '../../contract/form/readForm.ts';
import { defineElement } from './defineElement.ts';
import { nextLevel } from './nextLevel.ts';

export interface PlannedForm extends Omit<ReadForm, 'delivery'> {
  readonly title: string;
  /** The server's business: public plans go without it. */
  readonly delivery?: FormDelivery | undefined;
}

/** A form that an editor made in the CMS: its markup becomes fields of our own, which post through the server. */
export const formDefinition = defineElement({
  spellings: [],
  schema: z.object({ title: survivable(text, ''), html }),
  plan: ({ title, html: markup }, context, tell): PlannedForm => {
    const { intro, outro, fields, ...form } = readForm(markup, {
      tell: (excess) => tell('html', excess),
      hrefOf: context.href,
    });
    const level = title ? nextLevel(context.level) : context.level;
    return {
      ...{ ...form, title, intro: context.richText(intro, level), outro: context.richText(outro, level) },
      // Editors put a group around all fields that is called what the form is: above it stands that title already.
      fields: fields.map((field) =>
        field.group !== undefined && isSameName(form.groups[field.group] ?? '', title)
          ? { ...field, group: undefined }
          : field,
      ),
    };
  },
  showsNothing: ({ fields, intro, outro }) => fields.length === 0 && intro === '' && outro === '',
});
