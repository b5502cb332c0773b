import { ownerOf, paints } from '../../tokens/sources.ts';
import type { Inputs } from '../inputs/inputs.ts';

/** Components and layers whose own files read a token, through a class or by name. */
export function usersOf(inputs: Inputs, property: string): readonly string[] {
  const readers = new Set(readersOf(inputs, property).map(ownerOf));
  return [...readers].sort((one, other) => one.localeCompare(other, 'en'));
}

/** Files of ours that read a token, through a class or by name. */
export function readersOf(inputs: Inputs, property: string): readonly string[] {
  const pattern = new RegExp(`${property}(?![\\w-])`);
  const classes = new Set(
    inputs.rules
      .filter(({ declarations }) => pattern.test(declarations))
      .flatMap(({ alternatives }) => alternatives.flat()),
  );
  return Object.entries(inputs.modules)
    .filter(([path]) => paints(path) && !path.endsWith('.css'))
    .filter(([, found]) => found.variables.includes(property) || found.classes.some((name) => classes.has(name)))
    .map(([path]) => path);
}
