import type { ReactNode } from 'react';
import { Logo } from '#design-system/components/Logo/Logo.tsx';
import { SkipLinks } from '#design-system/components/SkipLinks/SkipLinks.tsx';
import { TopBar } from '#design-system/components/TopBar/TopBar.tsx';
import type { Translation } from '#templates/plan/plan.types.ts';
import { useTexts } from '../language/useTexts.ts';
import { usePortal } from '../portalContext.tsx';
import type { View } from '../routes/resolveView.ts';
import { PortalFooter } from './PortalFooter.tsx';
import { PortalMenu, PortalMenuPage } from './PortalMenu.tsx';
import { PortalSearchBar } from './PortalSearchBar.tsx';
import { ViewControls } from './ViewControls.tsx';

interface DefaultLayoutProps {
  readonly view: View;
  /** The same page in other languages. */
  readonly translations: readonly Translation[];
  /** Hidden where something went wrong on our side (specification, section 2). */
  readonly footer?: 'shown' | 'hidden';
  /** The search page has a field of its own. */
  readonly searchInBar?: boolean;
  readonly children: ReactNode;
}

/** Top bar, main container, footer. */
export function DefaultLayout({
  view,
  translations,
  footer = 'shown',
  searchInBar = true,
  children,
}: DefaultLayoutProps) {
  const t = useTexts();
  const { site, base } = usePortal();
  const path = view.kind === 'page' ? view.path : '';
  const controls = <ViewControls translations={translations} />;
  return (
    <>
      <SkipLinks links={[{ href: '#main', label: t('skip.main') }]} />
      <TopBar
        logo={<Logo {...site.logo} name={site.title} href={`${base}/`} homeLabel={t('site.home')} />}
        search={searchInBar && <PortalSearchBar size="compact" />}
        actions={controls}
        menu={<PortalMenu path={path} actions={controls} />}
        variant="default"
      />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <PortalMenuPage path={path} />
      {footer === 'shown' && <PortalFooter controls={controls} />}
    </>
  );
}
