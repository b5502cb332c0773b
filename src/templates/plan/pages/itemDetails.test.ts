import { describe, expect, it } from 'vitest';
import { storyContext } from '../../stories/storyPlan.tsx';
import { fill } from '../fill.ts';
import { plan } from '../plan.ts';
import { planRelatedItem } from './planRelatedItem.ts';

const item = (kind: string, item_metadata: object, more: object = {}) =>
  plan(
    {
      type: 'mediaitem',
      title: 'Item',
      url: '/nl/groenkennisnet/item',
      language: 'nl_NL',
      metadata: { contenttype: `wmammodularcontent_gkn_${kind}`, item_metadata, ...more },
      contents: [],
    },
    storyContext('nl'),
  );

describe('what an item’s page knows', () => {
  it('of an event: when, where, by whom, and where to sign up', () => {
    const event_date = { startdate: '12-11-2026', enddate: '', starttime: '13:30' };
    const { plan: planned } = item('event', {
      event_date,
      location_abstract: 'Dronten',
      organizer_abstract: 'Aeres',
      signup_link: '/nl/groenkennisnet/aanmelden.htm',
    });
    expect(planned.details).toMatchObject({
      event: { start: '12-11-2026', startTime: '13:30', place: 'Dronten', organizer: 'Aeres', signUp: '/aanmelden' },
    });
  });

  it('has no date where the CMS writes the first day that it can count', () => {
    const event_date = { startdate: '12-11-2026', enddate: '0001-01-01T00:00:00' };
    const lastmodified_date = '2026-11-01T09:00+02:00';
    const event = item('event', { event_date, last_update: '0001-01-01T00:00:00' }, { lastmodified_date });
    expect(event.plan.details).toMatchObject({ event: { start: '12-11-2026', end: undefined } });
    const news = item('news', { last_update: '0001-01-01' }, { lastmodified_date, publication_date: '0001-01-01' });
    expect(news.plan.details).toMatchObject({ published: undefined, modified: lastmodified_date });
    expect([...event.findings, ...news.findings].filter(({ pointer }) => /date/.test(pointer))).toEqual([]);
  });

  it.each([
    ['2026-12-01T13:30+02:00', '2026-12-01T16:00+02:00', { startTime: '13:30', endTime: '16:00' }],
    ['01-12-2026 13.30 uur', '', { startTime: '13:30', endTime: undefined }],
    ['2026-12-01T00:00:00', '2026-12-01T23:59:59', { startTime: undefined, endTime: undefined }],
    ['2021-09-05T00:00:00Z', '2021-09-06T00:00:00Z', { startTime: undefined, endTime: undefined }],
    ['1630800000000', '1630864800', { startTime: undefined, endTime: '20:00' }],
    ['2021-09-05T00:00Z', '2021-09-06T23:59:59.999Z', { startTime: undefined, endTime: undefined }],
    ['2021-09-05T00:00:00-05:00', '2021-09-05T21:00:00Z', { startTime: undefined, endTime: '23:00' }],
    ['05-09-2021 10:00 - 23:59', '', { startTime: '10:00', endTime: undefined }],
  ])('of an event without times of its own: those behind its days, %s to %s', (startdate, enddate, times) => {
    expect(item('event', { event_date: { startdate, enddate } }).plan.details).toMatchObject({ event: times });
  });

  it('of an event with times of its own: these, whatever stands behind its days', () => {
    const event_date = { startdate: '2026-12-01T09:00+02:00', starttime: '13:30', endtime: '16:00' };
    expect(item('event', { event_date }).plan.details).toMatchObject({
      event: { startTime: '13:30', endTime: '16:00' },
    });
  });

  it.each([
    ['one time alone, and no end that is its start', '2026-12-01T09:00+02:00', '2026-12-01T09:00+02:00', undefined],
    ['one time alone, and no end before its start', '2026-12-01T09:00+02:00', '2026-12-01T08:00+02:00', undefined],
    ['an end on a later day, at any time', '2026-12-01T09:00+02:00', '2026-12-02T09:00+02:00', '09:00'],
  ])('of an event, from the times behind its days: %s', (_, startdate, enddate, endTime) => {
    const { details } = item('event', { event_date: { startdate, enddate } }).plan;
    expect(details).toMatchObject({ event: { startTime: '09:00', endTime } });
  });

  it.each([
    [{ starttime: '13:30' }, { startTime: '13:30', endTime: undefined }],
    [{ endtime: '13:30' }, { startTime: undefined, endTime: '13:30' }],
    [{ starttime: 'hele dag' }, { startTime: undefined, endTime: undefined }],
  ])('of an event with one time of its own, and times behind its days: no more than that one, %j', (own, times) => {
    const event_date = { startdate: '2026-12-01T09:00+02:00', enddate: '2026-12-01T17:00+02:00', ...own };
    expect(item('event', { event_date }).plan.details).toMatchObject({ event: times });
  });

  it('of an event whose times are blank: those behind its days', () => {
    const event_date = { startdate: '2026-12-01T09:00+02:00', starttime: ' ', endtime: '' };
    expect(item('event', { event_date }).plan.details).toMatchObject({ event: { startTime: '09:00' } });
  });

  it('of a project: its code, its status, its partners', () => {
    const partners = [{ title: 'Louis Bolk', url: 'https://louisbolk.example' }, { title: '' }];
    const { plan: planned } = item('project', { project_code: 'B1', status_abstract: { id: 'lopend' }, partners });
    expect(planned.details).toMatchObject({
      project: { code: 'B1', status: 'lopend', partners: [{ label: 'Louis Bolk', href: 'https://louisbolk.example' }] },
    });
  });

  it('of a source: links one can follow, by their address where they have no name', () => {
    const links = [{ url: 'https://a.example/x.pdf', access: 'open', filetype: 'pdf' }, { url: 'javascript:alert(1)' }];
    expect(item('source', { year: 2021, links }).plan.details).toMatchObject({
      source: { year: '2021', links: [{ label: 'https://a.example/x.pdf', access: 'open', fileType: 'pdf' }] },
    });
  });

  it.each([
    ['a file', 'https://media.example/veld.mp4', { src: 'https://media.example/veld.mp4' }],
    ['a provider’s page', 'https://www.youtube.com/watch?v=abc', undefined],
    ['no address', 'veld.mp4', undefined],
  ])('of a video behind its title: %s', (_, video_header, video) => {
    expect(item('dossier', { video_header }).plan.details.video).toEqual(video);
  });
});

describe('related items', () => {
  const experts = [
    '12278',
    { title: 'Anna', url: '/nl/groenkennisnet/anna.htm' },
    { title: 'B', url: '/nl?contentid=9' },
  ];

  it('are links, or are asked for by their ids', () => {
    const { plan: planned, needs } = item('dossier', { experts, related_dossier: '12278' });
    expect(needs.contentIds).toEqual(['12278', '9']);
    expect(planned.details).toMatchObject({
      experts: [
        { state: 'asked', contentId: '12278' },
        { state: 'found', item: { label: 'Anna', href: '/anna' } },
        { state: 'asked', contentId: '9' },
      ],
    });
  });

  it('come in their places once they are found', () => {
    const found = new Map([['12278', { label: 'Stikstof', href: '/dossier/stikstof', kind: 'dossier' as const }]]);
    expect(fill(item('dossier', { experts }).plan, { items: found }).details).toMatchObject({
      experts: [
        { state: 'found', item: { label: 'Stikstof' } },
        { state: 'found' },
        { state: 'asked', contentId: '9' },
      ],
    });
  });

  it('are asked for by ids that are written as numbers', () => {
    expect(item('dossier', { experts: [12278], related_dossier: 9 }).needs.contentIds).toEqual(['9', '12278']);
  });

  it('are read from the item’s own answer', () => {
    const answer = {
      type: 'mediaitem',
      title: 'Stikstof',
      url: '/nl/groenkennisnet/dossier/stikstof.htm',
      metadata: { contenttype: 'wmammodularcontent_gkn_dossier', lead: 'Kort', leadimage: { error: 'no image' } },
    };
    expect(planRelatedItem(answer, storyContext('nl'))).toEqual({
      label: 'Stikstof',
      href: '/dossier/stikstof',
      kind: 'dossier',
      lead: 'Kort',
      picture: undefined,
    });
  });

  it.each([[null], ['x'], [{}], [{ title: 'Zonder adres' }], [{ url: '/nl/groenkennisnet/x' }]])(
    'are none when the answer is %j',
    (answer) => {
      expect(planRelatedItem(answer, storyContext('nl'))).toBeUndefined();
    },
  );
});
