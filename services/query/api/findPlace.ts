import type { Gazetteer } from '#services/query/places/gazetteer.ts';

/** What the call for a place answers: where it is, or why that cannot be told. */
type FoundPlace =
  | { readonly kind: 'found'; readonly name: string; readonly lat: number; readonly lon: number }
  | { readonly kind: 'malformed' | 'notFound' | 'notCovered' | 'unknown' }
  | { readonly kind: 'several'; readonly names: readonly string[] };

/** No place has a longer name. */
const longest = 100;

/** Where a postal code or a name is, as somebody typed it: what begins with a figure is a postal code. */
export function findPlace(gazetteer: Gazetteer, typed: string): FoundPlace {
  const text = typed.trim().slice(0, longest);
  if (/^\d/.test(text)) {
    const known = gazetteer.postalCode(text);
    if (known.kind !== 'found') return { kind: known.kind };
    const { code, name, lat, lon } = known.place;
    return { kind: 'found', name: `${code} ${name}`, lat, lon };
  }
  const meant = gazetteer.find(text);
  if (meant.kind === 'unknown') return { kind: 'unknown' };
  if (meant.kind === 'several') {
    const names = meant.places.map(({ name, province }) => (province === '' ? name : `${name} (${province})`));
    return { kind: 'several', names: [...new Set(names)] };
  }
  const { name, lat, lon } = meant.place;
  return { kind: 'found', name, lat, lon };
}
