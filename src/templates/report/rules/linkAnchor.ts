import { pageRule } from '../rule.ts';

/** A link to a place on this page that is not there. */
export const linkAnchor = pageRule({
  id: 'link-anchor',
  severity: 'error',
  *check({ texts, links, plan }) {
    const places = new Map(
      texts.map(({ pointer, tags }) => [pointer, new Set(tags.flatMap(({ attribs }) => [attribs.id, attribs.name]))]),
    );
    let shown: string | undefined;
    for (const { href, pointer, excerpt, label } of links) {
      if (!href?.startsWith('#') || href.length < 2) continue;
      const id = href.slice(1);
      if (id === 'top' || places.get(pointer)?.has(id) || places.get(pointer)?.has(safelyDecoded(id))) continue;
      // Ids that planning gave: of areas, of headings, of folds.
      shown ??= JSON.stringify(plan.areas);
      if (shown.includes(`"id":${JSON.stringify(id)}`) || shown.includes(` id=\\"${id}\\"`)) continue;
      yield { pointer, values: { label, anchor: href }, excerpt };
    }
  },
});

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
