import { lettersOf } from '../conservation/pool.ts';
import { entriesOf, textOf } from '../facts/pageFacts.ts';
import { wordsOf } from '../facts/textFacts.ts';
import { pageRule } from '../rule.ts';

/** Two parts of a page under the same title: who goes by headings cannot tell them apart. */
export const titleRepeated = pageRule({
  id: 'title-repeated',
  severity: 'warning',
  *check({ areas, elements, texts }) {
    const seen = new Map<string, string>();
    const titled = [
      ...areas.map(({ title, pointer }) => ({ title, pointer: `${pointer}/title`, sort: 'area' })),
      ...elements.map(({ title, at }) => ({ title, pointer: at('title'), sort: 'element' })),
      ...texts.flatMap(({ named, pointer, element }) =>
        element?.type === 'form'
          ? []
          : named('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((tag) => ({
              title: wordsOf([tag]),
              pointer,
              sort: 'heading',
            })),
      ),
    ];
    for (const { title, pointer, sort } of titled) {
      const key = lettersOf(title).toLowerCase();
      if (key === '') continue;
      const earlier = seen.get(key);
      // An element may say the title of its area again: that is clumsy, and misleads nobody.
      if (earlier !== undefined)
        yield { pointer, values: { title }, severity: earlier === sort ? 'warning' : 'advice' };
      seen.set(key, earlier ?? sort);
    }
  },
});

/** The same entry twice in one list. */
export const entryRepeated = pageRule({
  id: 'entry-repeated',
  severity: 'warning',
  *check({ elements }) {
    for (const { fields, at } of elements) {
      for (const key of ['items', 'members'] as const) {
        const seen = new Set<string>();
        const titles = new Set<string>();
        for (const { at: place, entry } of entriesOf(fields[key])) {
          const title = textOf(entry.title) || textOf(entry.name);
          const name = `${title} ${textOf(entry.url)} ${textOf(entry.source)}`.trim();
          if (name === '') continue;
          // One title for two pages may be meant: a course that is given twice.
          if (seen.has(name)) yield { pointer: at(key, ...place), values: { title } };
          else if (title !== '' && titles.has(title))
            yield { pointer: at(key, ...place), values: { title }, severity: 'advice' };
          titles.add(title);
          seen.add(name);
        }
      }
      const ids: readonly unknown[] = Array.isArray(fields.gkz_content_id) ? fields.gkz_content_id : [];
      for (const [index, id] of ids.entries())
        if (id !== undefined && ids.findIndex((each) => String(each) === String(id)) < index)
          yield { pointer: at('gkz_content_id', index), values: { title: String(id) } };
    }
  },
});
