import { z } from 'zod';
import { html, list, survivable, text } from '../../contract/fields.ts';
import { plainText } from '../../contract/richText.ts';
import { defineElement } from './defineElement.ts';
import { nextLevel } from './nextLevel.ts';

/** Words of the text that stand in for a title that is missing. */
const titleWords = 6;

/** Sections that open and close. */
export const accordionDefinition = defineElement({
  spellings: [],
  schema: z.object({
    title: text.optional(),
    items: list(z.object({ title: survivable(text, ''), html })),
  }),
  plan: (data, context) => {
    const level = data.title ? nextLevel(context.level) : context.level;
    return {
      title: data.title,
      items: data.items.flatMap((entry, index) => {
        const body = context.richText(entry.html, nextLevel(level));
        if (!entry.title && body === '') return [];
        // Empty where nothing in it can name it: it is called by its place then.
        const title = entry.title || firstWords(plainText(body) || firstAlt(body));
        return [{ id: context.anchor(title || `${index + 1}`), title, html: body }];
      }),
    };
  },
  showsNothing: ({ items }) => items.length === 0,
});

/** What the first picture that is described shows. */
function firstAlt(html: string): string {
  return plainText(/ alt="([^"]+)"/.exec(html)?.[1] ?? '');
}

function firstWords(words: string): string {
  const all = words.split(' ');
  return all.length > titleWords ? `${all.slice(0, titleWords).join(' ')} …` : words;
}
