import { kilometresBetween, type Point } from './geometry.ts';
import type { PlaceLine, PostalLine } from './geoNames.ts';
import { countries, municipalities, otherNames, provinceShorts, regions } from './ownPlaces.ts';

/** What a name can stand for. */
export type NamedKind = 'place' | 'municipality' | 'province' | 'region';

/** A place that is known by its name. */
export interface KnownPlace extends Point {
  readonly name: string;
  readonly kind: NamedKind;
  /** Empty for a region. */
  readonly province: string;
  /** Its inhabitants, as a file says or as its postal codes tell about: only compared with others of its name. */
  readonly size: number;
  /** One of its postal codes, where those are known: what tells it from others of its name in its province. */
  readonly code?: number | undefined;
}

/** What is meant by a name; `several` where none of those that bear it is far larger than the others. */
export type Meant =
  | { readonly kind: 'found'; readonly place: KnownPlace; readonly others: readonly KnownPlace[] }
  | { readonly kind: 'several'; readonly places: readonly KnownPlace[] }
  | { readonly kind: 'unknown' };

/** What is known of a Dutch postal code; `notCovered`: the table may lack it, as it lacks codes of PO boxes. */
export type KnownCode =
  | { readonly kind: 'malformed' | 'notFound' | 'notCovered' }
  | { readonly kind: 'found'; readonly place: Point & { readonly code: string; readonly name: string } };

export interface Gazetteer {
  /**
   * @param name as it is written, with or without a province: `Bergen`, `Bergen (NH)`, `Bergen, Limburg`, `Elst Gld`; a
   * country's is unknown without one, though hamlets are called so
   * @param within the province it has to be in, where that is known
   * @param kinds what it may be, the likeliest first
   */
  readonly find: (name: string, within?: string, kinds?: readonly NamedKind[]) => Meant;
  /** @param written `6711`, `6711 AB`, however it is spaced */
  readonly postalCode: (written: string) => KnownCode;
}

/** What the table is made of. */
export interface Sources {
  readonly codes: readonly PostalLine[];
  readonly places: readonly PlaceLine[];
}

/** How many times as large the one that is meant without saying so is. */
const farLarger = 3;

/** How many times as large as a place in another province one is that is meant rather than the place. */
const farLargerProvince = 20;

/** Of one Dutch postal code (four figures), about. */
const inhabitantsOfCode = 4000;

/** Places of one name in one province that lie further apart are two (km). */
const apart = 12;

const anyKind: readonly NamedKind[] = ['place', 'municipality', 'region', 'province'];

/** Letters and digits, without accents and with the words that names shorten (`St.`, `a/d`) in one form: as they are compared. */
const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^sint /, 'st ')
    .replace(/ aan den? /, ' a d ');

const pairs = (lines: string): (readonly [string, string])[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [first = '', second = ''] = line.split('|');
      return [first, second] as const;
    });

const shorts = new Map(pairs(provinceShorts).map(([short, province]) => [short, province]));
const countryKeys = new Set(countries.trim().split('\n').map(nameKey));

export function createGazetteer({ codes, places }: Sources): Gazetteer {
  const byName = new Map<string, KnownPlace[]>();
  const add = (name: string, place: KnownPlace) => {
    const key = nameKey(name);
    const known = byName.get(key) ?? [];
    if (known.some((each) => each.kind === place.kind && kilometresBetween(each, place) < apart)) return;
    byName.set(key, [...known, place]);
  };
  for (const place of places) {
    for (const name of [place.name, ...place.alternates]) add(name, { ...place, size: place.population });
  }
  addPlacesOf(codes, add);
  for (const [name, point] of pairs(regions)) {
    const [lat, lon] = point.split(' ').map(Number);
    add(name, { name, kind: 'region', province: '', lat: lat ?? 0, lon: lon ?? 0, size: 1 });
  }
  for (const [name, seat] of pairs(municipalities)) {
    const found = find(byName, seat, undefined, ['place']);
    if (found.kind === 'found') add(name, { ...found.place, name, kind: 'municipality' });
  }
  for (const [other, name] of pairs(otherNames)) {
    for (const place of byName.get(nameKey(name)) ?? []) add(other, place);
  }
  const ofCode = new Map<number, PostalLine>();
  for (const line of codes) if (!ofCode.has(line.code)) ofCode.set(line.code, line);
  return {
    find: (name, within, kinds = anyKind) => find(byName, name, within, kinds),
    postalCode: (written) => lookUp(ofCode, written),
  };
}

/** The places, municipalities and provinces of a list of postal codes; each lies where the middle of its codes does. */
function addPlacesOf(codes: readonly PostalLine[], add: (name: string, place: KnownPlace) => void): void {
  const group = (keyOf: (line: PostalLine) => string) => [...Map.groupBy(codes, keyOf)].filter(([key]) => key !== '');
  for (const [, lines] of group(({ name, province }) => `${province}|${name}`)) {
    for (const each of splitApart(lines)) addMiddle(each, 'place', ({ name }) => name);
  }
  for (const [, lines] of group(({ municipality, province }) => municipality && `${province}|${municipality}`)) {
    addMiddle(lines, 'municipality', ({ municipality }) => municipality);
  }
  for (const [, lines] of group(({ province }) => province)) addMiddle(lines, 'province', ({ province }) => province);

  function addMiddle(lines: readonly PostalLine[], kind: NamedKind, nameOf: (line: PostalLine) => string) {
    const [first] = lines;
    if (first === undefined) return;
    const point = { lat: median(lines.map(({ lat }) => lat)), lon: median(lines.map(({ lon }) => lon)) };
    const place = {
      name: nameOf(first),
      kind,
      province: first.province,
      ...point,
      size: lines.length * inhabitantsOfCode,
      code: middleOf(lines, point).code,
    };
    add(place.name, place);
    const plain = plainName(place);
    if (plain !== place.name) add(plain, place);
  }
}

/** The line that lies nearest to a point. */
function middleOf(lines: readonly PostalLine[], point: Point): PostalLine {
  return lines.reduce((one, other) => (kilometresBetween(other, point) < kilometresBetween(one, point) ? other : one));
}

/**
 * What a place is called by those who live there: `Bergen (NH)` is Bergen to them, `Alteveer gem Hoogeveen` Alteveer,
 * `Haren Gn` Haren and `Bavel AC`, which belongs to Alphen-Chaam, Bavel.
 */
export function plainName({ name, province }: KnownPlace): string {
  const plain = name.replace(/\s*\(.*\)$|\sgem\.?\s.*$|\s[A-Z]{1,2}$/, '');
  const [, bare, last = ''] = /^(.+) (\p{L}{1,3})$/u.exec(plain) ?? [];
  return bare !== undefined && shorts.get(nameKey(last)) === province ? bare : plain;
}

/** The lines of one name, by which of them lie together. */
function splitApart(lines: readonly PostalLine[]): PostalLine[][] {
  const groups: PostalLine[][] = [];
  for (const line of lines) {
    const near = groups.find((group) => group.some((each) => kilometresBetween(each, line) < apart));
    if (near === undefined) groups.push([line]);
    else near.push(line);
  }
  return groups;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function find(
  byName: ReadonlyMap<string, readonly KnownPlace[]>,
  written: string,
  within: string | undefined,
  kinds: readonly NamedKind[],
): Meant {
  const provinceNamed = (text: string) =>
    shorts.get(nameKey(text)) ?? byName.get(nameKey(text))?.find(({ kind }) => kind === 'province')?.name;
  const [, bare = '', behind = ''] = /^(.+?)\s*(?:\((.+)\)|,\s*(.+)|\s(\S+))\s*$/.exec(written)?.filter(Boolean) ?? [];
  const named = byName.has(nameKey(written)) || bare === '' ? undefined : provinceNamed(behind);
  const province = named ?? (within === undefined ? undefined : provinceNamed(within));
  const key = nameKey(named === undefined ? written : bare);
  if (province === undefined && countryKeys.has(key)) return { kind: 'unknown' };
  const all = byName.get(key) ?? [];
  const inProvince = province === undefined ? all : all.filter((place) => place.province === province);
  const candidates = inProvince.length === 0 && named === undefined ? all : inProvince;
  const allowed = withoutTiny(candidates.filter((place) => kinds.includes(place.kind)));
  const kind = kinds.find((each) => allowed.some((place) => place.kind === each));
  const [largest, ...others] = allowed
    .filter((place) => place.kind === kind)
    .sort((one, other) => other.size - one.size);
  if (largest === undefined) return { kind: 'unknown' };
  const isClear = others.every(({ size }) => largest.size >= size * farLarger);
  return isClear ? { kind: 'found', place: largest, others } : { kind: 'several', places: [largest, ...others] };
}

/** Without what is tiny beside the province of its name and lies in another one, as the village of Zeeland in Noord-Brabant. */
function withoutTiny(places: readonly KnownPlace[]): readonly KnownPlace[] {
  const provinces = places.filter(({ kind }) => kind === 'province');
  return places.filter((place) =>
    provinces.every(
      ({ province, size }) => place.province === province || size < Math.max(place.size, 1) * farLargerProvince,
    ),
  );
}

/** Letters that are never given out. */
const forbidden = /s[ads]$/i;

function lookUp(ofCode: ReadonlyMap<number, PostalLine>, written: string): KnownCode {
  const [, digits, letters = ''] = /^\s*([1-9]\d{3})\s*([a-z]{2})?\s*$/i.exec(written) ?? [];
  if (digits === undefined) return { kind: 'malformed' };
  if (forbidden.test(letters)) return { kind: 'notFound' };
  const found = ofCode.get(Number(digits));
  // PO boxes have the lowest numbers of a place, and lists of addresses lack them.
  if (found === undefined) return { kind: /0.?$/.test(digits) ? 'notCovered' : 'notFound' };
  const code = letters === '' ? digits : `${digits} ${letters.toUpperCase()}`;
  return { kind: 'found', place: { code, name: found.name, lat: found.lat, lon: found.lon } };
}
