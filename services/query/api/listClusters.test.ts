import { describe, expect, it } from 'vitest';
import { type Cluster, clustersMax } from '#services/query/ports/searchPort.ts';
import { listClusters } from './listClusters.ts';

const bounds = { west: -179.123_45, south: -85.123_45, east: 179.123_45, north: 85.123_45 };
const cluster = (number: number, name: string, title: string): Cluster => ({
  ...{ lat: -52.123_45, lon: -125.123_45, count: number === 0 ? 300_000 : 1, name, bounds },
  record: { id: `${'i'.repeat(490)}${number}`, title },
});
const listOf = (name: string, title: string) =>
  listClusters({ hits: 300_000, clusters: Array.from({ length: clustersMax }, (_, at) => cluster(at, name, title)) });

describe('what a map is sent', () => {
  it.each([
    ['letters of four bytes', '𐍈'.repeat(500)],
    ['signs that JSON writes with six', '\u0001'.repeat(500)],
    ['ordinary titles', 'Grasland op klei: wat een mengsel van kruiden doet met de opbrengst in een droge zomer'],
  ])('stays below 60 kB whatever is in it: %s', (_, text) => {
    expect(Buffer.byteLength(JSON.stringify(listOf(text, text)))).toBeLessThan(60_000);
  });

  it('names all records where that is possible, and else the first', () => {
    const short = listClusters({
      hits: 2,
      clusters: [{ ...cluster(1, 'Ede', 'Klei'), record: { id: '1', title: 'Klei' } }],
    });
    expect(short.clusters).toEqual([
      {
        lat: -52.123_45,
        lon: -125.123_45,
        count: 1,
        name: 'Ede',
        bounds: Object.values(bounds),
        record: { id: '1', title: 'Klei' },
      },
    ]);
    const long = listOf('Ede', 'Klei').clusters;
    expect(long[0]).toHaveProperty('record');
    expect(long.at(-1)).not.toHaveProperty('record');
    expect(long).toHaveLength(clustersMax);
  });

  it('cuts long titles', () => {
    const { clusters } = listClusters({
      hits: 1,
      clusters: [{ ...cluster(1, '', 'a '.repeat(100)), record: { id: '1', title: 'a '.repeat(100) } }],
    });
    expect(clusters[0]?.record?.title).toMatch(/^(?:a ){44}a…$/);
  });
});
