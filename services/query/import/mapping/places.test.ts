import { describe, expect, it } from 'vitest';
import { openGazetteer } from '#services/query/places/openGazetteer.ts';
import type { FieldName } from './fieldNames.ts';
import { coordinatesIn, placesIn } from './places.ts';

const gazetteer = openGazetteer();

function read(fields: Partial<Record<FieldName, readonly string[]>>) {
  const told: string[] = [];
  const report = (kind: string, example: string) => void told.push(`${kind}: ${example}`);
  const places = placesIn({ texts: (field) => fields[field] ?? [], gazetteer: () => gazetteer, report });
  return { places, told };
}

describe('coordinates', () => {
  it.each([
    ['52.04, 5.66', 52.04, 5.66],
    ['52.04,5.66', 52.04, 5.66],
    ['52,04 5,66', 52.04, 5.66],
    ['geo:52.04,5.66', 52.04, 5.66],
    ['POINT(5.66 52.04)', 52.04, 5.66],
    ['52°2′24″N 5°39′36″E', 52.04, 5.66],
    ["52°N, 5°30'O", 52, 5.5],
    ['-12.5 130.8', -12.5, 130.8],
  ])('%s', (text, lat, lon) => expect(coordinatesIn(text)).toEqual({ lat, lon }));

  it.each(['', '52.04', '95, 5', '5.66; 52.04', '174000, 452000', 'Ede'])('%j are none', (text) => {
    expect(coordinatesIn(text)).toBeUndefined();
  });
});

describe('the places of a record', () => {
  it('are its coordinates, with the name beside them', () => {
    const { places } = read({
      latitude: ['52.04'],
      longitude: ['5.66'],
      place: ['Proefboerderij'],
      postalcode: ['1011'],
    });
    expect(places).toEqual([{ lat: 52.04, lon: 5.66, kind: 'point', name: 'Proefboerderij' }]);
  });

  it('else those of its postal codes, else of names, several between semicolons', () => {
    expect(read({ postalcode: ['8224 AB'], place: ['Ede'] }).places).toMatchObject([
      { kind: 'postalCode', name: 'Lelystad' },
    ]);
    expect(read({ place: ['Ede; Wageningen'], municipality: ['Utrecht'] }).places.map(({ name }) => name)).toEqual([
      'Ede',
      'Wageningen',
    ]);
    expect(read({ municipality: ['Hollands Kroon'], province: ['Noord-Holland'] }).places).toMatchObject([
      { kind: 'municipality', name: 'Hollands Kroon' },
    ]);
    expect(read({ province: ['Drenthe'] }).places).toMatchObject([{ kind: 'province', name: 'Drenthe' }]);
    expect(read({}).places).toEqual([]);
  });

  it('may come in our own form', () => {
    const { places, told } = read({ places: ['{"lat":52,"lon":5}', '{"lat":52}'] });
    expect(places).toEqual([{ lat: 52, lon: 5, kind: 'point', name: '' }]);
    expect(told).toEqual(['a place that has no lat and lon: {"lat":52}']);
  });

  it('whose name several places have are told: the far larger one is taken, or none', () => {
    const { places, told } = read({ place: ['Hengelo', 'Nes', 'Atlantis'] });
    expect(places).toMatchObject([{ name: 'Hengelo', lat: expect.closeTo(52.27, 1) }]);
    expect(told).toEqual([
      'a name of several places, of which the largest is taken: Hengelo, in Overijssel and Gelderland',
      'a name of several places, of which none is taken: Nes, in Friesland and Friesland and Friesland',
      'a place that is not in the table: Atlantis',
    ]);
    expect(read({ place: ['Hengelo'], province: ['Gelderland'] }).told).toEqual([]);
  });

  it('that cannot be read are told', () => {
    expect(read({ coordinates: ['hier'], postalcode: ['67'] }).told).toEqual([
      'invalid coordinates: hier',
      'an invalid postal code: 67',
    ]);
  });
});
