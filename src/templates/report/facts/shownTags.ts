import { type Element, isTag } from 'domhandler';
import { isConcealed } from '../../contract/form/readFields.ts';
import type { ElementType } from '../../plan/elements/elementDefinitions.ts';
import type { TextFacts } from './textFacts.ts';

/** Whether it is a button that does something else than send its form. */
export function isOtherButton({ name, attribs }: Element): boolean {
  return name === 'button' && /^(button|reset)$/i.test(attribs.type ?? '');
}

/**
 * The tags with one of these names that an editor means to be seen: of a form neither what it hides, nor what decorates
 * its buttons.
 */
export function shownTags(text: TextFacts, type: ElementType | undefined, ...names: readonly string[]) {
  const tags = text.named(...names);
  return type === 'form' ? tags.filter((tag) => !isInButton(tag) && !isConcealed(tag)) : tags;
}

function isInButton(tag: Element): boolean {
  for (let at = tag.parent; at; at = at.parent) if (isTag(at) && at.name === 'button') return true;
  return false;
}
