import type { AreaPlan } from '../areas/area.types.ts';
import { isShownArea } from '../areas/isShown.ts';
import { isSources } from '../areas/isSources.ts';
import { markMoreInfo } from '../areas/moreInfo.ts';
import { knownElementsOf } from '../areas/walk.ts';
import type { PageTemplateId } from './pageDefinitions.ts';

/** Marks the areas that a page shows in another way than the rest: which ones, its template decides. */
export function placeAreas(areas: readonly AreaPlan[], template: PageTemplateId): readonly AreaPlan[] {
  switch (template) {
    case 'map':
      return areas.map((area) => (hasMap(area) ? { ...area, place: 'wide' } : area));
    case 'dossier':
      return markOpening(markMoreInfo(areas));
    case 'item':
    case 'news':
    case 'event':
    case 'project':
    case 'person':
    case 'source':
      return markMoreInfo(areas);
    default:
      return areas;
  }
}

interface SectionedPage {
  readonly template: PageTemplateId;
  readonly areas: readonly AreaPlan[];
}

/** Fewer sections than this need no table of contents. */
const fewestForContents = 2;

/** The areas that the contents bar of a page lists; none for a page without one. */
export function contentsOf({ template, areas }: SectionedPage): readonly AreaPlan[] {
  if (template !== 'dossier' && template !== 'rich-content') return [];
  const titled = areas.filter(({ title }) => title);
  return titled.length < fewestForContents ? [] : titled;
}

/**
 * The first section of a dossier has its title above the contents bar, and no second time below. Sources stand last
 * wherever the editor put them.
 */
function markOpening(areas: readonly AreaPlan[]): readonly AreaPlan[] {
  const shown = areas.filter(isShownArea);
  const first = shown.find((area) => !isSources(area));
  const titled = shown.filter(({ title }) => title).length;
  if (!first?.title || titled < fewestForContents) return areas;
  return areas.map((area) => (area === first ? { ...area, place: 'opening' } : area));
}

function hasMap(area: AreaPlan): boolean {
  return knownElementsOf([area]).some(({ type }) => type === 'map');
}
