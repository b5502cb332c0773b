import { Marked } from '#design-system/components/SearchResult/Marked.tsx';
import { SearchResult } from '#design-system/components/SearchResult/SearchResult.tsx';
import type { SearchHit } from '../api/responses.ts';
import { useTexts } from '../language/useTexts.ts';
import type { View } from '../views/resolveView.ts';
import { resultPath, searchPath } from './addresses.ts';
import { fullTexts } from './fullTexts.ts';
import { accessName, badgeKindOf, placeOf, readingOf } from './recordNames.ts';
import { type RecordTexts, recordTexts } from './recordTexts.ts';

/** Keywords shown with a result; the rest only clutters. */
const keywordsShown = 5;

interface HitProps {
  readonly hit: SearchHit;
  readonly view: Extract<View, { kind: 'search' | 'result' }>;
  /** Of its title. */
  readonly level: 2 | 3;
}

/** One result. Its title leads to the record's own page, the links below to where it can be read. */
export function Hit({ hit, view, level }: HitProps) {
  const t = useTexts();
  const meta = [hit.publisher, hit.journal, hit.year?.toString()].filter((part): part is string => Boolean(part));
  const links = readingsOf(hit, recordTexts(view.language));
  const passage = hit.found?.passage.some(Boolean) ? <Marked pieces={hit.found.passage} /> : hit.abstract;
  return (
    <SearchResult
      language={hit.language}
      level={level}
      title={hit.found ? <Marked pieces={hit.found.title} /> : hit.title}
      href={resultPath(view, hit.title, [hit.id])}
      badgeKind={badgeKindOf(hit)}
      badgeLabel={hit.typeLabel ?? t('kind.gkz')}
      meta={meta}
      snippet={passage}
      keywords={hit.keywords.slice(0, keywordsShown).map((keyword) => ({
        label: keyword,
        href: searchPath(view, keyword),
      }))}
      links={links}
      externalHint={t('link.external')}
    />
  );
}

/** Where it can be read. Another file of the same kind says where it is; who may not read one knows before. */
function readingsOf(hit: SearchHit, t: RecordTexts) {
  const readings = fullTexts(hit).map(({ url, access, filetype }) => ({
    href: url,
    label: readingOf(filetype, t),
    access: accessName(access, t),
  }));
  return readings.map(({ href, label, access }, index) => {
    const isAnother = readings.findIndex((other) => other.label === label) < index;
    const note = [access === t('access.open') ? '' : access, isAnother ? placeOf(href) : ''].filter(Boolean);
    return { href, label, note: note.length > 0 ? note.join(', ') : undefined };
  });
}
