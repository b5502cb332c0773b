import { Band } from '#design-system/components/Band/Band.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { SearchResponse } from '../../api/responses.ts';
import { useCitation } from '../../citation/useCitation.ts';
import { useTexts } from '../../language/useTexts.ts';
import { RecordPage } from '../../search/RecordPage.tsx';
import { SearchRecordItem } from '../../search/SearchRecordItem.tsx';
import type { ScreenProps } from '../viewDefinition.ts';
import type { ResultView } from './address.ts';

/** Records by their ids (specification, section 2): one has its page, of several each leads to its own. */
export function ResultScreen({ view, response }: ScreenProps<ResultView, SearchResponse>) {
  const records = response.state === 'results' ? response.records : [];
  const t = useTexts('search');
  const [record, ...others] = records;
  useCitation(others.length === 0 ? record : undefined);
  if (record && others.length === 0) {
    const similar = response.state === 'results' ? response.similar : undefined;
    return <RecordPage key={record.id} record={record} similar={similar} context={view} />;
  }
  return (
    <>
      <Band tone="band" rhythm="tight">
        <Title level={1} size="large">
          {t('records')}
        </Title>
      </Band>
      <Band width="content">
        <ol className="grid max-w-reading grid-cols-1 gap-8">
          {records.map((record) => (
            <li key={record.id}>
              <SearchRecordItem record={record} context={view} level={2} />
            </li>
          ))}
        </ol>
      </Band>
    </>
  );
}
