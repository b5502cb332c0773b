import { describe, expect, it } from 'vitest';
import { machineDate } from './calendarDate.ts';

describe('machineDate', () => {
  const date = { year: 2021, month: 9, day: 5, time: { hour: 9, minute: 5 } };

  it('is as precise as asked', () => {
    expect(machineDate(date, 'year')).toBe('2021');
    expect(machineDate(date, 'day')).toBe('2021-09-05');
    expect(machineDate(date, 'minute')).toBe('2021-09-05T09:05');
  });

  it('has four figures for every year', () => {
    expect(machineDate({ ...date, year: 202 }, 'year')).toBe('0202');
    expect(machineDate({ ...date, year: 202 }, 'day')).toBe('0202-09-05');
  });

  it('invents no time', () => {
    expect(machineDate({ ...date, time: null }, 'minute')).toBe('2021-09-05');
  });
});
