import type { Translate } from '#languages/texts.ts';
import type { ApiResponse } from '../api/responses.ts';
import type { PublicSite } from '../context/publicSite.ts';
import { definitionOf, type View } from './views.ts';

/** The title of a view's document: what it shows, then whose site it is. */
export function documentTitle(
  view: View,
  received: ApiResponse | undefined,
  site: PublicSite,
  t: Translate<'interface'>,
): string {
  const { title, readResponse } = definitionOf(view.kind);
  const own = title(view, readResponse(view, received), site, t);
  return own === site.title ? own : `${own} – ${site.title}`;
}
