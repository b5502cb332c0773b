import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '#languages/languages.ts';
import type { PublicSite } from './publicSite.ts';

/** Values of the whole app that never change while a view is shown. */
export interface PortalContextValue {
  readonly site: PublicSite;
  /** What the site's own paths start with: nothing, unless a preview shows its theme on another site's host. */
  readonly base: string;
  /** The language of the interface. */
  readonly language: Language;
  /** Path of the visitor's own page, which its forms post below. */
  readonly personalPath: string;
  /** Address of the visitor's own page in the language of the interface, which links lead to. */
  readonly personalAddress: string;
  /** Asks the visitor for consent once more. */
  readonly changeConsent: () => void;
}

const PortalContext = createContext<PortalContextValue | undefined>(undefined);

export function PortalProvider({ value, children }: { value: PortalContextValue; children: ReactNode }) {
  return <PortalContext value={value}>{children}</PortalContext>;
}

/** @throws when no `PortalProvider` stands above */
export function usePortal(): PortalContextValue {
  const value = useContext(PortalContext);
  if (!value) throw new Error('A part of the app was rendered outside its PortalProvider.');
  return value;
}
