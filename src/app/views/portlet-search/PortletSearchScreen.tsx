import { useState } from 'react';
import { Band } from '#design-system/components/Band/Band.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { SearchResponse } from '../../api/responses.ts';
import { useTexts } from '../../language/useTexts.ts';
import { queryOf } from '../../search/addresses.ts';
import { SearchBody } from '../../search/SearchBody.tsx';
import { PortletLayout } from '../portlet/PortletLayout.tsx';
import type { ScreenProps } from '../viewDefinition.ts';
import type { PortletSearchView } from './address.ts';

type PortletSearchProps = ScreenProps<PortletSearchView, SearchResponse>;

/** What a portlet found; its first page has its heading in the portlet's own title. */
export function PortletSearchScreen({ view, response }: PortletSearchProps) {
  const isFirst = view.term === '*' && queryOf(view.parameters) === '';
  return (
    <PortletLayout context={view} page={isFirst ? 'first' : 'inner'} search={view}>
      {() => <Results view={view} response={response} isFirst={isFirst} />}
    </PortletLayout>
  );
}

function Results({ view, response, isFirst }: PortletSearchProps & { readonly isFirst: boolean }) {
  const t = useTexts('interface');
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <Band rhythm="tight">
      <div className="flex flex-col gap-8">
        {!isFirst && (
          <Title level={1} size="large">
            {view.term === '*' ? t('search.titleAll') : t('search.titleFor', { term: view.term })}
          </Title>
        )}
        <SearchBody view={view} answer={response} isSheetOpen={isSheetOpen} onSheetChange={setSheetOpen} />
      </div>
    </Band>
  );
}
