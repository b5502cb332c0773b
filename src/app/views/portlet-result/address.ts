import type { Language } from '#languages/languages.ts';
import { type Location, portletRecordsAt, type Records, recordsPath } from '../../search/addresses.ts';

/** Records by their ids, within a portlet. */
export interface PortletResultView extends Records {
  readonly kind: 'portlet-result';
  readonly portlet: string;
}

export function matchPortletResult(location: Location, siteLanguage: Language): PortletResultView | undefined {
  const records = portletRecordsAt(location, siteLanguage);
  return records && { kind: 'portlet-result', ...records };
}

export function portletResultPath(view: PortletResultView): string {
  return recordsPath(view, view.slug, view.parameters);
}
