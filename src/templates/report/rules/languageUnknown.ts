import { textOf } from '../facts/pageFacts.ts';
import { pageRule } from '../rule.ts';

/** A page that does not say in what language it is, or names one that the portal does not speak. */
export const languageUnknown = pageRule({
  id: 'language-unknown',
  severity: 'warning',
  *check({ answer, context }) {
    const language = textOf(answer.language);
    const isKnown = context.languages.some((each) => each === language.slice(0, 2).toLowerCase());
    if (language !== '' && !isKnown) yield { pointer: '/language', values: { language } };
  },
});
