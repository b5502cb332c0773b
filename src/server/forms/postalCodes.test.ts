import { describe, expect, it } from 'vitest';
import { lookUpPostalCode, postalCodeTable } from './postalCodes.ts';

describe('a postal code', () => {
  it.each(['8251 AB', '8251ab', ' 8251 Ab ', '8251\u00a0AB', '8251  AB', '\u202f8251\tab\u00a0'])(
    'is the same however it is written: %j',
    (written) => {
      expect(lookUpPostalCode(written)).toEqual({ kind: 'found', code: '8251 AB' });
    },
  );

  it.each(['', '8251', '8251 A', '8251 ABC', '825 AB', '82511', '0251 AB', '82 51AB', 'AB 8251', '8251-AB', '8251 ÁB'])(
    'is none: %j',
    (written) => {
      expect(lookUpPostalCode(written)).toEqual({ kind: 'malformed' });
    },
  );

  it.each([
    ['the first', '1011 AA'],
    ['the last', '9999 XL'],
    ['an island', '9166 PW'],
    ['a village newer than the table', '2765 AA'],
    ['letters that were not given out before 2005', '8251 OQ'],
  ])('is found: %s', (_, code) => {
    expect(lookUpPostalCode(code).kind).toBe('found');
  });

  it.each([
    ['an example that everybody writes', '1234 AB'],
    ['between two places', '8259 AB'],
    ['letters that are never given out', '8251 SA'],
    ['letters that are never given out', '8251 sd'],
    ['letters that are never given out', '8251 SS'],
    ['letters that are never given out, among PO boxes', '6700 SS'],
  ])('is not found: %s, %s', (_, code) => {
    expect(lookUpPostalCode(code)).toEqual({ kind: 'notFound', code: code.toUpperCase() });
  });

  it.each([
    ['Wageningen', '6700 AA'],
    ['The Hague', '2509 LP'],
    ['Amsterdam, the first of all', '1000 AA'],
    ['Dronten', '8250 AA'],
  ])('is not covered where only PO boxes have it: %s', (_, code) => {
    expect(lookUpPostalCode(code).kind).toBe('notCovered');
  });
});

describe('the table', () => {
  it('says whose it is, and from when', () => {
    expect(postalCodeTable).toMatchObject({
      source: expect.stringContaining('GeoNames'),
      licence: 'https://creativecommons.org/licenses/by/4.0/',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  it('is read whole', () => {
    const all = Array.from({ length: 9000 }, (_, index) => lookUpPostalCode(`${1000 + index} AB`).kind);
    expect(all.filter((kind) => kind === 'found')).toHaveLength(postalCodeTable.count);
    expect(postalCodeTable.count).toBeGreaterThan(4000);
    expect(all.filter((kind) => kind === 'notFound').length).toBeGreaterThan(3000);
  });
});
