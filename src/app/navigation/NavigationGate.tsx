import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { NavigationProgress } from '#design-system/components/NavigationProgress/NavigationProgress.tsx';
import { NavigationState } from '../context/navigationState.ts';
import type { PublicSite } from '../context/publicSite.ts';
import type { Location } from '../search/addresses.ts';
import { useInAppLinks } from './inAppLinks.ts';
import { type LoadNavigator, useNavigation } from './useNavigation.ts';

interface NavigationGateProps {
  readonly site: PublicSite;
  readonly loadNavigator: LoadNavigator;
  /** Renders the location whose data and code are all at hand. */
  readonly children: (location: Location) => ReactNode;
}

/**
 * Keeps the old page until the new one is ready. The router's address changes at once; what is shown follows when
 * response, shell, texts and code are there. Meanwhile the loading flag is on (specification, section 4).
 */
export function NavigationGate({ site, loadNavigator, children }: NavigationGateProps) {
  const { shown, state, isAdded, message, overlay } = useNavigation(site, loadNavigator);
  useInAppLinks(useNavigate(), state, isAdded);
  return (
    <NavigationState value={state}>
      <NavigationProgress state={state} message={message} />
      {overlay}
      {children(shown)}
    </NavigationState>
  );
}
