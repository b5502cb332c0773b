import { useState } from 'react';
import { Band } from '#design-system/components/Band/Band.tsx';
import { SearchHead } from '#design-system/components/SearchHead/SearchHead.tsx';
import { SearchTips } from '#design-system/components/SearchTips/SearchTips.tsx';
import { StickySearch } from '#design-system/components/StickySearch/StickySearch.tsx';
import type { Translate } from '#languages/texts.ts';
import type { SearchResponse } from '../../api/responses.ts';
import { useTexts } from '../../language/useTexts.ts';
import { PortalSearchBar } from '../../layouts/PortalSearchBar.tsx';
import { searchPath } from '../../search/addresses.ts';
import { ChosenFilters, chosenFilters } from '../../search/ChosenFilters.tsx';
import { hiddenFields, withExact } from '../../search/parameters.ts';
import { SearchBody } from '../../search/SearchBody.tsx';
import type { ScreenProps } from '../viewDefinition.ts';
import type { SearchView } from './address.ts';

type SearchScreenProps = ScreenProps<SearchView, SearchResponse>;

/** The search page: term, filters, results; every part of it links and GET forms. */
export function SearchScreen({ view, response: answer }: SearchScreenProps) {
  const t = useTexts('interface');
  const st = useTexts('search');
  const [isSheetOpen, setSheetOpen] = useState(false);
  const heading = view.term === '*' ? t('search.titleAll') : t('search.titleFor', { term: view.term });
  // Another term may be misspelt again.
  const fields = hiddenFields(withExact(view.parameters, false));
  return (
    <>
      <Band tone="band" width="content" rhythm="close">
        <SearchHead
          title={heading}
          // Folded away again over what a tip has found.
          tips={<Tips key={view.term} view={view} />}
          search={<PortalSearchBar size="large" term={view.term} fields={fields} />}
        />
      </Band>
      {answer.state === 'results' && (
        <StickySearch
          search={<PortalSearchBar size="steady" term={view.term} fields={fields} />}
          tags={<ChosenFilters view={view} filters={answer.filters} places={answer.places} />}
          toggle={
            answer.filters.length > 0
              ? { label: toggleLabel(view, answer, st), onPress: () => setSheetOpen(true) }
              : undefined
          }
        />
      )}
      <Band width="content" rhythm="close">
        <SearchBody view={view} answer={answer} isSheetOpen={isSheetOpen} onSheetChange={setSheetOpen} />
      </Band>
    </>
  );
}

const tips = ['phrase', 'without', 'either', 'beginning'] as const;

/** What a term may hold besides words. */
function Tips({ view }: Pick<SearchScreenProps, 'view'>) {
  const t = useTexts('search');
  return (
    <SearchTips
      title={t('tips')}
      tips={tips.map((tip) => {
        const example = t(`tips.${tip}.example`);
        return { example, href: searchPath(view, example), text: t(`tips.${tip}`) };
      })}
    />
  );
}

function toggleLabel(
  view: SearchScreenProps['view'],
  { filters }: Extract<SearchResponse, { state: 'results' }>,
  t: Translate<'search'>,
): string {
  const label = t('filters');
  const chosen = chosenFilters(view, filters, t).length;
  return chosen > 0 ? `${label} (${chosen})` : label;
}
