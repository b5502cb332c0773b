import { pageRule } from '../rule.ts';

/** What search engines show of a title (characters). */
const longest = 65;

/** A title that search engines cut off. */
export const titleLength = pageRule({
  id: 'title-length',
  severity: 'warning',
  *check({ title }) {
    if (title.length <= longest) return;
    yield { pointer: '/title', values: { length: String(title.length), longest: String(longest) }, excerpt: title };
  },
});
