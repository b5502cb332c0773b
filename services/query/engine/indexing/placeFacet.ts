import type { Facet } from '#services/query/collection/facet.ts';
import type { Point } from '#services/query/places/geometry.ts';

/** A point, and the name of the place there. */
export interface NamedPoint extends Point {
  readonly name: string;
}

/**
 * Places are kept as facets' values are, each place once, so that they are written, read and followed in the same way. It
 * is counted by where its values lie, and never listed.
 */
export const placeFacet = {
  id: 'place',
  number: 1000,
  alias: '',
  'alias-eng': '',
  combine: 'and',
  kind: 'terms',
  valuesOf: ({ places = [] }) => places.map(({ lat, lon, name }) => `${degrees(lat)} ${degrees(lon)} ${name}`),
} as const satisfies Facet;

/** To a metre. */
const degrees = (value: number) => Math.round(value * 100_000) / 100_000;

export function readPlace(value: string): NamedPoint {
  const [, lat, lon, name = ''] = /^(\S+) (\S+) (.*)$/s.exec(value) ?? [];
  return { lat: Number(lat), lon: Number(lon), name };
}
