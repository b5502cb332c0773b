import { Band } from '#design-system/components/Band/Band.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { EmptyState } from '#design-system/components/EmptyState/EmptyState.tsx';
import { Link } from '#design-system/components/Link/Link.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { SearchResponse } from '../../api/responses.ts';
import { useTexts } from '../../language/useTexts.ts';
import { recordsPath, searchPath } from '../../search/addresses.ts';
import { RecordPage } from '../../search/RecordPage.tsx';
import { SearchRecordItem } from '../../search/SearchRecordItem.tsx';
import { recordsStatus } from '../../search/searchResponse.ts';
import { PortletLayout } from '../portlet/PortletLayout.tsx';
import type { ScreenProps } from '../viewDefinition.ts';
import type { PortletResultView } from './address.ts';
import { UnknownRecord } from './UnknownRecord.tsx';

type PortletResultProps = ScreenProps<PortletResultView, SearchResponse>;

/** Records by their ids, within the portlet (specification, section 2). */
export function PortletResultScreen({ view, response }: PortletResultProps) {
  const isThere = recordsStatus(view, response) !== 404;
  return (
    <PortletLayout context={view} page="inner">
      {() => (isThere ? <FoundRecords view={view} response={response} /> : <UnknownRecord context={view} />)}
    </PortletLayout>
  );
}

function FoundRecords({ view, response }: PortletResultProps) {
  const t = useTexts('search');
  const pt = useTexts('portlet');
  if (response.state === 'error') {
    return (
      <Band>
        <EmptyState level={1} title={t('error.title')} text={t('error.text')}>
          <Button tone="primary" href={recordsPath(view, view.slug, view.parameters)}>
            {t('error.retry')}
          </Button>
        </EmptyState>
      </Band>
    );
  }
  const [record, ...others] = response.records;
  if (record && others.length === 0) return <RecordPage key={record.id} record={record} context={view} />;
  return (
    <Band rhythm="tight">
      <div className="flex max-w-reading flex-col gap-8">
        <div className="flex flex-col gap-3">
          <Title level={1} size="large">
            {t('records')}
          </Title>
        </div>
        <ol className="grid grid-cols-1 gap-8">
          {response.records.map((record) => (
            <li key={record.id}>
              <SearchRecordItem record={record} context={view} level={2} />
            </li>
          ))}
        </ol>
        <p>
          <Link kind="more-info" href={searchPath(view)}>
            {pt('back')}
          </Link>
        </p>
      </div>
    </Band>
  );
}
