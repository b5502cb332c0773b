import type { i18n } from 'i18next';
import { useEffect, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { type ElementCrash, RendererProvider } from '#templates/renderer/RendererProvider.tsx';
import { fetchResponse } from './api/fetchResponse.ts';
import { pictureUrl } from './api/pictureUrl.ts';
import type { PortalState } from './api/portalState.ts';
import { useResponse } from './api/useResponse.ts';
import { useVideoConsent } from './consent/consent.ts';
import { PortalProvider } from './context/portalContext.tsx';
import { DevelopmentBlock } from './development/DevelopmentBlock.tsx';
import { FailureBoundary } from './failures/FailureBoundary.tsx';
import { LastResort } from './failures/LastResort.tsx';
import { useForms } from './forms/useForms.ts';
import { textsOf } from './language/textsOf.ts';
import { PortalSearchBar } from './layouts/PortalSearchBar.tsx';
import { loadLater } from './loadLater.ts';
import { NavigationGate } from './navigation/NavigationGate.tsx';
import { personalIslands } from './personal/personalIslands.tsx';
import { becomeAlive } from './presses/becomeAlive.ts';
import { templateAddresses } from './rendering/templateAddresses.ts';
import type { Location } from './search/addresses.ts';
import { personalAddressIn, personalPath } from './views/personal/address.ts';
import { resolveView } from './views/resolveView.ts';
import { ViewScreen } from './views/ViewScreen.tsx';
import { definitionOf } from './views/views.ts';

interface AppProps {
  readonly state: PortalState;
  readonly i18n: i18n;
  readonly onCrash: (crash: ElementCrash) => void;
}

/** The portal's front end; a router stands around it: static on the server, the browser's in the browser. */
export function App(app: AppProps) {
  const { state, i18n } = app;
  useEffect(becomeAlive, []);
  return (
    <SWRConfig
      value={{
        fallback: state.responses,
        fetcher: fetchResponse,
        revalidateOnFocus: false,
        revalidateOnReconnect: false,
        revalidateIfStale: false,
        shouldRetryOnError: false,
      }}
    >
      <I18nextProvider i18n={i18n}>
        <FailureBoundary fallback={() => <LastResort t={textsOf(i18n, state.language, 'interface')} />}>
          <FailureBoundary fallback={() => <LocationView {...app} location={location} failed />}>
            <NavigationGate site={state.site} loadNavigator={loadLater}>
              {(location) => <LocationView {...app} location={location} />}
            </NavigationGate>
          </FailureBoundary>
        </FailureBoundary>
      </I18nextProvider>
    </SWRConfig>
  );
}

interface LocationViewProps extends AppProps {
  readonly location: Location;
  /** The page was there, but could not be shown. */
  readonly failed?: boolean;
}

/** The view at a location, with everything that screens and templates take from the app around them. */
function LocationView({ state, i18n, location, onCrash, failed = false }: LocationViewProps) {
  const { site } = state;
  const view = useMemo(() => resolveView(location, site.language), [location, site]);
  const definition = definitionOf(view.kind);
  const received = useResponse(definition.responseAddress(view));
  const language = definition.language(view, definition.readResponse(view, received), site.language);
  // Failures of the first view say nothing about the pages that follow it.
  const crashed = useMemo(
    () => new Set(location.pathname + location.search === state.url ? state.crashed : []),
    [state, location],
  );
  const address = location.pathname + location.search;
  const consent = useVideoConsent();
  const [forms, hasErrors] = useForms(address, location.search, address === state.url ? state.posted : undefined);
  const { audience } = definition;
  const portal = useMemo(() => {
    const changeConsent = () =>
      void loadLater().then(
        ({ askAgain }) => askAgain({ site, audience, i18n }),
        () => {},
      );
    const personalAddress = personalAddressIn(language, site.language);
    return { site, base: '', language, personalPath, personalAddress, changeConsent };
  }, [site, language, audience, i18n]);
  const renderer = useMemo(
    () => ({
      t: textsOf(i18n, language, 'templates'),
      language,
      pictureUrl,
      searchBar: (placeholder: string | undefined, preset: string | undefined) => (
        <PortalSearchBar size="large" placeholder={placeholder} preset={preset} />
      ),
      addresses: templateAddresses(site, language),
      consent,
      personal: site.identity && personalIslands,
      forms,
      audience: 'public' as const,
      crashed,
      onCrash,
    }),
    [i18n, language, site, consent, forms, crashed, onCrash],
  );
  return (
    <PortalProvider value={portal}>
      <RendererProvider value={renderer}>
        <ViewScreen view={view} received={received} failed={failed} hasErrors={hasErrors} />
        {import.meta.env.DEV && <DevelopmentBlock view={view} answer={received} site={site} language={language} />}
      </RendererProvider>
    </PortalProvider>
  );
}
