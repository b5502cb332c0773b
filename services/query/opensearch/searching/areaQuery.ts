import { everything, type Query } from '#services/query/opensearch/dsl.ts';
import type { Area } from '#services/query/places/geometry.ts';
import type { Scope } from '#services/query/ports/searchPort.ts';

/** OpenSearch keeps places to a centimetre, places have metres: sides that pass through a place still hold it. */
const tolerance = 1e-6;

/** What has a place in an area; the scope of the map holds what has one at all. */
export function areaQuery({ scope, area }: { readonly scope: Scope; readonly area?: Area | undefined }): Query {
  if (area === undefined) return scope === 'map' ? { exists: { field: 'place' } } : everything;
  if (area.kind === 'circle') {
    const { lat, lon, kilometres } = area;
    return { geo_distance: { distance: `${kilometres}km`, point: { lat, lon } } };
  }
  const latitude = (degrees: number) => Math.min(90, Math.max(-90, degrees));
  const longitude = (degrees: number) => Math.min(180, Math.max(-180, degrees));
  return {
    geo_bounding_box: {
      point: {
        top: latitude(area.north + tolerance),
        bottom: latitude(area.south - tolerance),
        left: longitude(area.west - tolerance),
        right: longitude(area.east + tolerance),
      },
    },
  };
}
