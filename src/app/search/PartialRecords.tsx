import { memo } from 'react';
import type { SearchRecord } from '../api/responses.ts';
import { useTexts } from '../language/useTexts.ts';
import type { Search } from './addresses.ts';
import { SearchRecordItem } from './SearchRecordItem.tsx';

interface PartialRecordsProps {
  readonly view: Search;
  readonly records: readonly SearchRecord[];
}

const headingId = 'partial-records';

/** Records with some of the words of a term, apart from those with all of them. They stay as they are, see `SearchRecords`. */
export const PartialRecords = memo(function PartialRecords({ view, records }: PartialRecordsProps) {
  const t = useTexts('search');
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <h2 id={headingId} className="font-heading text-title-small">
        {t('partial')}
      </h2>
      <ol className="grid grid-cols-1 gap-6">
        {records.map((record) => (
          <li key={record.id}>
            <SearchRecordItem record={record} context={view} level={3} />
          </li>
        ))}
      </ol>
    </section>
  );
});
