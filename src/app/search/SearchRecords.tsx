import { memo } from 'react';
import type { SearchResponse } from '../api/responses.ts';
import type { Search } from './addresses.ts';
import { ListOut } from './listOut/ListOut.tsx';
import { SearchRecordItem } from './SearchRecordItem.tsx';

/** So many records fill the first screen of most windows. */
const shownFirst = 5;

/** Where a list goes on below the first screen. */
export const furtherRecordsId = 'further-records';

interface SearchRecordsProps {
  readonly view: Search;
  readonly answer: Extract<SearchResponse, { state: 'results' }>;
}

/**
 * The records of this page and what can be taken along of them. They are most of the page, and stay as they are while
 * somebody ticks filters beside them: rendering them each time would be what a tick waits for.
 */
export const SearchRecords = memo(function SearchRecords({ view, answer }: SearchRecordsProps) {
  return (
    <>
      <ol className="grid grid-cols-1 gap-6">
        {answer.records.map((record, index) => (
          <li key={record.id} id={index === shownFirst ? furtherRecordsId : undefined}>
            <SearchRecordItem record={record} context={view} level={3} />
          </li>
        ))}
      </ol>
      <ListOut key={answer.records[0]?.id} view={view} answer={answer} />
    </>
  );
});
