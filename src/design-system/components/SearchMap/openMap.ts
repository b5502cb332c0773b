import 'leaflet/dist/leaflet.css';
import './openMap.css';
import {
  circle,
  LatLngBounds,
  type Layer,
  Map as LeafletMap,
  layerGroup,
  marker,
  Point,
  rectangle,
  svg,
  tileLayer,
} from 'leaflet';
import { drawOutline } from './drawOutline.ts';
import { elementOfMark } from './elementOfMark.ts';
import { OwnIcon } from './OwnIcon.ts';
import type { MapArea, MapBox, MapMark, MapPosition } from './searchMap.types.ts';

/** The country, and as far around it as one may move. */
const country: MapBox = [3.2, 50.7, 7.3, 53.6];
const reach: MapBox = [-4, 46, 15, 58];

/** A drawing within two kilometres of the truth says nothing any more when it is looked at nearer. */
const [drawnMost, tilesMost, least] = [13, 17, 6] as const;

interface Opening {
  readonly element: HTMLElement;
  /** Where it begins; the whole country otherwise. */
  readonly position: MapPosition | undefined;
  readonly area: MapArea | undefined;
  /** Tiles from elsewhere; the portal's own outline where there are none. */
  readonly tiles: { readonly url: string } | undefined;
  /** What is seen now; `isNearest` when it can be seen no nearer; `by` whom it was moved. */
  readonly onSeen: (seen: {
    readonly box: MapBox;
    readonly position: MapPosition;
    readonly isNearest: boolean;
    readonly by: 'code' | 'visitor';
  }) => void;
  /** The mark that is pointed at or has the focus; nothing when none is. */
  readonly onNamed: (label: string | undefined) => void;
  /** None of the tiles could be had: the outline is drawn instead. */
  readonly onTilesFailed: () => void;
}

export interface OpenedMap {
  readonly show: (marks: readonly MapMark[]) => void;
  readonly narrow: (area: MapArea | undefined) => void;
  readonly zoom: (by: 1 | -1) => void;
  readonly close: () => void;
}

const boundsOf = ([west, south, east, north]: MapBox) => new LatLngBounds([south, west], [north, east]);

/** Opens a map in an element. Its controls stand outside: those of the library are made of HTML as text, which no document may. */
export function openMap({ element, position, area, tiles, onSeen, onNamed, onTilesFailed }: Opening): OpenedMap {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(element, {
    ...{ attributionControl: false, zoomControl: false },
    // A page that is scrolled does not stop at a map; once the map has the focus, the wheel is its own.
    scrollWheelZoom: false,
    ...{ zoomAnimation: !isStill, fadeAnimation: !isStill, inertia: !isStill },
    ...{ minZoom: least, maxZoom: tiles ? tilesMost : drawnMost, maxBounds: boundsOf(reach), maxBoundsViscosity: 0.7 },
    // A drawing may be seen at any size; tiles have their own.
    zoomSnap: tiles ? 1 : 0.5,
    renderer: svg({ padding: 0.5 }),
  });
  const marks = layerGroup().addTo(map);
  let shown: readonly MapMark[] = [];
  let narrowedTo = area;
  let narrowed: Layer | undefined;
  let nameTowns: ReturnType<typeof drawOutline> | undefined;
  let isByVisitor = false;
  let isSameMove = false;
  let by: 'code' | 'visitor' = 'code';
  const seen = () => {
    // A window of another size shows more or less of it, and nobody moved it.
    if (!isSameMove) by = isByVisitor ? 'visitor' : 'code';
    isSameMove = false;
    const bounds = map.getBounds();
    const { lat, lng } = map.getCenter();
    onSeen({
      box: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      position: { lat, lon: lng, zoom: map.getZoom() },
      isNearest: map.getZoom() >= map.getMaxZoom(),
      by,
    });
    isByVisitor = true;
  };
  const showBox = (box: MapBox) => {
    isByVisitor = false;
    map.fitBounds(boundsOf(box), { animate: false, padding: [12, 12] });
  };
  const narrow = (next: MapArea | undefined) => {
    narrowed?.remove();
    narrowedTo = next;
    narrowed = next && shapeOf(next).addTo(map);
  };
  const drawInstead = () => {
    nameTowns = drawOutline(map);
    nameTowns(shown);
    narrow(narrowedTo);
    // Nobody moved it, should it be too near now.
    isSameMove = true;
    if (map.getZoom() > drawnMost) map.setView(map.getCenter(), drawnMost, { animate: false });
    map.setMaxZoom(drawnMost);
    isSameMove = true;
    seen();
    onTilesFailed();
  };

  if (tiles) addTiles(map, tiles.url, drawInstead);
  else nameTowns = drawOutline(map);
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  map.on('resize', () => {
    isSameMove = true;
  });
  map.on('moveend', seen);
  if (position) map.setView([position.lat, position.lon], position.zoom);
  else showBox(area ? boxAround(area) : country);
  narrow(area);

  return {
    show(next) {
      const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.mark : undefined;
      marks.clearLayers();
      shown = next;
      onNamed(undefined);
      nameTowns?.(next);
      for (const mark of next) {
        const onPress = () => goNearer(map, boundsOf(mark.bounds));
        const press = elementOfMark(mark, { onPress, onNamed });
        marker([mark.lat, mark.lon], { icon: new OwnIcon(press), keyboard: false, interactive: false }).addTo(marks);
        // Who goes from mark to mark by keyboard stays there when it is drawn anew.
        if (press.dataset.mark === focused) press.focus({ preventScroll: true });
      }
      // A mark that fell apart into others leaves the focus to the map they stand on.
      if (focused !== undefined && document.activeElement === document.body) element.focus({ preventScroll: true });
    },
    narrow(next) {
      narrow(next);
      if (next?.kind === 'circle') showBox(boxAround(next));
    },
    zoom: (by) => void map.setZoom(map.getZoom() + by),
    close() {
      // What is still moving ends without being told.
      map.off('moveend', seen).stop().remove();
    },
  };
}

/** So much stays free around what a mark stands for (pixels, of both sides). */
const room = new Point(120, 120);

/** Shows what a mark stands for, and always nearer: a small sheet may have no such room around it. */
function goNearer(map: LeafletMap, bounds: LatLngBounds): void {
  const zoom = Math.max(map.getBoundsZoom(bounds, false, room), map.getZoom() + 1);
  map.setView(bounds.getCenter(), Math.min(zoom, map.getMaxZoom()));
}

/** Where none of the first tiles comes, none will: their host is away, or this document may not ask it. */
function addTiles(map: LeafletMap, url: string, onFailed: () => void): void {
  let hasCome = false;
  const layer = tileLayer(url, { maxZoom: tilesMost, className: 'search-map-tile' });
  layer.on('tileload', () => {
    hasCome = true;
  });
  // All of them are there or have failed.
  layer.once('load', () => {
    if (hasCome) return;
    // Leaflet goes on with the layer once this has been heard.
    queueMicrotask(() => {
      layer.remove();
      onFailed();
    });
  });
  layer.addTo(map);
}

function shapeOf(area: MapArea): Layer {
  const look = { interactive: false, className: 'search-map-area' };
  if (area.kind === 'box') return rectangle(boundsOf(area.box), look);
  return circle([area.lat, area.lon], { ...look, radius: area.kilometres * 1000 });
}

/** Kilometres in a degree of latitude. */
const degree = 111.2;

function boxAround(area: MapArea): MapBox {
  if (area.kind === 'box') return area.box;
  const { lat, lon, kilometres } = area;
  const [up, across] = [kilometres / degree, kilometres / degree / Math.cos((lat * Math.PI) / 180)];
  return [lon - across, lat - up, lon + across, lat + up];
}
