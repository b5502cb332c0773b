import { createContext, useContext } from 'react';
import type { Navigation } from './useNavigation.ts';

/** Whether something else than what is on the screen is on its way; outside the app nothing is. */
export const NavigationState = createContext<Navigation['state']>('idle');

export function useNavigationState(): Navigation['state'] {
  return useContext(NavigationState);
}
