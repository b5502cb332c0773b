import { describe, expect, it } from 'vitest';
import { type Area, isInside } from '#services/query/places/geometry.ts';
import { requestOf } from './given.contract.ts';
import { clustersMax, type SearchPort, type SearchRequest } from './searchPort.ts';

/** The part of the port's contract that is about places. `engine` holds the sample records. */
export function describeAreas(engine: () => SearchPort): void {
  const search = (request: Partial<SearchRequest>) => engine().search(requestOf({ limit: 1000, ...request }));
  const veluwe: Area = { kind: 'box', west: 5.6, south: 52, east: 6.1, north: 52.4 };
  const aroundEde: Area = { kind: 'circle', lat: 52.04, lon: 5.66, kilometres: 15 };
  const country = { west: 3, south: 50.5, east: 7.5, north: 53.7 };
  const everything = { scope: 'gkn3', term: '*', choices: [] } as const;

  describe('areas', () => {
    it.each([veluwe, aroundEde])('hold the records with a place in them: $kind', async (area) => {
      const { records, hits } = await search({ area });
      expect(hits).toBeGreaterThan(5);
      expect(records).toHaveLength(hits);
      for (const { places = [] } of records) expect(places.some((place) => isInside(area, place))).toBe(true);
      const all = await search({ scope: 'map', term: 'bodem' });
      const inside = all.records.filter(({ places = [] }) => places.some((place) => isInside(area, place)));
      expect((await search({ term: 'bodem', area })).hits).toBe(inside.length);
    });

    it('narrow the counts of every facet, and the values of one', async () => {
      const { records, facets } = await search({ area: veluwe });
      const types = facets.find(({ facet }) => facet.id === 'documenttype')?.values ?? [];
      expect(types.length).toBeGreaterThan(1);
      for (const { value, count } of types) {
        expect(count).toBe(records.filter(({ documenttype }) => documenttype === value).length);
      }
      const listed = await engine().values({
        ...everything,
        area: veluwe,
        facet: 'documenttype',
        find: '',
        limit: 100,
      });
      expect(listed?.values).toEqual(types);
    });
  });

  describe('clusters', () => {
    const show = (zoom: number, view = country) => engine().clusters({ ...everything, view, zoom });

    it('count the records whose places they hold, each once', async () => {
      const { clusters, hits } = await show(8);
      expect(hits).toBe((await search({ scope: 'map', limit: 0 })).hits);
      for (const { count, bounds } of clusters) {
        expect(count).toBe((await search({ area: { kind: 'box', ...bounds }, limit: 0 })).hits);
      }
      expect(clusters.map(({ count }) => count)).toEqual(clusters.map(({ count }) => count).sort((a, b) => b - a));
    });

    it('come apart where one looks nearer, and say which record stands alone', async () => {
      const [far, near] = [await show(6), await show(13, { west: 5.5, south: 51.9, east: 5.8, north: 52.1 })];
      expect(Math.max(...far.clusters.map(({ count }) => count))).toBeGreaterThan(100);
      const alone = near.clusters.filter(({ count }) => count === 1);
      expect(alone.length).toBeGreaterThan(0);
      for (const { record } of alone) {
        expect((await engine().record(record?.id ?? ''))?.title).toBe(record?.title);
      }
      expect(near.clusters.filter(({ count, record }) => count > 1 && record !== undefined)).toEqual([]);
    });

    it.each([5, 7, 9, 12, 15])(
      'stand far enough from each other to be pressed at zoom %i, and are not many',
      async (zoom) => {
        const { clusters } = await show(zoom);
        expect(clusters.length).toBeLessThanOrEqual(clustersMax);
        const pixels = (256 * 2 ** zoom) / 360;
        for (const [at, one] of clusters.entries()) {
          for (const other of clusters.slice(at + 1)) {
            const across = (one.lon - other.lon) * pixels;
            const up = ((one.lat - other.lat) * pixels) / Math.cos((one.lat * Math.PI) / 180);
            expect(Math.hypot(across, up)).toBeGreaterThan(44);
          }
        }
      },
    );

    it('are those of the search: its area, and where it looks', async () => {
      const { hits, clusters } = await engine().clusters({ ...everything, area: aroundEde, view: country, zoom: 10 });
      expect(hits).toBe((await search({ area: aroundEde, limit: 0 })).hits);
      const points = clusters.filter(({ bounds }) => bounds.south === bounds.north && bounds.west === bounds.east);
      expect(points.length).toBeGreaterThan(0);
      for (const { bounds } of points) {
        expect(isInside(aroundEde, { lat: bounds.south, lon: bounds.west })).toBe(true);
      }
      expect(await engine().clusters({ ...everything, term: 'eenhoorn', view: country, zoom: 8 })).toEqual({
        hits: 0,
        clusters: [],
      });
    });
  });
}
