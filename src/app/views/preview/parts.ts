import type { Translate } from '#languages/texts.ts';
import type { PlanSource } from '#templates/plan/areas/planAreas.ts';
import type { Plan } from '#templates/plan/plan.types.ts';

/** What an editor calls a part of the page: its area, its kind and its place. */
export function partName({ area, type, position }: PlanSource, t: Translate<'preview'>): string {
  return type === undefined ? t('part.area', { area, position }) : t('part.element', { area, type, position });
}

/** Where the CMS edits a part. @param template with `{page}` and `{element}` for their identifiers */
export function editAddress(template: string, { id: page }: Plan, { id, type }: PlanSource): string {
  const element = type === undefined ? '' : id;
  return template.replaceAll('{page}', encodeURIComponent(page)).replaceAll('{element}', encodeURIComponent(element));
}
