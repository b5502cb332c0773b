import type { Translate } from '#languages/texts.ts';
import type { ApiResponse } from '../api/responses.ts';
import type { PublicSite } from '../context/publicSite.ts';
import { definitionOf, type View } from './views.ts';

interface TitledView {
  readonly view: View;
  readonly received: ApiResponse | undefined;
  readonly site: PublicSite;
  /** A form on it came back with errors: the title is the first thing that a listener hears of that. */
  readonly hasErrors: boolean;
}

/** The title of a view's document: what it shows, then whose site it is. */
export function documentTitle({ view, received, site, hasErrors }: TitledView, t: Translate<'interface'>): string {
  const { title, readResponse } = definitionOf(view.kind);
  const own = title(view, readResponse(view, received), site, t);
  const whole = own === site.title ? own : `${own} – ${site.title}`;
  return hasErrors ? t('page.title.errors', { title: whole }) : whole;
}
