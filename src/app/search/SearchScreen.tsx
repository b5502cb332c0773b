import { Band } from '#design-system/components/Band/Band.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { EmptyState } from '#design-system/components/EmptyState/EmptyState.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { SearchAnswer } from '../data/portalState.ts';
import { useTexts } from '../language/useTexts.ts';
import { PortalSearchBar } from '../layouts/PortalSearchBar.tsx';
import { searchPath } from '../routes/addresses.ts';
import type { View } from '../routes/resolveView.ts';
import { SearchFilters } from './SearchFilters.tsx';
import { SearchResults } from './SearchResults.tsx';
import { searchTexts } from './searchTexts.ts';

export interface SearchScreenProps {
  readonly view: Extract<View, { kind: 'search' }>;
  readonly answer: SearchAnswer;
}

/** The search page: term, filters, results; every part of it links and GET forms. */
export function SearchScreen({ view, answer }: SearchScreenProps) {
  const t = useTexts();
  const heading = view.term === '*' ? t('search.titleAll') : t('search.titleFor', { term: view.term });
  return (
    <>
      <Band tone="band" width="content">
        <div className="grid max-w-reading gap-6">
          <Title level={1} size="large">
            {heading}
          </Title>
          <PortalSearchBar size="large" term={view.term} />
        </div>
      </Band>
      <Band width="content">
        <SearchBody view={view} answer={answer} />
      </Band>
    </>
  );
}

/** Filters beside the results, or why there are none. */
export function SearchBody({ view, answer }: SearchScreenProps) {
  const t = searchTexts(view.language);
  if (answer.state === 'error') {
    const retry = searchPath(view, view.term, view.parameters);
    return (
      <EmptyState level={2} title={t('error.title')} text={t('error.text')}>
        <Button tone="primary" href={retry}>
          {t('error.retry')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-10 large:grid-cols-[18rem_minmax(0,1fr)] large:gap-16">
      <SearchFilters view={view} filters={answer.filters} />
      <SearchResults view={view} answer={answer} />
    </div>
  );
}
