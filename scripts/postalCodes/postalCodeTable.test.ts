import { describe, expect, it } from 'vitest';
import { postalCodeTable as served } from '#server/forms/postalCodes.ts';
import { postalCodeTable } from './postalCodeTable.ts';

/** A line of GeoNames' file. */
const line = (code: number | string, latitude = 52, longitude = 5) =>
  ['NL', code, 'Plaats', 'Provincie', '01', '', '', '', '', latitude, longitude, ''].join('\t');
const codesFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
/** As many as there are at least, in no order. */
const country = codesFrom(5001, 4100)
  .reverse()
  .map((code) => line(code));
const tableOf = (...lines: readonly string[]) => postalCodeTable([...lines, ...country, ''].join('\n'), '2025-12-30');

describe('the table of postal codes', () => {
  it('has each code once, in runs, by its first two digits', () => {
    const { runs, count, date } = tableOf(line(1011), line(1012), line(1012), line(1014), line(1099), line(1100));
    expect(runs).toMatchObject({ 10: '1011-1012 1014 1099', 11: '1100', 50: '5001-5099', 51: '5100-5199' });
    expect({ count, date }).toEqual({ count: 4106, date: '2025-12-30' });
  });

  it('leaves out a code whose only places are far from those of the codes next to it', () => {
    const { runs, changes } = tableOf(line(1233), line(1234, 50.8, 6), line(1235), line(1236, 53.4, 7), line(1236));
    expect(runs[12]).toBe('1233 1235-1236');
    expect(changes).toContain('without 1234;');
  });

  it('has the villages that GeoNames does not know yet', () => {
    expect(tableOf().runs[27]).toBe('2765');
  });

  it.each([
    ['another country', 'BE\t1000\tBrussel\t\t\t\t\t\t\t50.8\t4.3\t6'],
    ['no code', line('12')],
    ['no place', line(1011, Number.NaN)],
    ['another file', '<!doctype html>'],
  ])('cannot be made of %s', (_, wrong) => {
    expect(() => tableOf(wrong)).toThrow('not a line of GeoNames');
  });

  it('cannot be made of a part of the file', () => {
    expect(() => postalCodeTable(country.slice(0, 3000).join('\n'), '2025-12-30')).toThrow('not the whole file');
  });

  it('is the one that forms are judged by, as it was written', () => {
    const codes = Object.values(served.runs).flatMap((runs) =>
      runs.split(' ').flatMap((run) => {
        const [first = Number.NaN, last = first] = run.split('-').map(Number);
        return codesFrom(first, last - first + 1);
      }),
    );
    const written = postalCodeTable(codes.map((code) => line(code)).join('\n'), served.date);
    expect({ ...served, changes: '' }).toEqual({ ...written, changes: '' });
  });
});
