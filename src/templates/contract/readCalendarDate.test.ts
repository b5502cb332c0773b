import { describe, expect, it } from 'vitest';
import { readCalendarDate } from './readCalendarDate.ts';

describe('readCalendarDate', () => {
  it('reads the content management system’s dates, which have no seconds', () => {
    expect(readCalendarDate('2021-09-05T13:00+02:00')).toEqual({
      year: 2021,
      month: 9,
      day: 5,
      time: { hour: 13, minute: 0 },
    });
  });

  it('keeps a winter midnight on its own day though the system writes summer time', () => {
    expect(readCalendarDate('2022-01-05T00:00+02:00')).toMatchObject({ day: 5, time: { hour: 0 } });
  });

  it('turns an instant into the clock of Amsterdam, in summer and in winter', () => {
    expect(readCalendarDate('2026-07-01T22:30:00.000Z')).toMatchObject({
      month: 7,
      day: 2,
      time: { hour: 0, minute: 30 },
    });
    expect(readCalendarDate('2026-01-01T22:30:00Z')).toMatchObject({
      month: 1,
      day: 1,
      time: { hour: 23, minute: 30 },
    });
  });

  it('turns another zone’s clock into that of Amsterdam', () => {
    expect(readCalendarDate('2026-01-01T20:00-05:00')).toMatchObject({ day: 2, time: { hour: 2, minute: 0 } });
  });

  it('leaves the last minute of a day on that day, whatever zone is named behind it', () => {
    for (const value of ['2026-11-30T23:59:59Z', '2026-06-30T23:59:59.999Z', '2026-11-30T23:59-05:00'])
      expect(readCalendarDate(value), value).toMatchObject({ day: 30, time: { hour: 23, minute: 59 } });
  });

  it('reads a day alone, with the year or the day first', () => {
    const day = { year: 2018, month: 1, day: 31, time: null };
    expect(readCalendarDate('2018-01-31')).toEqual(day);
    expect(readCalendarDate('31-01-2018')).toEqual(day);
  });

  it.each(['5/9/2021', '5.9.2021', '05-09-2021', '2021-9-5', '2021/09/05'])(
    'reads a day however its parts are kept apart, the day before the month: "%s"',
    (value) => {
      expect(readCalendarDate(value)).toEqual({ year: 2021, month: 9, day: 5, time: null });
    },
  );

  it.each(['05-09-2021 13:00', '05-09-2021, 13.00 uur', '5/9/2021 1:00 pm', '05-09-2021T13:00', '2021-9-5 13:00'])(
    'reads the time behind a day: "%s"',
    (value) => {
      expect(readCalendarDate(value)).toEqual({ year: 2021, month: 9, day: 5, time: { hour: 13, minute: 0 } });
    },
  );

  it.each([
    '2021-09-05T13:00+02:00[Europe/Amsterdam]',
    '2021-09-05T11:00Z[UTC]',
    '2021-09-05 13:00:00 +0200',
    '2021-09-05T13:00:00+02',
    '2021-09-05T08:00:00-03',
    '2021-09-05T13:00:00,000+02:00',
    '1630839600000',
    '1630839600',
  ])('reads a moment as programs write it: "%s"', (value) => {
    expect(readCalendarDate(value)).toEqual({ year: 2021, month: 9, day: 5, time: { hour: 13, minute: 0 } });
  });

  it('reads a time with one figure for its hour', () => {
    expect(readCalendarDate('2021-9-5 9:05')).toMatchObject({ day: 5, time: { hour: 9, minute: 5 } });
  });

  it.each(['2021-09-05Z', '2021-09-05+02:00', '2021-09-05-05:00'])(
    'leaves a day with an offset on its day: "%s"',
    (value) => {
      expect(readCalendarDate(value)).toEqual({ year: 2021, month: 9, day: 5, time: null });
    },
  );

  it.each(['0000-00-00', '0000-00-00 00:00:00', '0001-01-01T00:00:00', '0021-09-05', '01-01-0001'])(
    'takes what was never set for no day, and not for one of another century: "%s"',
    (value) => {
      expect(readCalendarDate(value)).toBeUndefined();
    },
  );

  it.each(['05-09-2021 vast', '05-09-2021 25:00', '09/25/2021', '05-09-21', '1.2.3.2021'])(
    'guesses no day where none is plain: "%s"',
    (value) => {
      expect(readCalendarDate(value)).toBeUndefined();
    },
  );

  it.each([
    '5 september 2021',
    '05 September 2021',
    '5 sept. 2021',
    '5 sep 2021',
    'zondag 5 september 2021',
    'Sunday, 5 September 2021',
    'September 5, 2021',
    'Sunday, September 5, 2021',
  ])('reads a day whose month is written in words: "%s"', (value) => {
    expect(readCalendarDate(value)).toEqual({ year: 2021, month: 9, day: 5, time: null });
  });

  it.each([
    [1, 'januari January jan Jan.'],
    [2, 'februari February feb Feb.'],
    [3, 'maart March mrt mrt. Mar'],
    [4, 'april April apr Apr.'],
    [5, 'mei May'],
    [6, 'juni June jun Jun.'],
    [7, 'juli July jul Jul.'],
    [8, 'augustus August aug Aug.'],
    [9, 'september September sep Sept.'],
    [10, 'oktober October okt Oct.'],
    [11, 'november November nov Nov.'],
    [12, 'december December dec Dec.'],
  ])('knows month %i by its names: %s', (month, names) => {
    for (const name of names.split(' '))
      expect(readCalendarDate(`9 ${name} 2026`), name).toMatchObject({ month, day: 9 });
  });

  it.each([
    '5 september 2021 13:00',
    '5 september 2021, 13.00 uur',
    '5 September 2021, 1:00 pm',
    '5 september 2021 om 13 uur',
  ])('reads the time behind a month in words: "%s"', (value) => {
    expect(readCalendarDate(value)).toMatchObject({ month: 9, day: 5, time: { hour: 13, minute: 0 } });
  });

  it.each([
    'tot 5 september 2021',
    'vanaf 5 september 2021',
    '5 september',
    'september 2021',
    '31 februari 2021',
    '5 - 7 september 2021',
    '5 september 2021 of later',
    '5 november 2026 10.00 uur t/m 7 december 2026',
    'zondag 5 september 2027 13.00 - 15.00 uur',
    '5 mei 2027, 10.00 uur in Utrecht (afgelast)',
    '5 septembre 2021',
    '5 september 21',
    'september 5 2021 6 2022',
  ])('guesses no day from words that say something else: "%s"', (value) => {
    expect(readCalendarDate(value)).toBeUndefined();
  });

  it.each(['', 'gisteren', '2021-02-30', '31-04-2021', '2021-13-01', '2021-09-05T25:00', '2021-09', '2021'])(
    'refuses what is no day: "%s"',
    (value) => {
      expect(readCalendarDate(value)).toBeUndefined();
    },
  );
});
