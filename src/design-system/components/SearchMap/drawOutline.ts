import { type LatLngTuple, type Layer, type Map as LeafletMap, layerGroup, marker, polygon, polyline } from 'leaflet';
import type { LonLat } from '../PlaceMap/lonLat.ts';
import { dikes, land, neighbours, rivers } from '../PlaceMap/netherlands.ts';
import { OwnIcon } from './OwnIcon.ts';
import borders from './provinceBorders.json';

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** From this zoom on a town is named; the larger the earlier. */
const towns: readonly (readonly [name: string, lat: number, lon: number, from: number])[] = [
  ['Amsterdam', 52.37, 4.9, 7],
  ['Rotterdam', 51.92, 4.48, 7],
  ['Den Haag', 52.08, 4.3, 8],
  ['Utrecht', 52.09, 5.12, 7],
  ['Eindhoven', 51.44, 5.47, 7],
  ['Groningen', 53.22, 6.57, 7],
  ['Maastricht', 50.85, 5.69, 7],
  ['Zwolle', 52.51, 6.09, 7],
  ['Middelburg', 51.5, 3.61, 7],
  ['Leeuwarden', 53.2, 5.79, 7],
  ['Arnhem', 51.98, 5.91, 8],
  ['Nijmegen', 51.84, 5.86, 9],
  ['Wageningen', 51.97, 5.66, 9],
  ['Enschede', 52.22, 6.89, 8],
  ['Apeldoorn', 52.21, 5.97, 9],
  ['Assen', 52.99, 6.56, 8],
  ['Emmen', 52.78, 6.9, 9],
  ['Lelystad', 52.51, 5.47, 8],
  ['Almere', 52.37, 5.22, 9],
  ['Alkmaar', 52.63, 4.75, 8],
  ['Den Helder', 52.95, 4.76, 9],
  ['Haarlem', 52.38, 4.64, 9],
  ['Leiden', 52.16, 4.49, 9],
  ['Breda', 51.59, 4.78, 8],
  ['Tilburg', 51.56, 5.09, 9],
  ['Den Bosch', 51.69, 5.3, 9],
  ['Venlo', 51.37, 6.17, 8],
  ['Roermond', 51.19, 5.99, 9],
  ['Terneuzen', 51.33, 3.83, 9],
  ['Deventer', 52.25, 6.16, 9],
  ['Hoogeveen', 52.73, 6.48, 9],
  ['Heerenveen', 52.96, 5.92, 9],
  ['Emmeloord', 52.71, 5.75, 9],
  ['Doetinchem', 51.97, 6.29, 9],
  ['Goes', 51.5, 3.89, 9],
];

/** Land beyond what the locator map shows, roughly: a wide window sees some of it. */
const beyond: readonly (readonly LonLat[])[] = [
  [
    [7.3, 46],
    [15, 46],
    [15, 54],
    [8.8, 54],
    [8.5, 53.6],
    [7.3, 53.68],
  ],
  [
    [7.4, 46],
    [7.4, 50.75],
    [3.1, 50.75],
    [3.1, 51.33],
    [2.55, 51.1],
    [1.9, 50.98],
    [1.6, 50.87],
    [1.57, 50.25],
    [0.2, 49.65],
    [-1.1, 49.35],
    [-1.9, 49.7],
    [-1.6, 48.65],
    [-4.5, 48.65],
    [-4.5, 46],
  ],
];

/** How near a mark may come to the middle of a town's name before it hides it (pixels). */
const [nameHalf, nameHeight] = [64, 30] as const;

const points = (line: readonly LonLat[]): LatLngTuple[] => line.map(([lon, lat]) => [lat, lon]);

/** Longitudes and latitudes in turn. */
const pointsOf = (line: readonly number[]): LatLngTuple[] =>
  line.flatMap((lat, at): LatLngTuple[] => (at % 2 === 1 ? [[lat, line[at - 1] ?? 0]] : []));

/**
 * Draws the Netherlands where there are no tiles: land and the neighbours’, large water, provinces, towns. Asks nobody.
 * What it returns names the towns that no mark would hide.
 */
export function drawOutline(map: LeafletMap): (marks: readonly Point[]) => void {
  const look = (part: string) => ({ interactive: false, className: `search-map-${part}`, smoothFactor: 0.5 });
  const lines = (paths: readonly (readonly LonLat[])[], part: string): Layer[] =>
    paths.map((path) => polyline(points(path), look(part)));
  layerGroup([
    ...[...beyond, ...neighbours].map((path) => polygon(points(path), look('abroad'))),
    ...land.map((path) => polygon(points(path), look('land'))),
    ...lines(rivers, 'river'),
    ...borders.lines.map((line) => polyline(pointsOf(line), look('province'))),
    ...lines(dikes, 'dike'),
  ]).addTo(map);
  const names = layerGroup().addTo(map);
  return (marks) => {
    names.clearLayers();
    const taken = marks.map(({ lat, lon }) => map.project([lat, lon]));
    for (const [town, lat, lon, from] of towns) {
      const at = map.project([lat, lon]);
      const isHidden = taken.some(({ x, y }) => Math.abs(x - at.x) < nameHalf && Math.abs(y - at.y) < nameHeight);
      if (map.getZoom() < from || isHidden) continue;
      const element = document.createElement('span');
      element.className = 'search-map-town';
      element.textContent = town;
      // Seen alone: every place is named in the list.
      element.ariaHidden = 'true';
      marker([lat, lon], {
        icon: new OwnIcon(element),
        interactive: false,
        keyboard: false,
        zIndexOffset: -1000,
      }).addTo(names);
    }
  };
}
