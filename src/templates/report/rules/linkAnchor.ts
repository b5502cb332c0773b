import { isRecord } from '../../contract/empty.ts';
import { withoutPercents } from '../../contract/textPlaces.ts';
import { poolOf } from '../conservation/pool.ts';
import { poolsOf } from '../conservation/pools.ts';
import type { PageFacts } from '../facts/pageFacts.ts';
import { pageRule } from '../rule.ts';

/** A link to a place on this page that is not there. */
export const linkAnchor = pageRule({
  id: 'link-anchor',
  severity: 'error',
  *check(page) {
    const links = page.links.filter(({ href }) => href?.startsWith('#') && !/^#(?:top)?$/i.test(href));
    if (links.length === 0) return;
    const pools = poolsOf(page);
    const elements = new Map(page.texts.map(({ pointer, element }) => [pointer, element]));
    const ids = idsOf(page);
    const { hrefs } = poolOf(page.plan);
    for (const { href = '', pointer, place, excerpt, label } of links) {
      const id = href.slice(1);
      if (ids.has(id) || ids.has(withoutPercents(id))) continue;
      const shown = pools.of(elements.get(pointer), pointer);
      // A link to a place in a text has become one to an id of the page; one that kept its address found none.
      if (place === 'text' ? shown === 'rejected' || !shown.hrefs.has(href) : !hrefs.has(href)) continue;
      yield { pointer, values: { label, anchor: href }, excerpt };
    }
  },
});

/** The ids that planning gave: to areas, headings, folds and places in texts. */
function idsOf({ plan }: PageFacts): ReadonlySet<string> {
  const ids = new Set<string>();
  const visit = (value: unknown) => {
    if (typeof value === 'string' && value.includes('<'))
      for (const [, id = ''] of value.matchAll(/<[a-z][^<>]* id="([^"]*)"/g)) ids.add(id);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (isRecord(value)) {
      // Ids of elements begin otherwise, and are none of the page's.
      if (typeof value.id === 'string' && value.id.startsWith('s-')) ids.add(value.id);
      Object.values(value).forEach(visit);
    }
  };
  visit(plan.areas);
  visit(plan.details);
  return ids;
}
