import type { ReactNode } from 'react';
import { EmptyState } from '#design-system/components/EmptyState/EmptyState.tsx';
import { Link } from '#design-system/components/Link/Link.tsx';
import type { SearchResponse } from '../api/responses.ts';
import { useTexts } from '../language/useTexts.ts';
import { type Search, searchPath } from './addresses.ts';
import { chosenFilters } from './ChosenFilters.tsx';
import { pageSize, withoutFilters, withStart } from './parameters.ts';
import { withoutPlace } from './placeParameters.ts';

interface NothingFoundProps {
  readonly view: Search;
  readonly answer: Extract<SearchResponse, { state: 'results' }>;
}

/** That nothing was found, and what there would be without each of the filters (specification, section 8). */
export function NothingFound({ view, answer }: NothingFoundProps) {
  const t = useTexts('search');
  if (answer.hits > 0) return <Beyond view={view} hits={answer.hits} />;
  const numbers = new Intl.NumberFormat(view.language);
  const chosen = chosenFilters(view, answer.filters, t);
  const without = chosen.flatMap((filter) => {
    const kept = answer.without.find((each) => each.filter === filter.filter && each.value === filter.value);
    return kept ? [{ ...filter, hits: kept.hits }] : [];
  });
  return (
    <EmptyState
      level={2}
      title={t('empty.title')}
      text={view.term === '*' ? t('empty.textAll') : t('empty.text', { term: view.term })}
    >
      {without.length > 0 && (
        <div className="flex flex-col gap-2">
          <p>{t('empty.filtered')}</p>
          <ul className="flex flex-col gap-2">
            {without.map(({ filter, value, label, removeHref, hits }) => (
              <li key={`${filter} ${value}`}>
                <Without href={hits > 0 ? removeHref : undefined}>
                  {t('empty.without', { label })}: {t('hits', { count: hits, formatted: numbers.format(hits) })}
                </Without>
              </li>
            ))}
          </ul>
        </div>
      )}
      {(answer.places?.box ?? answer.places?.near) && (
        <Link kind="more-info" href={searchPath(view, view.term, withoutPlace(view.parameters))}>
          {t('empty.everywhere')}
        </Link>
      )}
      {chosen.length > 1 && (
        <Link kind="more-info" href={searchPath(view, view.term, withoutFilters(view.parameters, answer.filters))}>
          {t('empty.noFilters')}
        </Link>
      )}
      <Link kind="more-info" href={searchPath(view)}>
        {t('empty.all')}
      </Link>
    </EmptyState>
  );
}

/** What leads to nothing is no link. */
function Without({ href, children }: { readonly href: string | undefined; readonly children: ReactNode }) {
  if (href === undefined) return <span className="text-text-muted">{children}</span>;
  return (
    <Link kind="more-info" href={href}>
      {children}
    </Link>
  );
}

/** Somebody's address asks for a page after the last. */
function Beyond({ view, hits }: Pick<NothingFoundProps, 'view'> & { readonly hits: number }) {
  const t = useTexts('search');
  const pages = new Intl.NumberFormat(view.language).format(Math.ceil(hits / pageSize));
  return (
    <EmptyState level={2} title={t('beyond.title')} text={t('beyond.text', { pages })}>
      <Link kind="more-info" href={searchPath(view, view.term, withStart(view.parameters, 0))}>
        {t('beyond.first')}
      </Link>
    </EmptyState>
  );
}
