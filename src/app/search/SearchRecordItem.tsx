import { Marked } from '#design-system/components/SearchResult/Marked.tsx';
import { SearchResult } from '#design-system/components/SearchResult/SearchResult.tsx';
import type { Translate } from '#languages/texts.ts';
import type { SearchRecord } from '../api/responses.ts';
import { usePortal } from '../context/portalContext.tsx';
import { useTexts } from '../language/useTexts.ts';
import { BookmarkIsland } from '../personal/personalIslands.tsx';
import { type SearchContext, searchPath } from './addresses.ts';
import { contributorHref } from './contributorHref.ts';
import { fullTexts } from './fullTexts.ts';
import { passageOf } from './passageOf.ts';
import { accessName, badgeKindOf, placeOf, readingOf } from './recordNames.ts';
import { resultPath } from './resultPath.ts';

/** Keywords shown with a result; the rest only clutters. */
const keywordsShown = 2;

interface SearchRecordItemProps {
  readonly record: SearchRecord;
  readonly context: SearchContext;
  /** Of its title. */
  readonly level: 2 | 3;
}

/** A record among others. Its title leads to the record's own page, the links below to where it can be read. */
export function SearchRecordItem({ record, context, level }: SearchRecordItemProps) {
  const t = useTexts('templates');
  const st = useTexts('search');
  const { site } = usePortal();
  const meta = [record.publisher, record.journal, record.year?.toString()].filter((part): part is string =>
    Boolean(part),
  );
  const links = readingsOf(record, st);
  const passage = passageOf(record);
  return (
    <SearchResult
      language={record.language}
      level={level}
      action={site.identity && <BookmarkIsland item={record} size="row" />}
      title={record.found ? <Marked pieces={record.found.title} /> : record.title}
      href={resultPath(context, record.title, [record.id])}
      badgeKind={badgeKindOf(record)}
      badgeLabel={record.typeLabel ?? t('kind.gkz')}
      authors={record.authors?.map(({ name, id }) => ({
        label: name,
        href: contributorHref(context, { kind: 'author', id }, name),
      }))}
      moreAuthors={record.moreAuthors ? st('authors.more', { count: record.moreAuthors }) : undefined}
      versions={
        record.versions && {
          label: st('versions'),
          items: record.versions.map((version) => ({
            label: [version.typeLabel, version.publisher ?? version.journal, version.year].filter(Boolean).join(', '),
            href: resultPath(context, version.title, [version.id]),
          })),
        }
      }
      meta={meta}
      snippet={passage && <Marked pieces={passage} />}
      keywords={record.keywords.slice(0, keywordsShown).map((keyword) => ({
        label: keyword,
        href: searchPath(context, keyword),
      }))}
      links={links}
      moreLinks={(count) => st('otherLinks', { count })}
      externalHint={t('link.external')}
    />
  );
}

/**
 * Where it can be read, what everybody may read first, and of that a PDF. Another file of the same kind says where it
 * is; who may not read one knows before.
 */
function readingsOf(record: SearchRecord, t: Translate<'search'>) {
  const isOpen = (access: string) => accessName(access, t) === t('access.open');
  const rank = ({ access, filetype }: SearchRecord['links'][number]) =>
    (isOpen(access) ? 0 : 2) + (/pdf$/i.test(filetype) ? 0 : 1);
  const readings = fullTexts(record)
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ url, access, filetype }) => ({
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
