import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { NavigationProgress } from '#design-system/components/NavigationProgress/NavigationProgress.tsx';
import type { Language } from '#languages/languages.ts';
import type { Place } from '../views/resolveView.ts';
import { useInAppLinks } from './inAppLinks.ts';
import { useJourney } from './useNavigation.ts';

interface NavigationGateProps {
  readonly siteLanguage: Language;
  /** Renders the place whose data and code are all at hand. */
  readonly children: (place: Place) => ReactNode;
}

/**
 * Keeps the old page until the new one is ready. The router's address changes at once; what is shown follows when
 * answer, shell, texts and code are there. Meanwhile the loading flag is on (specification, section 4).
 */
export function NavigationGate({ siteLanguage, children }: NavigationGateProps) {
  const { shown, state, message, overlay } = useJourney(siteLanguage);
  useInAppLinks(useNavigate());
  return (
    <>
      <NavigationProgress state={state} message={message} />
      {overlay}
      {children(shown)}
    </>
  );
}
