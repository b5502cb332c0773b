import { createContext, useContext } from 'react';

/** The element that the nearest scope keeps for portals. */
export const PortalContainer = createContext<HTMLElement | null>(null);

/**
 * Where Radix portals go: inside the nearest scope, so that a dialog wears the tokens of the site that opened it.
 * `null` before the scope is mounted and outside any scope (Radix then takes the body).
 */
export function usePortalContainer(): HTMLElement | null {
  return useContext(PortalContainer);
}
