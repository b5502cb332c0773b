import type { SortOrder } from '#services/query/ports/searchPort.ts';
import type { Columns } from '#services/query/postgres/columns/columns.ts';

/** The items of one page. `items` come best first. */
export function pageOf(
  columns: Columns,
  items: Uint32Array,
  order: SortOrder,
  offset: number,
  limit: number,
): number[] {
  if (offset >= items.length || limit === 0) return [];
  if (order.by === 'score') return [...items.subarray(offset, offset + limit)];
  // The whole collection stands in this order already: walk along it and pick the hits, instead of sorting them.
  const isHit = new Uint8Array(columns.size);
  for (const item of items) isHit[item] = 1;
  const page: number[] = [];
  let passed = 0;
  for (const item of walk(columns, order)) {
    if (isHit[item] !== 1) continue;
    passed += 1;
    if (passed > offset) page.push(item);
    if (page.length === limit) break;
  }
  return page;
}

function walk(columns: Columns, order: Exclude<SortOrder, { by: 'score' }>): Iterable<number> {
  if (order.by === 'jaar') return order.direction === 'asc' ? columns.byOldest : columns.byNewest;
  // New items take the next numbers.
  if (order.by === 'toegevoegd') return order.direction === 'asc' ? upTo(columns.size) : downFrom(columns.size);
  return order.direction === 'asc' ? columns.byTitle : backwards(columns.byTitle);
}

function* upTo(size: number): Iterable<number> {
  for (let at = 0; at < size; at += 1) yield at;
}

function* downFrom(size: number): Iterable<number> {
  for (let at = size - 1; at >= 0; at -= 1) yield at;
}

function* backwards(items: Uint32Array): Iterable<number> {
  for (let at = items.length - 1; at >= 0; at -= 1) yield items[at] ?? 0;
}
