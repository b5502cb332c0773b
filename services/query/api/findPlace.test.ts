import { expect, it } from 'vitest';
import table from '#services/query/places/dutchPlaces.json' with { type: 'json' };
import { openGazetteer } from '#services/query/places/openGazetteer.ts';
import { findPlace } from './findPlace.ts';

const gazetteer = openGazetteer();
const find = (typed: string) => findPlace(gazetteer, typed);

it('finds a name, or a postal code with and without the name of its place', () => {
  expect(find('wageningen')).toMatchObject({ kind: 'found', name: 'Wageningen' });
  expect(find('6711ab')).toMatchObject({ kind: 'found', name: '6711 AB Ede' });
  expect(find('Ede 6711 AB')).toMatchObject({ kind: 'found', name: '6711 AB Ede' });
  expect(find('Wageningen 2024')).toEqual({ kind: 'unknown' });
  expect(find('Atlantis 6711')).toEqual({ kind: 'unknown' });
  expect(find('67')).toEqual({ kind: 'malformed' });
  expect(find('Atlantis')).toEqual({ kind: 'unknown' });
});

it.each(['6711 AB Ede', '6711ab ede', '6711AB, Ede', '6711 Ede'])(
  'finds a code with its place behind it: %s',
  (typed) => {
    const [, code] = /^(\d{4}(?: ?ab)?)/i.exec(typed) ?? [];
    expect(find(typed)).toEqual(find(code ?? ''));
  },
);

it('finds a place by what it is called when its code was typed', () => {
  for (const typed of ['6711ab', '6711', '1078', '2e Valthermond']) {
    const known = find(typed);
    expect(known.kind === 'found' && find(known.name)).toEqual(known);
  }
});

it('finds a name behind a code whose first word could be letters of the code', () => {
  expect(find('2678 De Lier')).toEqual(find('2678'));
});

it.each([
  'provincie Utrecht',
  'de provincie Utrecht',
  'Province of Utrecht',
  'Utrecht (provincie)',
  'Utrecht, province',
])('finds the province where that is said: %s', (typed) => {
  const province = gazetteer.find('Utrecht', undefined, ['province']);
  const { lat } = province.kind === 'found' ? province.place : { lat: Number.NaN };
  expect(find(typed)).toMatchObject({ kind: 'found', name: 'Utrecht', lat });
  expect(find(typed)).not.toEqual(find('Utrecht'));
});

it('finds a municipality where that is said, also one that is called after its place', () => {
  expect(find('gemeente Ede')).toEqual(find('Ede'));
  expect(find('gemeente Súdwest-Fryslân')).toEqual(find('Súdwest-Fryslân'));
  expect(find('gemeente Atlantis')).toEqual({ kind: 'unknown' });
});

it('does not find a code with the name of a place elsewhere behind it', () => {
  expect(find('6711 AB Groningen')).toEqual({ kind: 'unknown' });
  expect(find('9000 Gent')).toEqual({ kind: 'unknown' });
});

it('takes a name that begins with a figure for a name', () => {
  expect(find('2e Valthermond')).toMatchObject({ kind: 'found', name: '2e Valthermond' });
});

it('tells places of one name apart by their province, or where that has two by a postal code', () => {
  expect(find('Valkenburg')).toEqual({
    kind: 'several',
    names: ['Valkenburg (Zuid-Holland)', 'Valkenburg (Limburg)'],
  });
  expect(find('Heusden')).toEqual({ kind: 'several', names: ['Heusden (5721)', 'Heusden (5256)'] });
});

it('finds each of the places that it tells apart, when that is typed', () => {
  const names = new Set(Object.values(table.provinces).flatMap((places) => Object.keys(places)));
  const told = [...names].flatMap((name) => {
    const meant = gazetteer.find(name);
    const apart = find(name);
    if (meant.kind !== 'several' || apart.kind !== 'several') return [];
    return apart.names.map((typed, index) => ({ typed, place: meant.places[index] }));
  });
  expect(told.length).toBeGreaterThan(20);
  for (const { typed, place } of told)
    expect(find(typed), typed).toEqual({ kind: 'found', name: place?.name, lat: place?.lat, lon: place?.lon });
});

it('tells them apart by the names that they have there', () => {
  expect(find('Elst')).toEqual({ kind: 'several', names: ['Elst (Utrecht)', 'Elst (Gelderland)'] });
});
