import type { Element } from 'domhandler';
import { isSubmit } from '../../contract/form/readButtons.ts';
import { isConcealed } from '../../contract/form/readFields.ts';
import type { ElementType } from '../../plan/elements/elementDefinitions.ts';
import { isInside, type TextFacts } from './textFacts.ts';

/** Whether it is a button that does something else than send its form. */
export function isOtherButton(element: Element): boolean {
  return element.name === 'button' && !isSubmit(element);
}

/**
 * The tags with one of these names that an editor means to be seen: of a form neither what it hides, nor what decorates
 * its buttons.
 */
export function shownTags(text: TextFacts, type: ElementType | undefined, ...names: readonly string[]) {
  const tags = text.named(...names);
  return type === 'form' ? tags.filter((tag) => !isInside(tag, 'button') && !isConcealed(tag)) : tags;
}
