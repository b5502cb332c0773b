import { SearchResult } from '#design-system/components/SearchResult/SearchResult.tsx';
import type { SearchHit } from '../data/portalState.ts';
import { useTexts } from '../language/useTexts.ts';
import { searchPath, type View } from '../routes/resolveView.ts';

/** Keywords shown with a result; the rest only clutters. */
const keywordsShown = 5;

/** One result. Its title leads to the full text; without one it is only read. */
export function Hit({ hit, view }: { hit: SearchHit; view: Extract<View, { kind: 'search' }> }) {
  const t = useTexts();
  const meta = [hit.publisher, hit.journal, hit.year?.toString()].filter((part): part is string => Boolean(part));
  const links = hit.links
    .filter(({ url }) => url !== '')
    .map(({ url, filetype }) => ({
      href: url,
      label: filetype ? t('search.open', { filetype: filetype.toUpperCase() }) : t('search.openPlain'),
    }));
  return (
    <div lang={hit.language}>
      <SearchResult
        level={3}
        title={hit.title}
        href={recordPath(hit.id, view)}
        badgeKind="gkz"
        badgeLabel={hit.type ?? t('kind.gkz')}
        meta={meta}
        snippet={hit.abstract}
        keywords={hit.keywords.slice(0, keywordsShown).map((keyword) => ({
          label: keyword,
          href: searchPath(view.language, keyword),
        }))}
        links={links}
        externalHint={t('link.external')}
      />
    </div>
  );
}

/** The page of one record: a search by its id. */
function recordPath(id: string, view: Extract<View, { kind: 'search' }>): string {
  return searchPath(view.language, '*', new URLSearchParams({ id }));
}
