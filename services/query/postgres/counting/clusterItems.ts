import {
  type Cell,
  cellAt,
  cellSide,
  clusterOf,
  keepApart,
  type PlacedCluster,
  setMiddle,
  worldAt,
} from '#services/query/engine/clustering/clusterGrid.ts';
import type { Area } from '#services/query/places/geometry.ts';
import { clustersMax } from '#services/query/ports/searchPort.ts';
import type { PlaceColumn } from '#services/query/postgres/columns/columns.ts';
import { placesIn } from './itemsIn.ts';

/** Items whose places share a square of the grid; `item` is the only one where `count` is 1. */
export type ItemCluster = PlacedCluster & { readonly item: number };

interface Asked {
  /** What is asked for: places outside any of these do not count. */
  readonly areas: readonly Area[];
  readonly zoom: number;
}

type ItemCell = Cell & { item: number };

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
  const world = worldAt(zoom);
  for (let side = cellSide; ; side *= 2) {
    const { cells, hits } = fillCells(column, items, isIn, world, side);
    if (cells.length > clustersMax) continue;
    keepApart(cells, side);
    const clusters = cells
      .map((cell) => ({ ...clusterOf(cell, column.places, world), item: cell.item }))
      .sort((a, b) => b.count - a.count);
    return { hits, clusters };
  }
}

function fillCells({ column, places }: PlaceColumn, items: Uint32Array, isIn: Uint8Array, world: number, side: number) {
  const { offsets, values } = column;
  const cells: ItemCell[] = [];
  const known = new Map<number, number>();
  // One more than the number of the cell, of places that have been met.
  const cellOf = new Uint32Array(isIn.length);
  const findCell = (place: number) => {
    const { column: across, row, key } = cellAt(places[place] ?? { lat: 0, lon: 0 }, world, side);
    const number = known.get(key);
    if (number !== undefined) return number;
    cells.push({ column: across, row, places: new Map(), count: 0, item: -1, x: 0, y: 0 });
    known.set(key, cells.length);
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
