import { afterEach, describe, expect, it, vi } from 'vitest';
import { cmsPage, startTestPortal, type TestPortal } from '../testing/testPortal.ts';

let running: TestPortal;

interface EventDate {
  readonly startdate?: string;
  readonly enddate?: string;
  readonly starttime?: string;
  readonly endtime?: string;
}

/** An event as the CMS sends it. */
function event(event_date: EventDate, more: object = {}): object {
  return {
    type: 'mediaitem',
    identifier: 'mediaitem_3401',
    title: 'Dag van het proefveld',
    url: '/nl/groenkennisnet/activiteit/dag-van-het-proefveld.htm',
    language: 'nl_NL',
    metadata: {
      contenttype: 'wmammodularcontent_gkn_event',
      lead: 'Lopen, graven, tellen; en tegenspreken.',
      lastmodified_date: '2026-11-16T10:05+02:00',
      item_metadata: {
        event_date,
        location_abstract: 'Proefveld, Lelystad',
        signup_link: 'https://example.org/ja',
        ...more,
      },
    },
    contents: [],
  };
}

const address = '/api/calendar?path=/activiteit/dag-van-het-proefveld';

async function portalWith(page: object) {
  running = await startTestPortal({
    pages: {
      '/nl/groenkennisnet/activiteit/dag-van-het-proefveld': page,
      '/nl/groenkennisnet/bodem': cmsPage('Bodem'),
    },
  });
  return running.get;
}

/** The lines of the calendar file; long lines are folded in the file. */
async function linesOf(event_date: EventDate): Promise<string[]> {
  const response = await (await portalWith(event(event_date)))(address);
  return (await response.text()).replaceAll(/\r\n[ \t]/g, '').split('\r\n');
}

afterEach(async () => {
  vi.useRealTimers();
  await running.close();
});

describe('the calendar file of an event', () => {
  it('is a file to keep, not a page to find', async () => {
    const response = await (await portalWith(event({ startdate: '10-06-2027' })))(address);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="dag-van-het-proefveld.ics"',
      'x-robots-tag': 'noindex',
      // So that caches can be told when the event is moved.
      'surrogate-key': expect.stringMatching(/\bid-3401\b/),
    });
  });

  it('says what, where and when, on the clock of Amsterdam, whose rules it carries', async () => {
    const lines = await linesOf({
      startdate: '10-06-2027',
      enddate: '11-06-2027',
      starttime: '9:30',
      endtime: '15.30',
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;TZID=Europe/Amsterdam:20270610T093000',
        'DTEND;TZID=Europe/Amsterdam:20270611T153000',
        'SUMMARY:Dag van het proefveld',
        'LOCATION:Proefveld\\, Lelystad',
        'DESCRIPTION:Lopen\\, graven\\, tellen\\; en tegenspreken.\\n\\nhttp://localhost:3000/activiteit/dag-van-het-proefveld',
        'URL;VALUE=URI:http://localhost:3000/activiteit/dag-van-het-proefveld',
        'TZID:Europe/Amsterdam',
      ]),
    );
    expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
  });

  it('takes whole days where no time is known; the end is the first day that is free again', async () => {
    const lines = await linesOf({ startdate: '30-12-2026', enddate: '31-12-2026' });
    expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270101']));
  });

  it.each([
    ['has no end', { starttime: '09:30' }],
    ['ends before it starts', { starttime: '09:30', endtime: '08:00' }],
  ])('names no end for an event that %s', async (_, times) => {
    const lines = await linesOf({ startdate: '10-06-2027', ...times });
    expect(lines).toContain('DTSTART;TZID=Europe/Amsterdam:20270610T093000');
    expect(lines.some((line) => line.startsWith('DTEND'))).toBe(false);
  });

  it('lasts until its last day is over where no time is given for that', async () => {
    const lines = await linesOf({ startdate: '10-06-2027', enddate: '12-06-2027', starttime: '09:30', endtime: '' });
    expect(lines).toContain('DTSTART;TZID=Europe/Amsterdam:20270610T093000');
    expect(lines).toContain('DTEND;TZID=Europe/Amsterdam:20270613T000000');
  });

  it('is the same entry each time it is asked for, byte for byte', async () => {
    const get = await portalWith(event({ startdate: '10-06-2027' }));
    const file = await (await get(address)).text();
    expect(file).toContain('UID:mediaitem_3401@localhost\r\n');
    expect(file).toContain('DTSTAMP:20261116T100500Z\r\n');
    expect(await (await get(address)).text()).toBe(file);
  });

  it.each([
    ['a page that is no event', '/api/calendar?path=/bodem'],
    ['a path without a page', '/api/calendar?path=/nergens'],
    ['no path at all', '/api/calendar'],
    ['another host', '/api/calendar?path=//elders.example/x'],
  ])('is missing for %s', async (_, asked) => {
    const get = await portalWith(event({ startdate: '10-06-2027' }));
    expect((await get(asked)).status).toBe(404);
  });

  it('is missing for an event on a day that nobody can read', async () => {
    const get = await portalWith(event({ startdate: 'voorjaar' }));
    expect((await get(address)).status).toBe(404);
  });
});

describe('the page of an event', () => {
  it('says that the event is over once it is, and offers no way to sign up any more', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-10T13:29:00Z') });
    const get = await portalWith(event({ startdate: '10-06-2027', starttime: '09:30', endtime: '15:30' }));
    const before = await (await get('/activiteit/dag-van-het-proefveld')).text();
    expect(before).toContain('href="https://example.org/ja"');
    expect(before).toContain('href="/api/calendar?path=%2Factiviteit%2Fdag-van-het-proefveld"');
    expect(before).not.toContain('Deze activiteit is geweest');

    vi.setSystemTime(new Date('2027-06-10T13:31:00Z'));
    // Stale, and made anew behind that answer.
    await get('/activiteit/dag-van-het-proefveld');
    await vi.waitFor(async () => {
      const after = await (await get('/activiteit/dag-van-het-proefveld')).text();
      expect(after).toContain('Deze activiteit is geweest');
      expect(after).not.toContain('href="https://example.org/ja"');
      // The browser hydrates from the same words.
      expect(after).toContain('"phase":"past"');
    }, 10_000);
  });
});
