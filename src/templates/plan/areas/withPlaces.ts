import { isRecord } from '../../contract/empty.ts';
import { idOfPlace, withLinksToPlaces } from '../../contract/textTargets.ts';
import type { KnownElement } from '../elements/element.types.ts';
import type { PagePlaces } from '../elements/elementContext.ts';
import type { AreaPlan } from './area.types.ts';
import { mapElements } from './walk.ts';

/** Where the data of elements has running text; markup anywhere else is somebody's words, or what a form sends. */
const richTexts = new Set(['html', 'transcript', 'intro', 'outro']);

/** Leads links to places in other texts than their own: only a page that is planned knows where those are. */
export function withPlaces(areas: readonly AreaPlan[], places: PagePlaces): readonly AreaPlan[] {
  if (places.size === 0) return areas;
  // The same data in the same shape, with other addresses.
  return mapElements(areas, (element) => ({ ...element, data: ledTo(element.data, places) }) as KnownElement);
}

/** @param key that the value stands under */
function ledTo(value: unknown, places: PagePlaces, key = ''): unknown {
  if (typeof value === 'string') {
    if (richTexts.has(key)) return withLinksToPlaces(value, places);
    if (key !== 'href') return value;
    const id = idOfPlace(value, places);
    return id === undefined ? value : `#${id}`;
  }
  if (Array.isArray(value)) return value.map((entry) => ledTo(entry, places));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, ledTo(entry, places, name)]));
}
