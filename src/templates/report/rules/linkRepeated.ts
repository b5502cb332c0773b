import { lettersOf } from '../conservation/pool.ts';
import type { LinkFacts } from '../facts/linkFacts.ts';
import { pageRule } from '../rule.ts';

/** Links with the same words that lead to different places. */
export const linkRepeated = pageRule({
  id: 'link-repeated',
  severity: 'warning',
  *check({ links }) {
    const first = new Map<string, LinkFacts>();
    for (const link of links) {
      if (link.place !== 'text' || link.label === '' || link.href === undefined) continue;
      const key = lettersOf(link.label).toLowerCase();
      const known = first.get(key);
      // Numbers of footnotes repeat by their nature.
      if (key === '' || /^\d{1,3}$/.test(key)) continue;
      if (!known) first.set(key, link);
      else if (withoutEnd(known.href) !== withoutEnd(link.href))
        yield { pointer: link.pointer, values: { label: link.label, other: known.href ?? '' }, excerpt: link.excerpt };
    }
  },
});

function withoutEnd(href: string | undefined): string {
  return (href ?? '').replace(/\/+$/, '').toLowerCase();
}
