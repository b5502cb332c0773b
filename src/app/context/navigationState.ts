import { createContext, useContext } from 'react';

/** Whether something else than what is on the screen is on its way; outside the app nothing is. */
export const NavigationState = createContext<'idle' | 'waiting'>('idle');

export function useNavigationState(): 'idle' | 'waiting' {
  return useContext(NavigationState);
}
