import type { Location } from 'react-router-dom';

/** Whether two locations name one page, or one list: they may differ in the place on it. */
export function isSamePage(one: Location, other: Location): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}
