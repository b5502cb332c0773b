import { Band } from '#design-system/components/Band/Band.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { SearchAnswer } from '../../api/responses.ts';
import { RecordPage } from '../../search/RecordPage.tsx';
import { Hit } from '../../search/SearchRecordItem.tsx';
import { searchTexts } from '../../search/searchTexts.ts';
import type { View } from '../resolveView.ts';

export interface ResultScreenProps {
  readonly view: Extract<View, { kind: 'result' }>;
  readonly answer: Extract<SearchAnswer, { state: 'results' }>;
}

/** Records by their ids (specification, section 2): one has its page, of several each leads to its own. */
export function ResultScreen({ view, answer }: ResultScreenProps) {
  const t = searchTexts(view.language);
  const [record, ...others] = answer.records;
  if (record && others.length === 0) return <RecordPage record={record} view={view} />;
  return (
    <>
      <Band tone="band" rhythm="tight">
        <Title level={1} size="large">
          {t('records')}
        </Title>
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
