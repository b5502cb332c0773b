import { describe, expect, it } from 'vitest';
import type { LonLat } from './lonLat.ts';
import { land } from './netherlands.ts';
import { isShown, project, size } from './projection.ts';

/** Whether a place lies on the land as it is drawn (ray casting: an odd number of shores to the east). */
function isOnLand([lon, lat]: LonLat): boolean {
  const { x, y } = project([lon, lat]);
  return land.some((path) => {
    const points = path.map(project);
    const crossed = points.filter((point, index) => {
      const next = points[(index + 1) % points.length] ?? point;
      if (point.y > y === next.y > y) return false;
      return x < point.x + ((y - point.y) / (next.y - point.y)) * (next.x - point.x);
    });
    return crossed.length % 2 === 1;
  });
}

describe('the outline of the Netherlands', () => {
  it.each<[string, number, number]>([
    ['Amsterdam', 52.37, 4.89],
    ['Den Helder', 52.94, 4.77],
    ['Medemblik', 52.77, 5.09],
    ['Edam', 52.51, 5.05],
    ['Den Haag', 52.08, 4.31],
    ['Hoek van Holland', 51.98, 4.14],
    ['Middelburg', 51.5, 3.61],
    ['Goes', 51.5, 3.89],
    ['Zierikzee', 51.65, 3.92],
    ['Middelharnis', 51.755, 4.17],
    ['Colijnsplaat', 51.595, 3.85],
    ['Tholen', 51.53, 4.22],
    ['Terneuzen', 51.33, 3.83],
    ['Oostburg', 51.33, 3.49],
    ['Bergen op Zoom', 51.49, 4.29],
    ['Breda', 51.59, 4.78],
    ['Baarle-Nassau', 51.445, 4.93],
    ['Weert', 51.25, 5.71],
    ['Maastricht', 50.85, 5.69],
    ['Vaals', 50.77, 6.01],
    ['Venlo', 51.37, 6.17],
    ['Nijmegen', 51.84, 5.86],
    ['Winterswijk', 51.97, 6.72],
    ['Enschede', 52.22, 6.89],
    ['Denekamp', 52.375, 7.0],
    ['Coevorden', 52.66, 6.74],
    ['Ter Apel', 52.88, 7.06],
    ['Bad Nieuweschans', 53.18, 7.2],
    ['Delfzijl', 53.325, 6.91],
    ['Leeuwarden', 53.2, 5.79],
    ['Harlingen', 53.175, 5.43],
    ['Stavoren', 52.885, 5.37],
    ['Lemmer', 52.845, 5.71],
    ['Urk', 52.66, 5.61],
    ['Lelystad', 52.51, 5.47],
    ['Almere', 52.37, 5.22],
    ['Zeewolde', 52.335, 5.54],
    ['Harderwijk', 52.34, 5.63],
    ['Den Burg (Texel)', 53.055, 4.8],
    ['Midsland (Terschelling)', 53.385, 5.29],
    ['Nes (Ameland)', 53.446, 5.77],
    ['Schiermonnikoog', 53.48, 6.16],
  ])('has %s on land', (_, lat, lon) => {
    expect(isOnLand([lon, lat])).toBe(true);
  });

  it.each<[string, number, number]>([
    ['the North Sea off Zandvoort', 52.4, 4.4],
    ['the IJsselmeer', 52.83, 5.3],
    ['the Markermeer', 52.52, 5.2],
    ['the Wadden Sea', 53.2, 5.2],
    ['the Western Scheldt', 51.4, 3.75],
    ['the Eastern Scheldt', 51.57, 3.97],
    ['the Dollard', 53.3, 7.15],
    ['Antwerp', 51.22, 4.4],
    ['Gronau', 52.21, 7.1],
    ['Nordhorn', 52.43, 7.07],
    ['Uelsen', 52.5, 6.88],
    ['Cleves', 51.79, 6.14],
    ['Aachen', 50.775, 6.085],
    ['Liège', 50.64, 5.57],
    ['Bruges', 51.21, 3.22],
  ])('has %s off it', (_, lat, lon) => {
    expect(isOnLand([lon, lat])).toBe(false);
  });
});

describe('the projection', () => {
  it('is true to shape: a degree of latitude is longer than one of longitude, as it is here on the globe', () => {
    const here = project([5, 52]);
    const north = here.y - project([5, 53]).y;
    const east = project([6, 52]).x - here.x;
    expect(north / east).toBeCloseTo(1 / Math.cos((52.5 * Math.PI) / 180), 2);
  });

  it('has north at the top, west at the left and the whole country inside', () => {
    const points = land.flat().map(project);
    expect(points.every(({ x, y }) => x > 0 && x < size.width && y > 0 && y < size.height)).toBe(true);
    expect(project([5, 53]).y).toBeLessThan(project([5, 52]).y);
    expect(project([4, 52]).x).toBeLessThan(project([5, 52]).x);
  });

  it.each<[string, LonLat]>([
    ['the tropics', [-68.3, 12.2]],
    ['the North Pole', [5, 90]],
    ['nowhere', [5, Number.NaN]],
    ['London', [-0.1, 51.5]],
  ])('does not reach %s', (_, place) => {
    expect(isShown(place)).toBe(false);
  });
});
