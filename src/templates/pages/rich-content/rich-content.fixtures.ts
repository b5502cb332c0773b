import { area, olderArea, olderPage, type PageFixture, page, text } from '../../stories/pageFixtures.ts';

/** Named examples of rich content pages: a dossier without a badge. */
export const richContentFixtures = {
  complete: {
    language: 'nl',
    page: page('content2_page', 'Kennis voor onderwijs', 'kennis-voor-onderwijs', {
      lead: 'Lesideeën, bronnen en praktijkopdrachten voor groen vmbo, mbo en hbo.',
      contents: [
        area('vmbo', 'Vmbo', [text('<p>Werkbladen die tegen regen kunnen.</p>')], 'dossier'),
        area('mbo', 'Mbo', [text('<p>Opdrachten op een echt bedrijf, met een echte boer.</p>')], 'dossier', {
          background: true,
        }),
        area('hbo', 'Hbo', [text('<p>Onderzoek waar iemand op zit te wachten.</p>')], 'dossier'),
      ],
    }),
  },
  /** English, in the older shape. */
  older: {
    language: 'en',
    page: olderPage('content2_page', 'The inspector at work', 'inspector-at-work', {
      lead: 'From the gate to the report.',
      contents: [
        olderArea('before', 'Before the visit', [text('<p>Read the last report.</p>')], 'dossier'),
        olderArea('during', 'On the farm', [text('<p>Look first, count later.</p>')], 'dossier', { background: true }),
      ],
    }),
  },
} satisfies Record<string, PageFixture>;
