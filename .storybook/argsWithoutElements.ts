import { isValidElement } from 'react';
import type { StoryContextForEnhancers, StrictArgTypes } from 'storybook/internal/types';

/** Elements of React stand in lists and objects too. */
function holdsElement(value: unknown): boolean {
  if (isValidElement(value)) return true;
  if (Array.isArray(value)) return value.some(holdsElement);
  return isPlain(value) && Object.values(value).some(holdsElement);
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * Takes the control from arguments that hold elements: the only one for them is JSON, which elements do not survive, and
 * which shows the insides of React.
 */
export function argsWithoutElements({
  argTypes,
  initialArgs,
}: Pick<StoryContextForEnhancers, 'argTypes' | 'initialArgs'>): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      holdsElement(initialArgs[name]) ? { ...type, control: { disable: true } } : type,
    ]),
  );
}
