import { contentPages } from './pages/content/contentPages.ts';
import { elementTypesOf } from './plan/areas/walk.ts';
import type { ElementType } from './plan/elements/elementDefinitions.ts';
import type { PageTemplateId } from './plan/pages/pageDefinitions.ts';
import type { Plan } from './plan/plan.types.ts';

const pascal = (id: string) => id.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

/** Where the adapter of an element stands, from the repository's root. */
export function elementFile(type: ElementType): string {
  return `src/templates/elements/${type}/${pascal(type)}Element.tsx`;
}

/** Where a page template stands, from the repository's root. */
export function pageFile(template: PageTemplateId): string {
  if (template in contentPages) return 'src/templates/pages/content/ContentPage.tsx';
  return `src/templates/pages/${template}/${pascal(template)}Page.tsx`;
}

/** The files whose chunks a plan needs: the server asks the browser to fetch them early. */
export function filesOf(plan: Plan): string[] {
  return [pageFile(plan.template), ...elementTypesOf(plan.areas).map(elementFile)];
}
