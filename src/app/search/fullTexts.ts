import { parsedUrl } from '#design-system/components/Link/parsedUrl.ts';
import type { SearchRecord } from '../api/responses.ts';

/** Where a record can be read or seen: of its links those that lead somewhere, each address once. */
export function fullTexts({ links }: Pick<SearchRecord, 'links'>): SearchRecord['links'] {
  const leading = links.filter(({ url }) => /^https?:\/\//i.test(url) && parsedUrl(url));
  return leading.filter(({ url }, index) => leading.findIndex((other) => other.url === url) === index);
}
