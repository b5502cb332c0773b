import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { type ElementCrash, RendererProvider } from '#templates/renderer/RendererProvider.tsx';
import { fetchAnswer } from './api/fetchResponse.ts';
import { pictureUrl } from './api/pictureUrl.ts';
import type { PortalState } from './api/responses.ts';
import { useAnswer } from './api/useResponse.ts';
import { useVideoConsent } from './consent/consent.ts';
import { PortalProvider } from './context/portalContext.tsx';
import { DevelopmentBlock } from './development/DevelopmentBlock.tsx';
import { FailureBoundary } from './failures/FailureBoundary.tsx';
import { LastResort } from './failures/LastResort.tsx';
import { createForms, sentForm } from './forms/createForms.ts';
import { translator } from './language/createI18n.ts';
import { PortalSearchBar } from './layouts/PortalSearchBar.tsx';
import { NavigationGate } from './navigation/NavigationGate.tsx';
import { templateAddresses } from './rendering/templateAddresses.ts';
import { isPreviewAnswer } from './views/preview/previewResponse.ts';
import { type Place, resolveView } from './views/resolveView.ts';
import { ViewScreen } from './views/ViewScreen.tsx';
import { interfaceLanguage, viewAddress } from './views/viewAddresses.ts';

interface AppProps {
  readonly state: PortalState;
  readonly i18n: i18n;
  readonly onCrash: (crash: ElementCrash) => void;
}

/** The portal's front end; a router stands around it: static on the server, the browser's in the browser. */
export function App(app: AppProps) {
  const { state, i18n } = app;
  return (
    <SWRConfig
      value={{
        fallback: state.answers,
        fetcher: fetchAnswer,
        revalidateOnFocus: false,
        revalidateOnReconnect: false,
        revalidateIfStale: false,
        shouldRetryOnError: false,
      }}
    >
      <I18nextProvider i18n={i18n}>
        <FailureBoundary fallback={() => <LastResort t={i18n.t} />}>
          <FailureBoundary fallback={() => <View {...app} place={location} failed />}>
            <NavigationGate siteLanguage={state.site.language}>
              {(place) => <View {...app} place={place} />}
            </NavigationGate>
          </FailureBoundary>
        </FailureBoundary>
      </I18nextProvider>
    </SWRConfig>
  );
}

interface ViewProps extends AppProps {
  readonly place: Place;
  /** The page was there, but could not be shown. */
  readonly failed?: boolean;
}

function View({ state, i18n, place, onCrash, failed = false }: ViewProps) {
  const view = useMemo(() => resolveView(place, state.site.language), [place, state]);
  const answer = useAnswer(viewAddress(view));
  const plan = answer && 'plan' in answer ? answer.plan : null;
  const language = interfaceLanguage(view, plan?.language, state.site.language);
  // Failures of the first view say nothing about the pages that follow it.
  const crashed = useMemo(
    () => new Set(place.pathname + place.search === state.url ? state.crashed : []),
    [state, place],
  );
  const address = place.pathname + place.search;
  const consent = useVideoConsent();
  const forms = useMemo(
    () => createForms(address, address === state.url && state.posted ? state.posted : sentForm(place.search)),
    [address, place.search, state.url, state.posted],
  );
  const preview = isPreviewAnswer(answer) ? answer : undefined;
  const base = preview?.theme === 'other' ? state.site.origin : '';
  const portal = useMemo(() => ({ site: state.site, base, language }), [state.site, base, language]);
  const renderer = useMemo(
    () => ({
      t: translator(i18n, language),
      language,
      pictureUrl,
      searchBar: (placeholder: string | undefined, preset: string | undefined) => (
        <PortalSearchBar size="large" placeholder={placeholder} preset={preset} />
      ),
      addresses: templateAddresses(state.site, language),
      consent,
      forms,
      audience: preview ? ('preview' as const) : ('public' as const),
      findings: preview?.preview.kind === 'page' ? preview.preview.findings : undefined,
      crashed,
      onCrash,
    }),
    [i18n, language, state.site, consent, forms, preview, crashed, onCrash],
  );
  return (
    <PortalProvider value={portal}>
      <RendererProvider value={renderer}>
        <ViewScreen view={view} answer={answer} failed={failed} />
        {import.meta.env.DEV && <DevelopmentBlock view={view} answer={answer} site={state.site} language={language} />}
      </RendererProvider>
    </PortalProvider>
  );
}
