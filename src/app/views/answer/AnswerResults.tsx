import { Band } from '#design-system/components/Band/Band.tsx';
import { Link } from '#design-system/components/Link/Link.tsx';
import { Title } from '#design-system/components/Title/Title.tsx';
import type { SearchResponse } from '../../api/responses.ts';
import { numbersIn } from '../../language/numbersIn.ts';
import { useTexts } from '../../language/useTexts.ts';
import { searchPath } from '../../search/addresses.ts';
import { SearchRecordItem } from '../../search/SearchRecordItem.tsx';
import type { AnswerView } from './address.ts';

/** The rest is a press away. */
const shown = 5;

/** What a search for the question finds: always there, whatever the answer is. */
export function AnswerResults({ view, results }: { view: AnswerView; results: SearchResponse | undefined }) {
  const t = useTexts('answer');
  const { language, question } = view;
  const records = results?.state === 'results' ? results.records.slice(0, shown) : [];
  const hits = results?.state === 'results' ? results.hits : 0;
  return (
    <Band width="content" rhythm="close" labelledBy="results">
      <div className="flex flex-col gap-6 border-t border-border pt-10">
        <Title level={2} id="results" size="medium">
          {t('results')}
        </Title>
        {results?.state === 'error' && <p className="max-w-reading">{t('resultsFailed')}</p>}
        {results?.state === 'results' && records.length === 0 && <p className="max-w-reading">{t('resultsNone')}</p>}
        {records.length > 0 && (
          <ol className="grid grid-cols-1 gap-6">
            {records.map((record) => (
              <li key={record.id}>
                <SearchRecordItem record={record} context={{ language }} level={3} />
              </li>
            ))}
          </ol>
        )}
        {hits > 0 && (
          <p>
            <Link kind="more-info" href={searchPath({ language }, question)}>
              {t('allResults', { count: hits, formatted: numbersIn(language).format(hits) })}
            </Link>
          </p>
        )}
      </div>
    </Band>
  );
}
