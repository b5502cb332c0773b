import type { RecordSummary } from '../../plan/elements/records.definition.ts';
import { defineFixtures } from '../defineFixtures.ts';

/** Examples of chosen publications, as the CMS sends them: ids only. */
export const recordsFixtures = defineFixtures('records', {
  /** The usual one: no title of its own, so that the list is called "Publicaties". */
  publications: {
    language: 'nl',
    element: {
      identifier: 'element_21793734',
      type: 'modularcontent',
      gkzindexmanual: { title: '', gkz_content_id: ['1060879', '1034800'] },
    },
  },
  /** One of the ids is no longer in the library; the fields stand beside the type. */
  oneGone: {
    language: 'nl',
    element: {
      identifier: 'element_1830450',
      type: 'gkzindexmanual',
      gkz_content_id: ['1060879', '999999'],
    },
  },
  /** English, with a title of its own, and one id given twice. */
  topDownloads: {
    language: 'en',
    element: {
      identifier: 'element_900030',
      type: 'modularcontent',
      gkzindexmanual: { title: 'Top downloads', gkz_content_id: ['1061358', '1034800', '1061358'] },
    },
  },
});

/** What the query service knows of these ids. */
export const recordSummaries: readonly RecordSummary[] = [
  {
    id: '1060879',
    title: 'Handreiking profielkuil: lezen wat de bodem vertelt',
    publisher: 'Kenniscentrum Bodem',
    year: 2025,
    type: 'Handleiding',
    href: '/search/*?id=1060879',
  },
  {
    id: '1034800',
    title: 'Welfare indicators for pregnant sows in groups',
    language: 'en',
    publisher: 'EURCAW-Pigs',
    year: 2021,
    type: 'Factsheet',
    href: '/search/*?id=1034800',
  },
  { id: '1061358', title: 'Reading a pen in five minutes', href: '/search/*?id=1061358' },
];
