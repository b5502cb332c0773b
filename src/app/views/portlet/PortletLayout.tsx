import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ColorModeSwitch } from '#design-system/components/ColorModeSwitch/ColorModeSwitch.tsx';
import { Logo } from '#design-system/components/Logo/Logo.tsx';
import { PortletFooter } from '#design-system/components/PortletFooter/PortletFooter.tsx';
import { PortletHeader } from '#design-system/components/PortletHeader/PortletHeader.tsx';
import { SearchBar } from '#design-system/components/SearchBar/SearchBar.tsx';
import { SkipLinks } from '#design-system/components/SkipLinks/SkipLinks.tsx';
import { usePortal } from '../../context/portalContext.tsx';
import type { PublicPortlet } from '../../context/publicSite.ts';
import { useTexts } from '../../language/useTexts.ts';
import { chooseColourMode, useColourMode } from '../../layouts/colourMode.ts';
import { type SearchContext, searchFormPath, searchPath } from '../../search/addresses.ts';
import { hiddenFields } from '../../search/parameters.ts';
import { filledFields, submittedSearch } from '../../search/searchForm.ts';
import { embedParameter } from './embedParameter.ts';
import { UnknownPortlet } from './UnknownPortlet.tsx';
import { useFrame } from './useFrame.ts';

export interface PortletLayoutProps {
  /** The portlet that the address names, and its language. */
  readonly context: SearchContext & { readonly portlet: string };
  /** `first` presents the portlet, `code` is for those who embed it and has no search bar. */
  readonly page: 'first' | 'inner' | 'code';
  /** The search on the screen, which the search bar repeats. */
  readonly search?: { readonly term: string; readonly parameters: URLSearchParams };
  readonly children: (portlet: PublicPortlet) => ReactNode;
}

/** The pages of a portlet that is registered; for any other name a page of the site that says so. */
export function PortletLayout({ context, children, ...frame }: PortletLayoutProps) {
  const { portlet } = usePortal().site;
  if (portlet?.domain !== context.portlet) return <UnknownPortlet domain={context.portlet} />;
  return (
    <PortletFrame context={context} portlet={portlet} {...frame}>
      {children(portlet)}
    </PortletFrame>
  );
}

interface PortletFrameProps extends Omit<PortletLayoutProps, 'children'> {
  readonly portlet: PublicPortlet;
  readonly children: ReactNode;
}

/** A portlet's name, its search bar that stays in sight, its page, and who makes it possible. */
function PortletFrame({ context, page, search, portlet, children }: PortletFrameProps) {
  const t = useTexts('interface');
  const { site } = usePortal();
  const pt = useTexts('portlet');
  const mode = useColourMode();
  const navigate = useNavigate();
  useFrame();

  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement)) return;
      if (new URL(target.action).pathname !== searchFormPath(context)) return;
      event.preventDefault();
      navigate(submittedSearch(context, filledFields(target, submitter)));
    };
    document.addEventListener('submit', onSubmit, { capture: true });
    return () => document.removeEventListener('submit', onSubmit, { capture: true });
  }, [navigate, context]);

  const home = searchPath(context);
  const header = {
    logo: <Logo {...site.logo} name={site.title} href={home} homeLabel={pt('home')} />,
    search: page !== 'code' && (
      <SearchBar
        action={searchFormPath(context)}
        name="term"
        label={pt('search')}
        placeholder={pt('placeholder')}
        value={search && search.term !== '*' ? search.term : ''}
        submitLabel={t('search.submit')}
        fields={search ? hiddenFields(search.parameters) : []}
        size="steady"
      />
    ),
  };
  return (
    <>
      <SkipLinks links={[{ href: '#main', label: t('skip.main') }]} />
      {page === 'first' ? (
        <PortletHeader {...header} size="exploded" title={portlet.title} text={portlet.description} mark={site.logo} />
      ) : (
        <PortletHeader {...header} size="small" />
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <PortletFooter
        madePossibleBy={pt('possible')}
        provider={{ name: portlet.main.title, href: `${portlet.main.origin}/` }}
        share={page === 'code' ? undefined : { label: pt('share'), href: `${home}?${embedParameter}` }}
        controls={
          <ColorModeSwitch
            value={mode}
            onChange={chooseColourMode}
            labels={{ group: t('mode.label'), system: t('mode.system'), light: t('mode.light'), dark: t('mode.dark') }}
          />
        }
      />
    </>
  );
}
