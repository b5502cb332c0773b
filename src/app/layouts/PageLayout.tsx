import type { ReactNode } from 'react';
import { Logo } from '#design-system/components/Logo/Logo.tsx';
import { SkipLinks } from '#design-system/components/SkipLinks/SkipLinks.tsx';
import { TopBar } from '#design-system/components/TopBar/TopBar.tsx';
import type { Plan } from '#templates/plan/plan.types.ts';
import { useTexts } from '../language/useTexts.ts';
import { usePortal } from '../portalContext.tsx';
import type { View } from '../routes/resolveView.ts';
import { twinsOf } from '../routes/twins.ts';
import type { Layout } from './layouts.ts';
import { PortalFooter } from './PortalFooter.tsx';
import { PortalMenu, PortalMenuPage } from './PortalMenu.tsx';
import { PortalSearchBar } from './PortalSearchBar.tsx';
import { ViewControls } from './ViewControls.tsx';

interface PageLayoutProps {
  readonly layout: Layout;
  readonly view: View;
  /** The page of the CMS that is shown, if it is one. */
  readonly plan?: Plan | null;
  readonly children: ReactNode;
}

/** Top bar, main container, footer: whichever of them the layout has. */
export function PageLayout({ layout, view, plan = null, children }: PageLayoutProps) {
  const t = useTexts();
  const { site, base } = usePortal();
  const isBare = layout.bar === 'bare';
  const translations = twinsOf(view, plan);
  const path = view.kind === 'page' ? view.path : '';
  const parent = plan?.breadcrumb.at(-1);
  return (
    <>
      <SkipLinks links={[{ href: '#main', label: t('skip.main') }]} />
      <TopBar
        logo={<Logo {...site.logo} name={site.title} href={`${base}/`} homeLabel={t('site.home')} />}
        search={layout.search !== 'never' && <PortalSearchBar size="compact" />}
        searchShown={layout.search === 'sticky' ? 'sticky' : 'always'}
        back={parent && { href: parent.href, label: t('back.to', { title: parent.label }) }}
        actions={isBare ? null : <ViewControls place="bar" translations={translations} />}
        menu={
          isBare ? null : <PortalMenu path={path} actions={<ViewControls place="menu" translations={translations} />} />
        }
        variant={layout.bar === 'transparent' ? 'transparent' : 'default'}
      />
      <main id="main" tabIndex={-1} className={layout.container === 'map' ? 'flex min-h-dvh flex-col' : undefined}>
        {children}
      </main>
      {!isBare && <PortalMenuPage path={path} />}
      {layout.footer === 'shown' && (
        <PortalFooter controls={<ViewControls place="foot" translations={translations} />} />
      )}
    </>
  );
}
