import type { BadgeKind } from '#design-system/components/Badge/badgeKinds.ts';
import { Marked } from '#design-system/components/SearchResult/Marked.tsx';
import { SearchResult } from '#design-system/components/SearchResult/SearchResult.tsx';
import type { SearchHit } from '../data/portalState.ts';
import { useTexts } from '../language/useTexts.ts';
import { resultPath, searchPath } from '../routes/addresses.ts';
import type { View } from '../routes/resolveView.ts';
import { searchTexts } from './searchTexts.ts';

/** Keywords shown with a result; the rest only clutters. */
const keywordsShown = 5;

/** The types of record that are kinds of item elsewhere on the site; all others are publications. */
const badgeKinds: Readonly<Record<string, BadgeKind>> = { dossier: 'dossier', project: 'project', evenement: 'event' };

interface HitProps {
  readonly hit: SearchHit;
  readonly view: Extract<View, { kind: 'search' | 'result' }>;
  /** Of its title. */
  readonly level: 2 | 3;
}

/** One result. Its title leads to the full text; without one it is only read. */
export function Hit({ hit, view, level }: HitProps) {
  const t = useTexts();
  const st = searchTexts(view.language);
  const meta = [hit.publisher, hit.journal, hit.year?.toString()].filter((part): part is string => Boolean(part));
  const links = hit.links
    .filter(({ url }) => url !== '')
    .map(({ url, filetype }) => ({
      href: url,
      label: filetype ? st('open', { filetype: filetype.toUpperCase() }) : st('openPlain'),
    }));
  return (
    <div lang={hit.language}>
      <SearchResult
        level={level}
        title={hit.found ? <Marked pieces={hit.found.title} /> : hit.title}
        href={resultPath(view, hit.title, [hit.id])}
        badgeKind={badgeKinds[hit.type ?? ''] ?? 'gkz'}
        badgeLabel={hit.typeLabel ?? t('kind.gkz')}
        meta={meta}
        snippet={hit.found ? <Marked pieces={hit.found.passage} /> : hit.abstract}
        keywords={hit.keywords.slice(0, keywordsShown).map((keyword) => ({
          label: keyword,
          href: searchPath(view, keyword),
        }))}
        links={links}
        externalHint={t('link.external')}
      />
    </div>
  );
}
