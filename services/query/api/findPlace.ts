import type { Gazetteer, KnownPlace } from '#services/query/places/gazetteer.ts';

/** What the call for a place answers: where it is, or why that cannot be told. */
type FoundPlace =
  | { readonly kind: 'found'; readonly name: string; readonly lat: number; readonly lon: number }
  | { readonly kind: 'malformed' | 'notFound' | 'notCovered' | 'unknown' }
  | { readonly kind: 'several'; readonly names: readonly string[] };

/** No place has a longer name. */
const longest = 100;

/** A name with a postal code behind it, as those are told that are called alike in one province: `Heusden (5256)`. */
const codeBehind = /\D[\s(]\(?([1-9]\d{3}(?:\s?[a-z]{2})?)\)?$/i;

/** Where a postal code or a name is, as somebody typed it: what begins with a figure is a postal code, unless a place is called so. */
export function findPlace(gazetteer: Gazetteer, typed: string): FoundPlace {
  const text = typed.trim().slice(0, longest);
  const meant = gazetteer.find(text);
  const code = /^\d/.test(text) ? text : codeBehind.exec(text)?.[1];
  if (meant.kind === 'unknown' && code !== undefined) {
    const known = gazetteer.postalCode(code);
    if (known.kind !== 'found') return { kind: known.kind };
    const { place } = known;
    return { kind: 'found', name: `${place.code} ${place.name}`, lat: place.lat, lon: place.lon };
  }
  if (meant.kind === 'unknown') return { kind: 'unknown' };
  if (meant.kind === 'several') return { kind: 'several', names: apartNames(meant.places) };
  const { name, lat, lon } = meant.place;
  return { kind: 'found', name, lat, lon };
}

/** Names that each find their own place when they are typed: with the province, or where that has two of them with a postal code. */
function apartNames(places: readonly KnownPlace[]): string[] {
  return places.map(({ name, province, code }) => {
    const isOnly = places.filter((other) => other.province === province).length === 1;
    const behind = isOnly || code === undefined ? province : code;
    return behind === '' ? name : `${name} (${behind})`;
  });
}
