import { Fragment } from 'react';
import { Link } from '#design-system/components/Link/Link.tsx';
import type { SearchResponse } from '../api/responses.ts';
import { numbersIn } from '../language/numbersIn.ts';
import { useTexts } from '../language/useTexts.ts';
import { ownPath, type Search, searchPath } from './addresses.ts';
import { exactField, lasting, withExact } from './parameters.ts';

interface TermNotesProps {
  readonly view: Search;
  readonly answer: Extract<SearchResponse, { state: 'results' }>;
}

/** More other words than this are a list that nobody reads. */
const wordsShown = 4;
/** So many on a small screen: the line above the results is one line. */
const wordsFirst = 1;

/** Whether there is anything to say of how the term was understood. */
export function hasTermNotes({ view, answer }: TermNotesProps): boolean {
  const isOfResults = answer.records.length > 0 && (answer.matched === 'most' || answer.meant.length > 0);
  return isOfResults || answer.spelling !== undefined || view.parameters.has(exactField);
}

/** How the term was understood: what was corrected, what else was looked up, and the way to the words as typed. */
export function TermNotes({ view, answer }: TermNotesProps) {
  const t = useTexts('search');
  const { spelling, meant, matched, records } = answer;
  const exactly = ownPath(view, withExact(view.parameters, true));
  return (
    <>
      {spelling?.applied && (
        <p>
          {t('spelling.applied', { typed: view.term })}{' '}
          <Link href={searchPath(view, spelling.term, lasting(view.parameters))}>{spelling.term}</Link>
          {t('spelling.end')} <Link href={exactly}>{t('spelling.exact', { typed: view.term })}</Link>
        </p>
      )}
      {spelling && !spelling.applied && (
        <p>
          {t('spelling.offer')}{' '}
          <Link href={searchPath(view, spelling.term, lasting(view.parameters))}>{spelling.term}</Link>
          {t('spelling.question')}{' '}
          {t('hits', { count: spelling.hits, formatted: numbersIn(view.language).format(spelling.hits) })}
        </p>
      )}
      {matched === 'most' && records.length > 0 && <p>{t('most')}</p>}
      {meant.length > 0 && records.length > 0 && (
        <p>
          {t('meant')}{' '}
          {meant.map(({ words, also }, at) => (
            <Fragment key={words}>
              {at > 0 && '; '}
              <span className="text-text">
                {also.slice(0, wordsFirst).join(', ')}
                {/* Where there is room: results come first. */}
                <span className="hidden large:inline">
                  {also.slice(wordsFirst, wordsShown).map((word) => `, ${word}`)}
                </span>
              </span>
              {meant.length > 1 && ` (${words})`}
            </Fragment>
          ))}
          {t('spelling.end')}{' '}
          {!spelling?.applied && <Link href={exactly}>{t('meant.exact', { term: view.term })}</Link>}
        </p>
      )}
      {view.parameters.has(exactField) && (
        <p>
          {t('exact')} <Link href={ownPath(view, withExact(view.parameters, false))}>{t('exact.wider')}</Link>
        </p>
      )}
    </>
  );
}
