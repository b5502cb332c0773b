import { Band } from '#design-system/components/Band/Band.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { SearchAnswer } from '../data/portalState.ts';
import { PortalSearchBar } from '../layouts/PortalSearchBar.tsx';
import type { View } from '../routes/resolveView.ts';
import { Hit } from './Hit.tsx';
import { searchTexts } from './searchTexts.ts';

export interface ResultScreenProps {
  readonly view: Extract<View, { kind: 'result' }>;
  readonly answer: Extract<SearchAnswer, { state: 'results' }>;
}

/** Records by their ids (specification, section 2). */
export function ResultScreen({ view, answer }: ResultScreenProps) {
  const t = searchTexts(view.language);
  return (
    <>
      <Band tone="band" width="content">
        <div className="grid max-w-reading gap-6">
          <Title level={1} size="large">
            {t(answer.hits === 1 ? 'record' : 'records')}
          </Title>
          <PortalSearchBar size="large" />
        </div>
      </Band>
      <Band width="content">
        <ol className="grid max-w-reading grid-cols-1 gap-8">
          {answer.records.map((record) => (
            <li key={record.id}>
              <Hit hit={record} view={view} level={2} />
            </li>
          ))}
        </ol>
      </Band>
    </>
  );
}
