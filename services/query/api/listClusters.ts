import type { Clusters } from '#services/query/ports/searchPort.ts';

/** What the records' names may take of an answer, in bytes; the rest of it is some 25 kB at most. */
const namesBytes = 30_000;

/** A longer title is cut, and a longer name of a place, which stands for little on a map. */
const [titleMax, nameMax] = [90, 60];

/** Clusters as an answer has them, never above 60 kB: where titles would take more, the last go without. */
export function listClusters({ hits, clusters }: Clusters) {
  let left = namesBytes;
  return {
    hits,
    clusters: clusters.map(({ lat, lon, count, name, bounds, record }) => {
      const { west, south, east, north } = bounds;
      const named = record && { id: record.id, title: cut(record.title, titleMax) };
      const shortName = cut(name, nameMax);
      const size = Buffer.byteLength(JSON.stringify([named, shortName]));
      const fits = size <= left;
      if (fits) left -= size;
      const mark = { lat, lon, count, name: fits ? shortName : '', bounds: [west, south, east, north] };
      return { ...mark, ...(fits && named !== undefined ? { record: named } : {}) };
    }),
  };
}

function cut(text: string, most: number): string {
  const whole = text.slice(0, most).toWellFormed();
  return text.length > most ? `${whole.trimEnd()}…` : text;
}
