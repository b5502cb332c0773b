import type { Database, RunQuery } from '#services/database/database.ts';
import type { PageStore } from '#services/query/engine/answering/pageStore.ts';
import { pageStems } from '#services/query/engine/indexing/pageStems.ts';
import type { Language } from '#services/query/engine/text/stems.ts';
import type { PageChange, PageParagraph } from '#services/query/ports/passagePort.ts';
import { placedWords } from '#services/query/postgres/writing/textVector.ts';

const put = `
  insert into page (site, address, version, language, title, paragraphs, search)
  values ($1, $2, $3, $4, $5, $6::json, $7::tsvector)
  on conflict (site, address) do update set version = excluded.version, language = excluded.language,
    title = excluded.title, paragraphs = excluded.paragraphs, search = excluded.search`;

// Stems in quotes, so that no word is syntax: they are letters and digits.
const find = `
  select address, title, language, paragraphs::text as paragraphs from (
    select *, ts_rank(search, case language when 'en' then $3::tsquery else $2::tsquery end) as rank from page
    where site = $1 and search @@ (case language when 'en' then $3::tsquery else $2::tsquery end)
  ) as found
  order by rank desc, address limit $4`;

export function createPageStore({ query, transaction }: Pick<Database, 'query' | 'transaction'>): PageStore {
  return {
    versions: async (site) => {
      const rows = await query('select address, version from page where site = $1', [site]);
      return new Map(rows.map(({ address, version }) => [String(address), String(version)]));
    },
    apply: (changes) =>
      transaction(async (run) => {
        for (const change of changes) await applyOne(run, change);
      }),
    search: async (site, stems, most) => {
      const asked = (language: Language) =>
        stems[language].map((stem) => `'${stem.replaceAll("'", "''")}'`).join(' | ');
      const rows = await query(find, [site, asked('nl'), asked('en'), most]);
      return rows.map(({ address, title, language, paragraphs }) => ({
        address: String(address),
        title: String(title),
        language: language === 'en' ? 'en' : 'nl',
        paragraphs: readParagraphs(String(paragraphs)),
      }));
    },
  };
}

function readParagraphs(text: string): readonly PageParagraph[] {
  // Written by this very service.
  return JSON.parse(text);
}

async function applyOne(query: RunQuery, change: PageChange): Promise<void> {
  if (change.kind === 'delete') {
    await query('delete from page where site = $1 and address = $2', [change.site, change.address]);
    return;
  }
  const { site, address, version, language, title, paragraphs } = change.page;
  const search = placedWords(pageStems(change.page));
  await query(put, [site, address, version, language, title, JSON.stringify(paragraphs), search]);
}
