import { useState } from 'react';
import { SavedList } from '#design-system/components/SavedList/SavedList.tsx';
import type { Translate } from '#languages/texts.ts';
import type { SearchResponse } from '../api/responses.ts';
import { useTexts } from '../language/useTexts.ts';
import { ownPath, type Search } from './addresses.ts';
import { chosenFilters, chosenPlace } from './ChosenFilters.tsx';
import { lasting } from './parameters.ts';
import { keepSearch, type SavedSearch, useSavedSearches } from './savedSearches.ts';

interface SavedSearchesProps {
  readonly view: Search;
  readonly answer: Extract<SearchResponse, { state: 'results' }>;
}

/** Keeps this search in the browser, and lists those that are kept there. Needs script, and is not seen without. */
export function SavedSearches({ view, answer }: SavedSearchesProps) {
  const t = useTexts('search');
  const saved = useSavedSearches() ?? [];
  const [isClosed, setIsClosed] = useState(false);
  const href = ownPath(view, lasting(view.parameters));
  const isKept = saved.some((search) => search.href === href);
  const keep = (search: SavedSearch, isWanted: boolean) => {
    const isDone = keepSearch(search, isWanted);
    setIsClosed(!isDone);
    return isDone;
  };
  return (
    <SavedList
      title={t('saved')}
      hint={t('saved.hint')}
      items={saved.map((search) => ({ ...search, isHere: search.href === href }))}
      toggle={{
        label: isKept ? t('saved.remove') : t('saved.keep'),
        isKept,
        onPress: () => void keep({ href, name: savedName(view, answer, t) }, !isKept),
      }}
      removeLabel={(each) => t('saved.removeNamed', { name: each })}
      onRemove={(each) => keep(each, false)}
      removed={(each) => t('saved.removed', { name: each })}
      problem={isClosed ? t('saved.closed') : undefined}
    />
  );
}

/** What a search asks for, in words: "weidevogels · Rapport · 2015–2020 · Binnen 10 km van Ede". */
export function savedName(view: Search, answer: SavedSearchesProps['answer'], t: Translate<'search'>): string {
  const subject = answer.by?.name ?? (view.term === '*' ? t('saved.all') : view.term);
  const chosen = chosenFilters(view, answer.filters, t).map(({ label }) => label);
  const place = answer.places && chosenPlace(answer.places, t);
  return [subject, ...chosen, ...(place === undefined ? [] : [place])].join(' · ');
}
