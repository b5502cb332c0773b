import { z } from 'zod';
import { resultPath } from '#app/search/resultPath.ts';
import { languages } from '#languages/languages.ts';
import { StaleCache } from '../cache/StaleCache.ts';
import { isMissing } from '../calls/isMissing.ts';
import type { JsonClient } from '../calls/jsonClient.ts';
import { isUrn } from '../records/recordSource.ts';
import type { ServedSite } from '../sites/siteDirectory.ts';
import { pagesPerFile } from './sitemapXml.ts';
import { xmlText } from './xmlText.ts';

/** Records in one answer of the query service: some megabytes at most, whatever their titles are. */
const recordsPerCall = 5000;

/** Calls for one file: as many records as have all their addresses in it. */
const callsPerFile = Math.floor(pagesPerFile / languages.length / recordsPerCall);

/** A record is added to a site map within this time (seconds); search engines ask once a day. */
const freshSeconds = 3600;

/** The files that are kept, in bytes: of a large collection the last ones that were asked for. */
const keptBytes = 48_000_000;

const listingSchema = z.object({
  parts: z.number().int().nonnegative(),
  records: z.array(z.object({ id: z.coerce.string().min(1), title: z.string() })),
});
type Listing = z.output<typeof listingSchema>;

/** The pages of all records of a site, for search engines: as files of at most 50,000 addresses. */
export interface RecordMaps {
  /** How many files there are; none where the query service cannot list its records. Never rejects. */
  readonly count: (site: ServedSite) => Promise<number>;
  /** One file, from 1 on; `undefined` where there is none. Never rejects. */
  readonly file: (site: ServedSite, number: number) => Promise<RecordMap | undefined>;
}

/** The XML of one file: the same object for as long as it is the same. */
export interface RecordMap {
  readonly xml: Buffer<ArrayBuffer>;
}

/** Asks the query service for its records part by part (`/{scope}/listing`, beyond the specification). */
export function createRecordMaps(query: JsonClient): RecordMaps {
  // A service that knows no such call is asked again now and then, not for each robot.
  const counts = new StaleCache<{ readonly files?: number | undefined; readonly isMissing: boolean }>({
    name: 'record-map-counts',
    freshSeconds,
    maximumSize: 10_000,
    sizeOf: () => 8,
    worth: ({ files, isMissing }) => (files !== undefined ? 'good' : isMissing ? 'poor' : 'failed'),
  });
  const files = new StaleCache<{ readonly map: RecordMap | undefined }>({
    name: 'record-maps',
    freshSeconds,
    maximumSize: keptBytes,
    sizeOf: ({ map }) => map?.xml.length ?? 8,
    worth: ({ map }) => (map === undefined ? 'failed' : 'good'),
  });
  const scopeOf = ({ variant }: ServedSite) => variant.api.gkz_scope;

  const ask = async (scope: string, part: number, size: number) => {
    const outcome = await query.get(`/${encodeURIComponent(scope)}/listing?part=${part}&size=${size}`);
    const listing = outcome.kind === 'object' ? listingSchema.safeParse(outcome.value).data : undefined;
    return { listing, isMissing: isMissing(outcome) };
  };

  const load = async (site: ServedSite, number: number): Promise<{ map: RecordMap | undefined }> => {
    const chunks: string[] = [];
    for (let call = 0; call < callsPerFile; call += 1) {
      const { listing } = await ask(scopeOf(site), (number - 1) * callsPerFile + call + 1, recordsPerCall);
      // Half a file would tell search engines that the other half is gone.
      if (listing === undefined) return { map: undefined };
      if (listing.records.length > 0) chunks.push(entriesOf(listing, site));
    }
    if (chunks.length === 0) return { map: undefined };
    return { map: { xml: Buffer.from(`${head}${chunks.join('')}</urlset>\n`) } };
  };

  return {
    async count(site) {
      const scope = scopeOf(site);
      const { value } = await counts.get(scope, async () => {
        // No record is wanted, only how many parts of this size there are.
        const { listing, isMissing } = await ask(scope, 1, 1);
        return { files: listing && Math.ceil(listing.parts / recordsPerCall / callsPerFile), isMissing };
      });
      return value.files ?? 0;
    },
    async file(site, number) {
      return (await files.get(`${site.id} ${number}`, () => load(site, number))).value.map;
    },
  };
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';

/** Every record in every language; that these are the same page is said by the pages themselves. */
function entriesOf({ records }: Listing, { registration }: ServedSite): string {
  return records
    .filter(({ id }) => !isUrn(id))
    .flatMap(({ id, title }) =>
      languages.map((language) => {
        const address = registration.origin + resultPath({ language }, title, [id]);
        return `<url><loc>${xmlText(address).replaceAll('&', '&amp;')}</loc></url>\n`;
      }),
    )
    .join('');
}
