import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { kilometresBetween } from './geometry.ts';
import { openGazetteer } from './openGazetteer.ts';
import { municipalities } from './ownPlaces.ts';

const gazetteer = openGazetteer();
const folder = mkdtempSync(join(tmpdir(), 'query-places-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('names of places', () => {
  it.each([
    ['Ede', 'place', 'Gelderland', 52.04, 5.66],
    ['wageningen', 'place', 'Gelderland', 51.97, 5.66],
    ['Den Haag', 'place', 'Zuid-Holland', 52.07, 4.3],
    ['Bergen (NH)', 'place', 'Noord-Holland', 52.67, 4.7],
    ['Bergen, Limburg', 'place', 'Limburg', 51.6, 6.05],
    ['Hengelo (Gelderland)', 'place', 'Gelderland', 52.05, 6.31],
    ['Elst Gld', 'place', 'Gelderland', 51.92, 5.85],
    ['St. Oedenrode', 'place', 'Noord-Brabant', 51.56, 5.46],
    ['Sint Annaparochie', 'place', 'Friesland', 53.28, 5.66],
    ['Capelle a/d IJssel', 'place', 'Zuid-Holland', 51.93, 4.58],
    ['It Hearrenfean', 'place', 'Friesland', 52.96, 5.93],
    ['Mestreech', 'place', 'Limburg', 50.85, 5.69],
    ['Texel', 'municipality', 'Noord-Holland', 53.06, 4.8],
    ['Fryslan', 'province', 'Friesland', 53.1, 5.8],
    ['De Veluwe', 'region', '', 52.2, 5.85],
    ['Súdwest-Fryslân', 'municipality', 'Friesland', 53.03, 5.66],
  ])('%s is known', (name, kind, province, lat, lon) => {
    const meant = gazetteer.find(name);
    expect(meant).toMatchObject({ kind: 'found', place: { kind, province } });
    if (meant.kind === 'found') expect(kilometresBetween(meant.place, { lat, lon })).toBeLessThan(8);
  });

  it('that several places have stand for one far larger than the others, or for none', () => {
    expect(gazetteer.find('Hengelo')).toMatchObject({
      kind: 'found',
      place: { province: 'Overijssel' },
      others: [{ province: 'Gelderland' }],
    });
    const nes = gazetteer.find('Nes');
    expect(nes.kind).toBe('several');
    expect(gazetteer.find('Valkenburg', 'Limburg')).toMatchObject({ kind: 'found', place: { province: 'Limburg' } });
  });

  it('with the short form of their province are those of the places that people call without it', () => {
    // A village of some hundred people in another province bears the name alone.
    expect(gazetteer.find('Haren')).toMatchObject({ kind: 'found', place: { province: 'Groningen' } });
    expect(gazetteer.find('Beuningen', 'Gelderland')).toMatchObject({ place: { name: 'Beuningen Gld' } });
    expect(gazetteer.find('Elst (Utrecht)')).toMatchObject({ place: { province: 'Utrecht' } });
    expect(gazetteer.find('Elst').kind).toBe('several');
  });

  it('may be meant as a province', () => {
    expect(gazetteer.find('Utrecht')).toMatchObject({ place: { kind: 'place' } });
    expect(gazetteer.find('Utrecht', undefined, ['province'])).toMatchObject({ place: { kind: 'province' } });
  });

  it('stand for a province rather than for a village elsewhere that is called so', () => {
    expect(gazetteer.find('Zeeland')).toMatchObject({ place: { kind: 'province', province: 'Zeeland' } });
    expect(gazetteer.find('Groningen')).toMatchObject({ place: { kind: 'place', province: 'Groningen' } });
    const village = { place: { kind: 'place', province: 'Noord-Brabant' } };
    expect(gazetteer.find('Zeeland (NB)')).toMatchObject(village);
    expect(gazetteer.find('Zeeland', 'Noord-Brabant')).toMatchObject(village);
    expect(gazetteer.find('Zeeland', undefined, ['municipality', 'place'])).toMatchObject(village);
  });

  it('of countries are those of no village, unless a province stands beside them', () => {
    for (const name of ['Nederland', 'The Netherlands', 'België', 'Germany'])
      expect([name, gazetteer.find(name)]).toEqual([name, { kind: 'unknown' }]);
    const hamlet = { place: { name: 'Nederland', province: 'Overijssel' } };
    expect(gazetteer.find('Nederland (Ov)')).toMatchObject(hamlet);
    expect(gazetteer.find('Nederland', 'Overijssel')).toMatchObject(hamlet);
  });

  it('that nothing has are unknown', () => {
    expect(gazetteer.find('Atlantis')).toEqual({ kind: 'unknown' });
    expect(gazetteer.find('')).toEqual({ kind: 'unknown' });
  });

  it('of municipalities of our own all stand for a place of the table', () => {
    for (const line of municipalities.trim().split('\n')) {
      const [name = ''] = line.split('|');
      expect([name, gazetteer.find(name, undefined, ['municipality']).kind]).toEqual([name, 'found']);
    }
  });
});

describe('postal codes', () => {
  it.each([
    ['6711 AB', 'found'],
    ['6711ab', 'found'],
    ['6711', 'found'],
    ['67', 'malformed'],
    ['6711 A', 'malformed'],
    ['0123 AB', 'malformed'],
    ['6711 SS', 'notFound'],
    ['6799 AB', 'notFound'],
    ['6700 AA', 'notCovered'],
  ])('%s is %s', (written, kind) => expect(gazetteer.postalCode(written).kind).toBe(kind));

  it('say where they are, and the name of the place', () => {
    expect(gazetteer.postalCode('8224aa')).toEqual({
      kind: 'found',
      place: { code: '8224 AA', name: 'Lelystad', lat: expect.closeTo(52.5, 0), lon: expect.closeTo(5.5, 0) },
    });
  });
});

describe('a file of GeoNames', () => {
  const open = (...lines: readonly (readonly (string | number)[])[]) => {
    const file = join(folder, 'NL.txt');
    writeFileSync(file, lines.map((columns) => `${columns.join('\t')}\n`).join(''));
    return openGazetteer(file);
  };
  const place = (
    name: string,
    lat: number,
    featureClass: string,
    code: string,
    population: number,
    alternates = '',
  ) => [
    ...[1, name, name, alternates, lat, 5, featureClass, code, 'NL', '', '05', '', '', '', population, '', 0, '', ''],
  ];

  it('of places adds names, with those of other languages, and says how large they are', () => {
    const own = open(
      place('Klein Atlantis', 50.9, 'P', 'PPL', 900, 'Little Atlantis'),
      place('Grotegemeente', 50.8, 'A', 'ADM2', 20_000),
      place('Beek', 50.94, 'P', 'PPL', 8500),
      place('Een beek', 50.9, 'H', 'STM', 0),
    );
    expect(own.find('little atlantis')).toMatchObject({ place: { name: 'Klein Atlantis', province: 'Limburg' } });
    expect(own.find('Grotegemeente')).toMatchObject({ place: { kind: 'municipality' } });
    expect(own.find('Een beek')).toEqual({ kind: 'unknown' });
    expect(own.find('Ede')).toMatchObject({ kind: 'found' });
    expect(own.postalCode('6711').kind).toBe('found');
  });

  it('of places is measured with what is known by its codes alone', () => {
    const own = open(
      place('Zeeland', 51.7, 'P', 'PPL', 6300),
      place('Gelderland', 50.9, 'P', 'PPL', 400_000),
      place('Wageningen', 50.9, 'P', 'PPL', 900),
      place('Engeland', 50.9, 'P', 'PPL', 900),
    );
    expect(own.find('Zeeland')).toMatchObject({ place: { kind: 'province' } });
    expect(own.find('Gelderland')).toMatchObject({ place: { kind: 'place', province: 'Limburg' } });
    expect(own.find('Wageningen')).toMatchObject({ place: { province: 'Gelderland' }, others: [{ size: 900 }] });
    expect(own.find('Engeland')).toEqual({ kind: 'unknown' });
    expect(own.find('Engeland', 'Limburg')).toMatchObject({ place: { name: 'Engeland' } });
  });

  it('of postal codes takes the place of the table, with the municipalities it names', () => {
    const own = open(['NL', '1234 AB', 'Nieuwstad', 'Limburg', '05', 'Westmaas', '0999', '', '', 50.9, 5.9, 6]);
    expect(own.postalCode('1234')).toMatchObject({ place: { name: 'Nieuwstad' } });
    expect(own.postalCode('6711').kind).toBe('notFound');
    expect(own.find('Westmaas')).toMatchObject({ place: { kind: 'municipality', lat: 50.9 } });
  });

  it('that is none is refused, with the line', () => {
    expect(() => open(['<!doctype html>'])).toThrow('not a line of GeoNames');
    expect(() => open([1, 'Ede'])).toThrow('not a line of GeoNames');
  });
});
