import type { Language } from '#languages/languages.ts';
import type { Translate } from '#languages/texts.ts';
import type { ApiResponse } from '../api/responses.ts';
import type { PublicSite } from '../context/publicSite.ts';
import { definitionOf, type View } from './views.ts';

interface TitledView {
  readonly view: View;
  readonly received: ApiResponse | undefined;
  readonly site: PublicSite;
  /** Of the interface around it. */
  readonly language: Language;
  /** A form on it came back with errors: the title is the first thing that a listener hears of that. */
  readonly hasErrors: boolean;
}

/**
 * The title of a view's document: what it shows, then whose site it is. A home page, which is the site, says in which
 * language where that is not the site's first.
 */
export function documentTitle(
  { view, received, site, language, hasErrors }: TitledView,
  t: Translate<'interface'>,
): string {
  const { title, readResponse } = definitionOf(view.kind);
  const own = title(view, readResponse(view, received), site, t);
  const home = language === site.language ? own : t('page.title.home', { title: own });
  const whole = own === site.title ? home : `${own} – ${site.title}`;
  return hasErrors ? t('page.title.errors', { title: whole }) : whole;
}
