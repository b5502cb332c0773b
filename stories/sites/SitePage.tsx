import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { commentsAddress, shellAddress } from '#app/api/addresses.ts';
import { PortalProvider } from '#app/context/portalContext.tsx';
import { textsOf } from '#app/language/textsOf.ts';
import { layoutOfPlan } from '#app/layouts/layouts.ts';
import { PageLayout } from '#app/layouts/PageLayout.tsx';
import { PortalSearchBar } from '#app/layouts/PortalSearchBar.tsx';
import { itemOf } from '#app/personal/item.ts';
import { personalIslands } from '#app/personal/personalIslands.tsx';
import { createServerParts } from '#app/personal/serverParts.tsx';
import { StillPartsContext } from '#app/personal/stillParts.tsx';
import { templateAddresses } from '#app/rendering/templateAddresses.ts';
import { personalAddressIn, personalPath } from '#app/views/personal/address.ts';
import { exampleLanguage } from '#templates/elements/exampleLanguage.ts';
import { PageRenderer } from '#templates/PageRenderer.tsx';
import { RendererProvider } from '#templates/renderer/RendererProvider.tsx';
import { storyRenderer } from '#templates/stories/storyPlan.tsx';
import type { LoadedSitePage } from './loadSitePage.ts';
import { sampleComments } from './sampleComments.ts';

/** As the server makes them, for nobody in particular. */
const stillParts = createServerParts(() => {});

/** A page from its top bar to its footer, as visitors get it who are not signed in. */
export function SitePage({ site, plan, shell, i18n }: LoadedSitePage) {
  const { language } = plan;
  const example = exampleLanguage(language);
  const item = itemOf(plan);
  const responses = {
    [shellAddress(language)]: shell,
    ...(item && { [commentsAddress(item.id)]: { comments: sampleComments[example] } }),
  };
  const renderer = {
    ...storyRenderer(example),
    t: textsOf(i18n, language, 'templates'),
    searchBar: (placeholder: string | undefined, preset: string | undefined) => (
      <PortalSearchBar size="large" placeholder={placeholder} preset={preset} />
    ),
    addresses: templateAddresses(site, language),
    personal: personalIslands,
  };
  return (
    <SWRConfig value={{ provider: () => new Map(), fallback: responses }}>
      <I18nextProvider i18n={i18n}>
        <StillPartsContext value={stillParts}>
          <PortalProvider
            value={{
              site,
              base: '',
              language,
              personalPath,
              personalAddress: personalAddressIn(language, site.language),
              changeConsent: () => {},
            }}
          >
            <RendererProvider value={renderer}>
              <div lang={language}>
                <PageLayout layout={layoutOfPlan(plan)} alternates={plan.translations} path={plan.path} plan={plan}>
                  <PageRenderer plan={plan} />
                </PageLayout>
              </div>
            </RendererProvider>
          </PortalProvider>
        </StillPartsContext>
      </I18nextProvider>
    </SWRConfig>
  );
}
