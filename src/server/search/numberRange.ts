import type { SearchRange } from '#app/api/responses.ts';
import type { QueryFilter } from './queryFilter.ts';
import { rangeBars } from './rangeBars.ts';

/** The years of our era, where a service lists no numbers. */
const yearDigits = { least: 4, most: 4 } as const;

/** How long the numbers of a filter are, by those that its service lists. */
export function digitsOf({ properties }: Pick<QueryFilter, 'properties'>): SearchRange['digits'] {
  const lengths = [...properties.keys()].filter((value) => /^\d+$/.test(value)).map(({ length }) => length);
  return lengths.length === 0 ? yearDigits : { least: Math.min(...lengths), most: Math.max(...lengths) };
}

/** Whether a chosen value of a range stands for many; a number carries no dash of its own. */
export function isRange(value: string): boolean {
  return value.includes('-');
}

/** The range among what is chosen, open where none is. */
export function rangeOf(
  filter: QueryFilter,
  chosen: readonly string[],
  counted: readonly { readonly value: string; readonly count: number }[],
): SearchRange {
  const [from = '', to = ''] = chosen.find(isRange)?.split('-') ?? [];
  return { from: from.trim(), to: to.trim(), digits: digitsOf(filter), bars: rangeBars(counted) };
}
