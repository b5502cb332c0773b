/** The sides of a part of the earth, in degrees. */
export type MapBox = readonly [west: number, south: number, east: number, north: number];

/** How the map is looked at. */
export interface MapPosition {
  /** Degrees north and east (WGS 84). */
  readonly lat: number;
  readonly lon: number;
  /** As web maps count: the earth is 256 pixels wide at 0, and twice as wide with each step. */
  readonly zoom: number;
}

/** One or more results at a place. */
export interface MapMark {
  readonly lat: number;
  readonly lon: number;
  /** As it is written on the mark: "1.204". */
  readonly count: string;
  /** How many that is, which its size tells. */
  readonly size: number;
  /** What it is called: "12 resultaten rond Ede, zoom in". Begins with the count where that is shown. */
  readonly label: string;
  /** Where it leads: to the only result, or to the list of those at one point; without it the map goes nearer. */
  readonly href?: string | undefined;
  readonly bounds: MapBox;
}

/** What the search is narrowed to, drawn on the map. */
export type MapArea =
  | { readonly kind: 'box'; readonly box: MapBox }
  | { readonly kind: 'circle'; readonly lat: number; readonly lon: number; readonly kilometres: number };
