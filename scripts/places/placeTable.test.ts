import { describe, expect, it } from 'vitest';
import { placeTable } from './placeTable.ts';

const line = (code: number, name: string, lat = 52, lon = 5, number = '03') =>
  ['NL', code, name, 'Guelders', number, '', '', '', '', lat, lon, ''].join('\t');
const country = Array.from({ length: 4100 }, (_, at) => line(2000 + at, 'Vlakte'));
const tableOf = (...lines: readonly string[]) => placeTable([...lines, ...country, ''].join('\n'), '2025-12-30');

describe('the table of places', () => {
  it('has the codes of each place with where they lie, by province', () => {
    const { provinces } = tableOf(line(6201, 'Ede', 52.1), line(6202, 'Ede', 52.2), line(6203, 'Nes', 52.1, 5.1, '02'));
    expect(provinces.Gelderland?.Ede).toBe('6201 52.1 5;6202 52.2 5');
    expect(provinces.Friesland).toEqual({ Nes: '6203 52.1 5.1' });
  });

  it('leaves out a line that lies far from those of the codes next to it, and says so', () => {
    const { provinces, changes } = tableOf(line(6201, 'Ede'), line(6202, 'Collendoorn', 53.5, 7));
    expect(provinces.Gelderland).not.toHaveProperty('Collendoorn');
    expect(changes).toContain('without 1 lines');
  });

  it('cannot be made of another file, or of a part of it', () => {
    expect(() => tableOf('<!doctype html>')).toThrow('not a line of GeoNames');
    expect(() => placeTable(country.slice(0, 3000).join('\n'), '2025-12-30')).toThrow('not the whole file');
  });
});
