import type { Translate } from '#languages/texts.ts';
import type { PlanSource } from '#templates/plan/areas/planAreas.ts';
import type { Plan } from '#templates/plan/plan.types.ts';
import { elements } from '#templates/registry.ts';
import type { ReportTexts } from '#templates/report/reportText.ts';

/** What an editor calls a part of the page: its area, its kind and its place. */
export function partName({ area, type, position }: PlanSource, t: Translate<'preview'>, rt: ReportTexts): string {
  return type === undefined
    ? t('part.area', { area, position })
    : t('part.element', { area, type: kindName(type, rt), position });
}

/** In the editor's words; a kind that nobody knows as the CMS spells it. */
function kindName(type: string, rt: ReportTexts): string {
  return isElementType(type) ? rt(`kind.${type}`) : type;
}

function isElementType(type: string): type is keyof typeof elements {
  return Object.hasOwn(elements, type);
}

/** Where the CMS edits a part. @param template with `{page}` and `{element}` for their identifiers */
export function editAddress(template: string, { id: page }: Plan, { id, type }: PlanSource): string {
  const element = type === undefined ? '' : id;
  return template.replaceAll('{page}', encodeURIComponent(page)).replaceAll('{element}', encodeURIComponent(element));
}
