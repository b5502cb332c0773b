import {
  type Gazetteer,
  type KnownCode,
  type KnownPlace,
  type NamedKind,
  plainName,
} from '#services/query/places/gazetteer.ts';
import { kilometresBetween } from '#services/query/places/geometry.ts';

/** What the call for a place answers: where it is, or why that cannot be told. */
type FoundPlace =
  | { readonly kind: 'found'; readonly name: string; readonly lat: number; readonly lon: number }
  | { readonly kind: 'malformed' | 'notFound' | 'notCovered' | 'unknown' }
  | { readonly kind: 'several'; readonly names: readonly string[] };

/** No place has a longer name. */
const longest = 100;

/** A name with a postal code behind it, as those are told that are called alike in one province: `Heusden (5256)`. */
const codeBehind = /^(.*\D)[\s(]\(?([1-9]\d{3}(?:\s?[a-z]{2})?)\)?$/i;

/**
 * One with a name behind it, as letters are addressed, and as a place is called that was found by its code: `6711 AB Ede`,
 * `2678 De Lier`.
 */
const codeBefore = /^([1-9]\d{3})(\s?[a-z]{2})?[\s,]+(\D+)$/i;

/** What somebody means by a name that several things have: `provincie Utrecht`, `Utrecht (province)`, `gemeente Ede`. */
const kindBefore = /^(?:de |the )?(gemeente|municipality(?: of)?|provincie|province(?: of)?)\s+(.+)$/i;
const kindBehind = /^(.+?),?\s+\(?(gemeente|municipality|provincie|province)\)?$/i;

/** So far from the middle of a place (km) a postal code may lie that is written behind its name. */
const ownCodes = 12;

/** Where a postal code, a name or both are, as somebody typed them: figures are a postal code, unless a place is called so. */
export function findPlace(gazetteer: Gazetteer, typed: string): FoundPlace {
  const text = typed.trim().slice(0, longest);
  const [, kindWord, rest = text] = kindBefore.exec(text) ?? [];
  const [, bare = rest, kind = kindWord] = kindBehind.exec(text) ?? [];
  const meant = gazetteer.find(bare, undefined, kindsOf(kind));
  if (meant.kind === 'found') return found(meant.place);
  if (meant.kind === 'several') return { kind: 'several', names: apartNames(meant.places) };
  const code = gazetteer.postalCode(text);
  if (code.kind !== 'malformed') return coded(code);
  const both = partsOf(text).map(([name, written]) => findByBoth(gazetteer, name, written));
  const none = { kind: /^\d/.test(text) && both.length === 0 ? 'malformed' : 'unknown' } as const;
  return both.find(({ kind }) => kind === 'found') ?? none;
}

/** A municipality that is called after its largest place is known as that alone. */
function kindsOf(word: string | undefined): readonly NamedKind[] | undefined {
  if (word === undefined) return undefined;
  return /^prov/i.test(word) ? ['province'] : ['municipality', 'place'];
}

/** The name and the postal code in a text that has both; letters behind the figures may be of either. */
function partsOf(text: string): (readonly [name: string, code: string])[] {
  const [, name, code] = codeBehind.exec(text) ?? [];
  if (name !== undefined && code !== undefined) return [[name, code]];
  const [, digits, letters = '', behind] = codeBefore.exec(text) ?? [];
  if (digits === undefined || behind === undefined) return [];
  const whole = [behind, digits + letters] as const;
  return letters === '' ? [whole] : [whole, [`${letters} ${behind}`, digits]];
}

/** The place of a name that has the code, or where the code is that lies in it: a year behind a name is none. */
function findByBoth(gazetteer: Gazetteer, name: string, written: string): FoundPlace {
  const meant = gazetteer.find(name);
  const code = gazetteer.postalCode(written);
  if (meant.kind === 'unknown' || code.kind !== 'found') return { kind: 'unknown' };
  const places = meant.kind === 'found' ? [meant.place, ...meant.others] : meant.places;
  const told = meant.kind === 'several' && places.find((place) => String(place.code) === written);
  if (told) return found(told);
  return places.some((place) => kilometresBetween(place, code.place) < ownCodes) ? coded(code) : { kind: 'unknown' };
}

function found({ name, lat, lon }: KnownPlace): FoundPlace {
  return { kind: 'found', name, lat, lon };
}

function coded(known: KnownCode): FoundPlace {
  if (known.kind !== 'found') return { kind: known.kind };
  const { code, name, lat, lon } = known.place;
  return { kind: 'found', name: `${code} ${name}`, lat, lon };
}

/** Names that each find their own place when they are typed: with the province, or where that has two of them with a postal code. */
function apartNames(places: readonly KnownPlace[]): string[] {
  return places.map((place) => {
    const { province, code } = place;
    const name = plainName(place);
    const isOnly = places.filter((other) => other.province === province).length === 1;
    const behind = isOnly || code === undefined ? province : code;
    return behind === '' ? name : `${name} (${behind})`;
  });
}
