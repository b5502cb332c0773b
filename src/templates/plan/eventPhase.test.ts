import { describe, expect, it } from 'vitest';
import { readClockTime } from '../contract/clockTime.ts';
import { storyContext } from '../stories/storyPlan.tsx';
import { eventPhase, planAt } from './eventPhase.ts';
import { plan } from './plan.ts';

const event = { start: '10-06-2027', phase: 'coming' } as const;

describe('an event', () => {
  it.each([
    ['on its day', event, '2027-06-10T21:59:00Z', 'coming'],
    ['after its day, on the clock of Amsterdam', event, '2027-06-10T22:00:00Z', 'past'],
    ['until the time it ends', { ...event, endTime: '15:30' }, '2027-06-10T13:30:00Z', 'coming'],
    ['after that time', { ...event, endTime: '15:30' }, '2027-06-10T13:31:00Z', 'past'],
    ['until after midnight', { ...event, startTime: '20:00', endTime: '01:00' }, '2027-06-10T18:30:00Z', 'coming'],
    ['whose day is over then', { ...event, startTime: '20:00', endTime: '01:00' }, '2027-06-10T22:01:00Z', 'past'],
    ['on its last day', { ...event, end: '12-06-2027' }, '2027-06-12T20:00:00Z', 'coming'],
    ['after its last day', { ...event, end: '12-06-2027' }, '2027-06-12T22:30:00Z', 'past'],
    ['with an end before its start', { ...event, end: '01-06-2027' }, '2027-06-10T10:00:00Z', 'coming'],
    ['in winter', { start: '10-01-2027', phase: 'coming' } as const, '2027-01-10T22:59:00Z', 'coming'],
    [
      'in a year that is a slip of the pen',
      { start: '10-06-0227', phase: 'coming' } as const,
      '2027-06-10T10:00:00Z',
      'past',
    ],
    [
      'on a day that nobody can read',
      { start: 'voorjaar', phase: 'coming' } as const,
      '2040-01-01T00:00:00Z',
      'coming',
    ],
  ])('%s', (_, details, now, phase) => {
    expect(eventPhase(details, new Date(now))).toBe(phase);
  });
});

describe('a plan at a moment', () => {
  const planned = (metadata: object) =>
    plan({ type: 'mediaitem', title: 'x', url: '/nl/groenkennisnet/x', metadata }, storyContext('nl')).plan;
  const ofEvent = planned({ contenttype: 'event', item_metadata: { event_date: { startdate: '10-06-2027' } } });

  it('knows whether its event is over', () => {
    expect(planAt(ofEvent, new Date('2027-06-12T00:00:00Z')).details).toMatchObject({ event: { phase: 'past' } });
  });

  it('knows that an event is over by the time behind its day', () => {
    const event_date = { startdate: '2027-06-10T13:30+02:00', enddate: '2027-06-10T15:30+02:00' };
    const timed = planned({ contenttype: 'event', item_metadata: { event_date } });
    expect(planAt(timed, new Date('2027-06-10T13:31:00Z')).details).toMatchObject({ event: { phase: 'past' } });
  });

  it('is the very same where time changes nothing', () => {
    const news = planned({ contenttype: 'news' });
    expect(planAt(ofEvent, new Date('2027-06-01T00:00:00Z'))).toBe(ofEvent);
    expect(planAt(news, new Date())).toBe(news);
  });
});

describe('a time of day', () => {
  it.each([
    ['13:30', '13:30'],
    ['9.00 uur', '09:00'],
    [' 09:30', '09:30'],
    ['24:00', undefined],
    ['12:75', undefined],
    ['ochtend', undefined],
    ['12:300', undefined],
    ['1:30 pm', '13:30'],
    ['1.30 P.M.', '13:30'],
    ['2 pm', '14:00'],
    ['12:15pm', '12:15'],
    ['12 am', '00:00'],
    ['9:05 a.m.', '09:05'],
    ['13:30 pm', '13:30'],
    ['9 uur', '09:00'],
    ['9h', '09:00'],
    ['13:30u.', '13:30'],
    ['13:30-15:00 uur', '13:30'],
    ['13:30:00', '13:30'],
    ['9', undefined],
    ['2026', undefined],
    ['11:00 – 1:00 pm', undefined],
    ['11:00 to 1:00 p.m.', undefined],
    ['13:30 tot 15:00 uur', '13:30'],
    ['10:30 am - 12:00 pm', '10:30'],
    ['1:30pm tot 2:30pm', '13:30'],
    ['13:30 uur (inloop 13:00)', '13:30'],
    ['09.00 uur inloop', '09:00'],
    ['12:15 Amsterdamse tijd', '12:15'],
    ['13:30 hrs', '13:30'],
    ['13:30 PST', '13:30'],
    ['13:30:00Z', '13:30'],
    ['13:30 tot 15:00, programma volgt', '13:30'],
    ['10.30 uur (inloop vanaf 10 a.m.)', '10:30'],
    ['10.30u (inloop vanaf 10 a.m.)', '10:30'],
    ['10:30 h, doors 10 am', '10:30'],
    ['10:00 Uhr am Montag', '10:00'],
    ['11:00 – 1pm', undefined],
    ['11:00 – 1 p.m.', undefined],
    ['9 p.m.', '21:00'],
    ['9 uur inloop', undefined],
    ['1 2 3 h', undefined],
    [undefined, undefined],
  ])('%j is %j', (written, read) => {
    expect(readClockTime(written)).toBe(read);
  });
});
