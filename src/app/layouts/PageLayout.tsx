import type { ReactNode } from 'react';
import { Logo } from '#design-system/components/Logo/Logo.tsx';
import { SkipLinks } from '#design-system/components/SkipLinks/SkipLinks.tsx';
import { TopBar } from '#design-system/components/TopBar/TopBar.tsx';
import { contentsOf } from '#templates/plan/pages/placeAreas.ts';
import type { Plan, Translation } from '#templates/plan/plan.types.ts';
import { usePortal } from '../context/portalContext.tsx';
import { useTexts } from '../language/useTexts.ts';
import type { Layout } from './layouts.ts';
import { PortalFooter } from './PortalFooter.tsx';
import { PortalMenu, PortalMenuPage } from './PortalMenu.tsx';
import { PortalSearchBar } from './PortalSearchBar.tsx';
import { ViewControls, type ViewControlsProps } from './ViewControls.tsx';

interface PageLayoutProps {
  readonly layout: Layout;
  /** The same page in other languages. */
  readonly alternates: readonly Translation[];
  /** The path of the page, which the menu marks. */
  readonly path?: string;
  /** The page of the CMS that is shown, if it is one. */
  readonly plan?: Plan | null;
  readonly children: ReactNode;
}

/** The window less the top bar. */
const windowHigh = 'flex min-h-[calc(100dvh-var(--contents-bar-top))] flex-col';

/** Top bar, main container, footer: whichever of them the layout has. */
export function PageLayout({ layout, alternates, path = '', plan = null, children }: PageLayoutProps) {
  const t = useTexts('interface');
  const { site, base } = usePortal();
  const isBare = layout.bar === 'bare';
  const parent = plan?.breadcrumb.at(-1);
  const contents = plan !== null && contentsOf(plan).length > 0;
  const controls = (place: ViewControlsProps['place']) => <ViewControls place={place} translations={alternates} />;
  return (
    <>
      <SkipLinks links={[{ href: '#main', label: t('skip.main') }]} />
      {/* The question for consent comes here, when the page is idle. */}
      <div id="consent-place" />
      <div className={layout.ground === 'sand' ? 'bg-band' : undefined}>
        <TopBar
          logo={<Logo {...site.logo} name={site.title} href={`${base}/`} homeLabel={t('site.home')} />}
          search={layout.search !== 'never' && <PortalSearchBar size="compact" />}
          searchShown={layout.search === 'sticky' ? 'sticky' : 'always'}
          back={parent && { href: parent.href, label: t('back.to', { title: parent.label }) }}
          actions={isBare ? null : controls('bar')}
          menu={isBare ? null : <PortalMenu path={path} actions={controls('menu')} />}
          height={contents ? 'low' : 'default'}
          variant={layout.ground === 'sand' ? 'transparent' : 'default'}
        />
      </div>
      <main
        id="main"
        tabIndex={-1}
        data-bars={contents ? 'contents' : undefined}
        className={layout.container === 'window' ? windowHigh : undefined}
      >
        {children}
      </main>
      {!isBare && <PortalMenuPage path={path} />}
      {layout.footer === 'shown' && <PortalFooter controls={controls('foot')} />}
    </>
  );
}
