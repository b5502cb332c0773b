import { defineFixtures } from '../../contract/fixtures.ts';

/** Examples, as the CMS sends them. */
export const contactFixtures = defineFixtures('contact', {
  /** The usual one. */
  usual: {
    language: 'nl',
    element: {
      identifier: 'element_1',
      type: 'modularcontent',
      contact: { title: 'Een titel', lead: 'Een zin die zegt waar het over gaat.' },
    },
  },
  /** English, with the fields beside the type, and no title. */
  untitled: {
    language: 'en',
    element: { identifier: 'element_2', type: 'contact', title: '', lead: 'A sentence that says what this is about.' },
  },
});
