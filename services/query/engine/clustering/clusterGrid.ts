import type { NamedPoint } from '#services/query/engine/indexing/placeFacet.ts';
import type { Box, Point } from '#services/query/places/geometry.ts';

/** The side of a square of the grid, in pixels of the map. */
export const cellSide = 88;

/** Marks nearer than this could not be told apart by a finger (pixels; WCAG 2.2, 2.5.8 asks for 24). */
const apart = 48;

/** The earth's width at a zoom, in pixels. */
export const worldAt = (zoom: number): number => 256 * 2 ** zoom;

/** A square of the grid, with how often each place in it occurs, by the place's number. */
export interface Cell {
  readonly column: number;
  readonly row: number;
  readonly places: Map<number, number>;
  count: number;
  x: number;
  y: number;
}

/** What stands for a square on the map. */
export interface PlacedCluster extends Point {
  readonly count: number;
  readonly name: string;
  readonly bounds: Box;
}

type Places = readonly (NamedPoint | undefined)[];

/** The square in which a point lies; `key` is another one for every square. */
export function cellAt(point: Point, world: number, side: number): { column: number; row: number; key: number } {
  const { x, y } = pixelOf(point, world);
  const [column, row] = [Math.floor(x / side), Math.floor(y / side)];
  return { column, row, key: row * 2 ** 26 + column };
}

/** Puts each cell's mark in the middle of its places. */
export function setMiddle(cell: Cell, places: Places, world: number): void {
  let sum = 0;
  for (const [place, times] of cell.places) {
    const { x, y } = pixelOf(places[place] ?? { lat: 0, lon: 0 }, world);
    cell.x += x * times;
    cell.y += y * times;
    sum += times;
  }
  cell.x /= sum;
  cell.y /= sum;
}

/** Moves marks that would touch into the inner part of their squares, until none does. */
export function keepApart(cells: readonly Cell[], side: number): void {
  const margin = apart / 2;
  const byPlace = new Map(cells.map((cell) => [`${cell.column} ${cell.row}`, cell]));
  const moved = new Set<Cell>();
  const move = (cell: Cell) => {
    if (moved.has(cell)) return false;
    const within = (value: number, start: number) => Math.min(Math.max(value, start + margin), start + side - margin);
    cell.x = within(cell.x, cell.column * side);
    cell.y = within(cell.y, cell.row * side);
    return Boolean(moved.add(cell));
  };
  for (let hasMoved = true; hasMoved; ) {
    hasMoved = false;
    for (const cell of cells) {
      for (const [across, down] of neighbours) {
        const other = byPlace.get(`${cell.column + across} ${cell.row + down}`);
        if (other === undefined || Math.hypot(cell.x - other.x, cell.y - other.y) >= apart) continue;
        hasMoved = [move(cell), move(other)].some(Boolean) || hasMoved;
      }
    }
  }
}

const neighbours = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** What a cell is called, and what holds its places. */
export function clusterOf(cell: Cell, places: Places, world: number): PlacedCluster {
  const all = [...cell.places].flatMap(([number, times]) => {
    const place = places[number];
    return place === undefined ? [] : [{ ...place, times }];
  });
  const names = new Map<string, number>();
  for (const { name, times } of all) if (name !== '') names.set(name, (names.get(name) ?? 0) + times);
  const [name = ''] = [...names].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))[0] ?? [];
  const [lats, lons] = [all.map(({ lat }) => lat), all.map(({ lon }) => lon)];
  return {
    ...pointAt(cell, world),
    count: cell.count,
    name,
    bounds: { west: least(lons), south: least(lats), east: most(lons), north: most(lats) },
  };
}

// A square may hold more places than a function takes arguments.
const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));
const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b));

/** Where Mercator's map, as the web uses it, ends. */
const maximumLat = 85.0511;

function pixelOf({ lat, lon }: Point, world: number): { x: number; y: number } {
  const sine = Math.sin((Math.min(Math.max(lat, -maximumLat), maximumLat) * Math.PI) / 180);
  return {
    x: ((lon + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

function pointAt({ x, y }: { readonly x: number; readonly y: number }, world: number): Point {
  const lat = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / world))) * 180) / Math.PI;
  return { lat: round(lat), lon: round((x / world) * 360 - 180) };
}

const round = (degrees: number) => Math.round(degrees * 100_000) / 100_000;
