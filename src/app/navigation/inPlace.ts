import type { Location, NavigateOptions } from 'react-router-dom';

const mark = 'in-place';

/**
 * Changes the address of the page one is on: no entry in the history, and scroll and focus stay (specification, section
 * 4: ticking a filter). `navigate(address, inPlace)`.
 */
export const inPlace = { replace: true, state: mark } as const satisfies NavigateOptions;

export function isInPlace({ state }: Location): boolean {
  return state === mark;
}
