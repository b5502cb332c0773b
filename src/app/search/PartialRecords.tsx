import { memo } from 'react';
import type { SearchRecord } from '../api/responses.ts';
import { useTexts } from '../language/useTexts.ts';
import type { Search } from './addresses.ts';
import { SearchRecordItem } from './SearchRecordItem.tsx';

interface PartialRecordsProps {
  readonly view: Search;
  readonly records: readonly SearchRecord[];
  /** What the results above them have of the words: `most` where no record has all. */
  readonly matched: 'all' | 'most';
}

const headingId = 'partial-records';

/** Records with some of the words of a term, apart from the results. They stay as they are, see `SearchRecords`. */
export const PartialRecords = memo(function PartialRecords({ view, records, matched }: PartialRecordsProps) {
  const t = useTexts('search');
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <h2 id={headingId} className="font-heading text-title-small">
        {t(matched === 'all' ? 'partial' : 'partial.fewer')}
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
