import { isRecord } from '../../contract/empty.ts';
import { isPageType, knownPageTypes } from '../../plan/pages/pageTypes.ts';
import { textOf } from '../facts/pageFacts.ts';
import { nearest } from '../nearest.ts';
import { pageRule } from '../rule.ts';

/** A page of a type that does not exist: it is shown as a content page. */
export const unknownPageType = pageRule({
  id: 'unknown-page-type',
  severity: 'warning',
  *check({ metadata, metadataAt, isItem }) {
    const given = metadata.page_type;
    const id = textOf(isRecord(given) ? given.id : given);
    if (isItem || id === '' || isPageType(id)) return;
    const meant = nearest(id, knownPageTypes);
    yield { pointer: metadataAt('page_type'), values: { id, ...(meant && { nearest: meant }) } };
  },
});
