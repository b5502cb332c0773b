import { Band } from '#design-system/components/Band/Band.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { EmptyState } from '#design-system/components/EmptyState/EmptyState.tsx';
import { Link } from '#design-system/components/Link/Link.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { SearchAnswer } from '../../api/responses.ts';
import { recordsPath, searchPath } from '../../search/addresses.ts';
import { RecordPage } from '../../search/RecordPage.tsx';
import { Hit } from '../../search/SearchRecordItem.tsx';
import { searchTexts } from '../../search/searchTexts.ts';
import { portletTexts } from '../portlet/portletTexts.ts';
import type { View } from '../resolveView.ts';

interface PortletResultProps {
  readonly view: Extract<View, { kind: 'result' }>;
  readonly answer: SearchAnswer;
}

/** Records by their ids, within the portlet (specification, section 2). */
export function PortletResult({ view, answer }: PortletResultProps) {
  const t = searchTexts(view.language);
  const pt = portletTexts(view.language);
  if (answer.state === 'error') {
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
  const [record, ...others] = answer.records;
  if (record && others.length === 0) return <RecordPage record={record} view={view} />;
  return (
    <Band rhythm="tight">
      <div className="flex max-w-reading flex-col gap-8">
        <div className="flex flex-col gap-3">
          <Title level={1} size="large">
            {t('records')}
          </Title>
        </div>
        <ol className="grid grid-cols-1 gap-8">
          {answer.records.map((record) => (
            <li key={record.id}>
              <Hit hit={record} view={view} level={2} />
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
