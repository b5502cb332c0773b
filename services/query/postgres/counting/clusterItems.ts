import type { Area, Box, Point } from '#services/query/places/geometry.ts';
import { clustersMax } from '#services/query/ports/searchPort.ts';
import type { PlaceColumn } from '#services/query/postgres/columns/columns.ts';
import { placesIn } from './itemsIn.ts';

/** Items whose places share a square of the grid; `item` is the only one where `count` is 1. */
export interface ItemCluster extends Point {
  readonly count: number;
  readonly item: number;
  readonly name: string;
  readonly bounds: Box;
}

interface Asked {
  /** What is asked for: places outside any of these do not count. */
  readonly areas: readonly Area[];
  readonly zoom: number;
}

/** The side of a square of the grid, in pixels of the map. */
const cellSide = 88;

/** Marks nearer than this could not be told apart by a finger (pixels; WCAG 2.2, 2.5.8 asks for 24). */
const apart = 48;

/** The earth's width at zoom 0 (pixels). */
const worldWidth = 256;

interface Cell {
  readonly column: number;
  readonly row: number;
  readonly places: Map<number, number>;
  count: number;
  item: number;
  x: number;
  y: number;
}

/**
 * Puts items together that lie close to each other on a map, by a grid; each item counts once in every square in which it
 * has a place. Where more squares are filled than may be answered, the grid is made coarser. A mark stands in the middle
 * of its places, moved only where it would touch the one beside it.
 */
export function clusterItems(
  column: PlaceColumn,
  items: Uint32Array,
  { areas, zoom }: Asked,
): { readonly hits: number; readonly clusters: readonly ItemCluster[] } {
  const isIn = placesIn(column, areas);
  const world = worldWidth * 2 ** zoom;
  for (let side = cellSide; ; side *= 2) {
    const { cells, hits } = fillCells(column, items, isIn, world, side);
    if (cells.length > clustersMax) continue;
    keepApart(cells, side);
    const clusters = cells.map((cell) => clusterOf(cell, column, world)).sort((a, b) => b.count - a.count);
    return { hits, clusters };
  }
}

function fillCells({ column, places }: PlaceColumn, items: Uint32Array, isIn: Uint8Array, world: number, side: number) {
  const { offsets, values } = column;
  const cells: Cell[] = [];
  const cellAt = new Map<number, number>();
  // One more than the number of the cell, of places that have been met.
  const cellOf = new Uint32Array(isIn.length);
  const findCell = (place: number) => {
    const { x, y } = pixelOf(places[place] ?? { lat: 0, lon: 0 }, world);
    const [across, down] = [Math.floor(x / side), Math.floor(y / side)];
    const key = down * 2 ** 26 + across;
    const known = cellAt.get(key);
    if (known !== undefined) return known;
    cells.push({ column: across, row: down, places: new Map(), count: 0, item: -1, x: 0, y: 0 });
    cellAt.set(key, cells.length);
    return cells.length;
  };
  const lastItem = new Int32Array(isIn.length + 1).fill(-1);
  const timesOf = new Uint32Array(isIn.length);
  let hits = 0;
  for (let each = 0; each < items.length; each += 1) {
    const item = items[each] ?? 0;
    const end = offsets[item + 1] ?? 0;
    let isHit = false;
    for (let at = offsets[item] ?? 0; at < end; at += 1) {
      const place = values[at] ?? 0;
      if (isIn[place] !== 1) continue;
      isHit = true;
      if (cellOf[place] === 0) cellOf[place] = findCell(place);
      timesOf[place] = (timesOf[place] ?? 0) + 1;
      const number = cellOf[place] ?? 0;
      if (lastItem[number] === item) continue;
      lastItem[number] = item;
      const cell = cells[number - 1];
      if (cell === undefined) continue;
      cell.count += 1;
      cell.item = item;
    }
    if (isHit) hits += 1;
  }
  for (let place = 0; place < timesOf.length; place += 1) {
    const [times, cell] = [timesOf[place] ?? 0, cells[(cellOf[place] ?? 0) - 1]];
    if (times === 0 || cell === undefined) continue;
    cell.places.set(place, times);
  }
  for (const cell of cells) setMiddle(cell, places, world);
  return { cells, hits };
}

function setMiddle(cell: Cell, places: PlaceColumn['places'], world: number): void {
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
function keepApart(cells: readonly Cell[], side: number): void {
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

function clusterOf(cell: Cell, { places }: PlaceColumn, world: number): ItemCluster {
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
    ...{ count: cell.count, item: cell.item, name },
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
