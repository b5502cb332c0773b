import type { MapMark } from '#design-system/components/SearchMap/searchMap.types.ts';
import type { Translate } from '#languages/texts.ts';
import type { MapCluster } from '../api/responses.ts';
import { numbersIn } from '../language/numbersIn.ts';
import { ownPath, type Search } from './addresses.ts';
import { withBox } from './placeParameters.ts';
import { resultPath } from './resultPath.ts';

/** What lies within this many degrees of each other is one spot, which no nearer look takes apart. */
const spot = 0.0002;

interface MarkedMap {
  readonly view: Search;
  /** Whether the map goes no nearer. */
  readonly isNearest: boolean;
}

/** What stands on the map for records that are near each other: it leads to the only one, nearer, or to their list. */
export function markOf(cluster: MapCluster, { view, isNearest }: MarkedMap, t: Translate<'search'>): MapMark {
  const { lat, lon, count, name, bounds, record } = cluster;
  const formatted = numbersIn(view.language).format(count);
  const mark = { lat, lon, bounds, size: count, count: formatted };
  if (record) {
    const { id, title } = record;
    const label = name === '' ? title : t('map.oneAt', { title, place: name });
    return { ...mark, label, href: resultPath(view, title, [id]) };
  }
  const [west, south, east, north] = bounds;
  const isSpot = isNearest || (east - west < spot && north - south < spot);
  const [bare, named] = isSpot ? (['map.here', 'map.hereAt'] as const) : (['map.many', 'map.manyAt'] as const);
  const label = name === '' ? t(bare, { formatted }) : t(named, { formatted, place: name });
  if (!isSpot) return { ...mark, label };
  const around = withBox(view.parameters, [west - spot, south - spot, east + spot, north + spot]);
  return { ...mark, label, href: ownPath(view, around) };
}
