import { z } from 'zod';
import {
  type Cell,
  cellAt,
  cellSide,
  clusterOf,
  keepApart,
  setMiddle,
  worldAt,
} from '#services/query/engine/clustering/clusterGrid.ts';
import { type NamedPoint, readPlace } from '#services/query/engine/indexing/placeFacet.ts';
import type { Connection } from '#services/query/opensearch/connection.ts';
import { allOf, type Query, terms } from '#services/query/opensearch/dsl.ts';
import { bucketsOf, searchOne } from '#services/query/opensearch/searchIndex.ts';
import { type Area, isInside } from '#services/query/places/geometry.ts';
import { type Clusters, clustersMax } from '#services/query/ports/searchPort.ts';
import { areaQuery } from './areaQuery.ts';
import { valuesMax } from './facetAggregations.ts';

interface Asked {
  readonly query: Query;
  /** Places outside any of these do not count. */
  readonly areas: readonly Area[];
  readonly zoom: number;
}

/** A place of the records that were found, and how many of them have it. */
interface CountedPlace extends NamedPoint {
  readonly value: string;
  readonly times: number;
}

const asked = z.object({
  buckets: z.array(
    z.object({
      doc_count: z.int(),
      alone: z.object({
        hits: z.object({ hits: z.array(z.object({ _source: z.object({ id: z.string(), title: z.string() }) })) }),
      }),
    }),
  ),
});

/**
 * Puts the places of a search together by the grid of a map. The places are counted first, which are few; then the
 * records of each square that is shown, because one may have several places in it.
 */
export async function clusterPlaces(
  connection: Connection,
  index: string,
  { query, areas, zoom }: Asked,
): Promise<Clusters> {
  const inside = allOf([query, ...areas.map((area) => areaQuery({ scope: 'map', area }))]);
  const { aggregations } = await searchOne(connection, index, {
    query: inside,
    size: 0,
    aggs: { places: { terms: { field: 'place', size: valuesMax } } },
  });
  const places = bucketsOf(aggregations.places)
    .map(({ key, doc_count }): CountedPlace => ({ ...readPlace(String(key)), value: String(key), times: doc_count }))
    .filter((place) => areas.every((area) => isInside(area, place)));
  if (places.length === 0) return { hits: 0, clusters: [] };

  const world = worldAt(zoom);
  let side = cellSide;
  let cells = cellsOf(places, world, side);
  for (; cells.length > clustersMax; cells = cellsOf(places, world, side)) side *= 2;
  const valuesIn = (cell: Cell) => [...cell.places.keys()].flatMap((at) => places[at]?.value ?? []);
  const filters = cells.map((cell) => placedAt(valuesIn(cell)));
  const { total, aggregations: counted } = await searchOne(connection, index, {
    query: allOf([inside, placedAt(places.map(({ value }) => value))]),
    size: 0,
    aggs: {
      cells: { filters: { filters }, aggs: { alone: { top_hits: { size: 1, _source: ['id', 'title'] } } } },
    },
  });
  const { buckets } = asked.parse(counted.cells);
  const records = new Map(
    cells.map((cell, at) => {
      cell.count = buckets[at]?.doc_count ?? 0;
      return [cell, buckets[at]?.alone.hits.hits[0]?._source] as const;
    }),
  );
  for (const cell of cells) setMiddle(cell, places, world);
  keepApart(cells, side);
  const clusters = cells
    .map((cell) => ({ ...clusterOf(cell, places, world), ...(cell.count === 1 ? { record: records.get(cell) } : {}) }))
    .sort((a, b) => b.count - a.count);
  return { hits: total, clusters };
}

/** As many as OpenSearch takes in one list. */
const listMax = 65_536;

function placedAt(values: readonly string[]): Query {
  const lists = Array.from({ length: Math.ceil(values.length / listMax) }, (_, at) =>
    terms('place', values.slice(at * listMax, (at + 1) * listMax)),
  );
  return { bool: { should: lists, minimum_should_match: 1 } };
}

function cellsOf(places: readonly CountedPlace[], world: number, side: number): Cell[] {
  const cells = new Map<number, Cell>();
  places.forEach((place, at) => {
    const { column, row, key } = cellAt(place, world, side);
    const cell = cells.get(key) ?? { column, row, places: new Map(), count: 0, x: 0, y: 0 };
    cell.places.set(at, place.times);
    cells.set(key, cell);
  });
  return [...cells.values()];
}
