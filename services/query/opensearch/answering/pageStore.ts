import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { PageStore } from '#services/query/engine/answering/pageStore.ts';
import { pageStems } from '#services/query/engine/indexing/pageStems.ts';
import { languages } from '#services/query/engine/text/stems.ts';
import type { Connection } from '#services/query/opensearch/connection.ts';
import { someOf, term } from '#services/query/opensearch/dsl.ts';
import { tokenOf } from '#services/query/opensearch/indexing/document.ts';
import type { IndexNames } from '#services/query/opensearch/indexing/mapping.ts';
import { searchOne } from '#services/query/opensearch/searchIndex.ts';
import { writeBulk } from '#services/query/opensearch/writing/bulk.ts';
import type { SitePage } from '#services/query/ports/passagePort.ts';

/** More pages than a site has. */
const pagesMax = 1_000_000;

const idOf = (site: string, address: string) =>
  createHash('sha256')
    .update(JSON.stringify([site, address]))
    .digest('hex');
const versionSchema = z.object({ address: z.string(), version: z.string() });

export function createPageStore(connection: Connection, { pages: index }: IndexNames): PageStore {
  return {
    versions: async (site) => {
      const versions = new Map<string, string>();
      for (let after: readonly (string | number)[] | undefined; versions.size < pagesMax; ) {
        const { hits } = await searchOne(connection, index, {
          query: term('site', site),
          sort: [{ address: 'asc' }],
          size: 5000,
          _source: ['address', 'version'],
          ...(after === undefined ? {} : { search_after: after }),
        });
        for (const { _source } of hits) {
          const { address, version } = versionSchema.parse(_source);
          versions.set(address, version);
        }
        after = hits.at(-1)?.sort;
        if (after === undefined) break;
      }
      return versions;
    },
    apply: async (changes) => {
      await writeBulk(
        connection,
        changes.map((change) => {
          if (change.kind === 'delete') return { kind: 'delete', index, id: idOf(change.site, change.address) };
          const { page } = change;
          const { site, address, version } = page;
          const document = { site, address, version, page: JSON.stringify(page), words: wordsIn(page) };
          return { kind: 'put', index, id: idOf(site, address), document };
        }),
      );
      await connection.ask({ method: 'POST', path: `/${index}/_refresh` });
    },
    search: async (site, stems, most) => {
      const words = languages.flatMap((language) =>
        stems[language].map((each) => term('words', tokenOf(language, each))),
      );
      if (words.length === 0) return [];
      const query = { bool: { filter: [term('site', site)], must: [someOf(words)] } };
      const sort = ['_score', { address: 'asc' }];
      const { hits } = await searchOne(connection, index, { query, sort, size: most, _source: ['page'] });
      return hits.map(({ _source }): SitePage => JSON.parse(String(_source?.page)));
    },
  };
}

function wordsIn(page: SitePage): string {
  return pageStems(page)
    .flatMap((stem) => (stem === undefined ? [] : tokenOf(page.language, stem)))
    .join(' ');
}
