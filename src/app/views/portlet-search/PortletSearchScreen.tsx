import { useState } from 'react';
import { Band } from '#design-system/components/Band/Band.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { SearchAnswer } from '../../api/responses.ts';
import { useTexts } from '../../language/useTexts.ts';
import { SearchBody } from '../../search/SearchBody.tsx';
import type { View } from '../resolveView.ts';

interface PortletSearchProps {
  readonly view: Extract<View, { kind: 'search' }>;
  readonly answer: SearchAnswer;
}

/** What a portlet found; its first page has its heading in the portlet's own title. */
export function PortletSearch({ view, answer }: PortletSearchProps) {
  const t = useTexts();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isFirst = view.term === '*' && view.parameters.size === 0;
  return (
    <Band rhythm="tight">
      <div className="flex flex-col gap-8">
        {!isFirst && (
          <Title level={1} size="large">
            {view.term === '*' ? t('search.titleAll') : t('search.titleFor', { term: view.term })}
          </Title>
        )}
        <SearchBody view={view} answer={answer} isSheetOpen={isSheetOpen} onSheetChange={setSheetOpen} />
      </div>
    </Band>
  );
}
