import { area, mediaItem, olderMediaItem, type PageFixture, picture, text } from '../../stories/pageFixtures.ts';

const fieldDay = mediaItem('event', 'Dag van het proefveld', 'activiteit/dag-van-het-proefveld', {
  lead: 'Geen zaal, geen sheets. Een dag lang lopen, graven, tellen en tegenspreken.',
  leadimage: picture('bloemenstrook', 'Bloeiende strook tussen het gras'),
  published: '2026-11-09T09:00+02:00',
  modified: '2026-11-16T10:05+02:00',
  details: {
    theme: ['gkn_akkerbouw', 'gkn_biodiversiteit'],
    subject_abstract: 'Strokenteelt, bodem en biodiversiteit',
    target_audience_abstract: 'Boeren, loonwerkers, docenten, studenten',
    region_abstract: 'Flevoland',
    keywords: ['strokenteelt', 'open dag'],
    contactperson: { title: 'Milou Hendrikse', url: '/nl/groenkennisnet/persoon/milou-hendrikse' },
    event_date: { startdate: '10-06-2027', enddate: '11-06-2027', starttime: '09:30', endtime: '15:30' },
    location_abstract: 'Proefveld aan de Edelhertweg, Lelystad',
    organizer_abstract: 'CoE Groen en Aeres',
    signup_link: 'https://www.example.org/aanmelden',
  },
  contents: [
    area('main', '', [
      text(
        '<p>Je loopt in vier groepen langs stroken van zes gewassen. Wie er het jaar rond werkt, vertelt wat er misging.</p><h2>Programma</h2><ul><li>9.30 uur: koffie bij de schuur</li><li>10.00 uur: de eerste ronde</li><li>12.30 uur: soep van het veld</li></ul>',
      ),
      text('<p>Trek laarzen aan. Van station Lelystad rijdt een bus.</p>', 'Handig om te weten'),
    ]),
  ],
});

/** Named examples of events. */
export const eventFixtures = {
  coming: { language: 'nl', page: fieldDay },
  /** The same event, a day after it ended. */
  past: { language: 'nl', page: fieldDay, now: '2027-06-12T08:00:00Z' },
  /** No time, no place, no sign-up. */
  spare: {
    language: 'nl',
    page: mediaItem('event', 'Nationale Zaaidag', 'activiteit/nationale-zaaidag', {
      lead: 'Iedereen een vierkante meter.',
      details: { event_date: { startdate: '22-04-2027' } },
      contents: [],
    }),
  },
  /** English, in the older shape. */
  older: {
    language: 'en',
    page: olderMediaItem('event', 'Scoring enrichment together', 'event/scoring-enrichment-together', {
      lead: 'Two inspectors, one pen, one score: practise until you agree.',
      leadimage: picture('stal', 'Pigs with straw in a light pen', [1280, 720]),
      published: '2026-10-01T09:00+02:00',
      details: {
        theme: 'gkn_eurcaw',
        target_audience_abstract: 'Inspectors',
        event_date: { startdate: '03-02-2027', enddate: '', starttime: '13.00', endtime: '' },
        location_abstract: 'Online',
        organizer_abstract: 'EURCAW-Pigs',
        signup_link: '/en/eurcaw-pigs/sign-up.htm',
      },
      contents: [
        { area: 'main', title: '', elements: [text('<p>We watch ten short films and score each of them twice.</p>')] },
      ],
    }),
  },
} satisfies Record<string, PageFixture>;
