import type { AreaPlan } from '../areas/area.types.ts';
import { knownElementsOf } from '../areas/walk.ts';
import type { PlannedHead } from './planHead.ts';

/**
 * A form in the main area is the contact form (specification, section 3): a page that says no more of itself than that
 * it has content takes the contact form's template.
 */
export function asContactForm(head: PlannedHead['head'], areas: readonly AreaPlan[]): PlannedHead['head'] {
  if (head.template !== 'content') return head;
  const main = areas.filter(({ name }) => name.toLowerCase() === 'main');
  const hasForm = knownElementsOf(main).some(({ type }) => type === 'form');
  return hasForm ? { template: 'contact-form', details: head.details } : head;
}
