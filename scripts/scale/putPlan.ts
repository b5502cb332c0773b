const begin = '<!-- npm run scale -- --write -->';
const end = '<!-- as far as here -->';

/** A page with another plan between its two marks. Throws where they are missing. */
export function putPlan(page: string, plan: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/scale.md needs the lines "${begin}" and "${end}".`);
  return `${page.slice(0, from + begin.length)}\n\n${plan}\n\n${page.slice(to)}`;
}
