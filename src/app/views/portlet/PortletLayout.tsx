import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { ColorModeSwitch } from '#design-system/components/ColorModeSwitch/ColorModeSwitch.tsx';
import { Logo } from '#design-system/components/Logo/Logo.tsx';
import { PortletFooter } from '#design-system/components/PortletFooter/PortletFooter.tsx';
import { PortletHeader } from '#design-system/components/PortletHeader/PortletHeader.tsx';
import { SearchBar } from '#design-system/components/SearchBar/SearchBar.tsx';
import { SkipLinks } from '#design-system/components/SkipLinks/SkipLinks.tsx';
import type { PublicPortlet } from '../../api/responses.ts';
import { usePortal } from '../../context/portalContext.tsx';
import { useTexts } from '../../language/useTexts.ts';
import { chooseColourMode, useColourMode } from '../../layouts/colourMode.ts';
import { searchPath } from '../../search/addresses.ts';
import { hiddenFields } from '../../search/parameters.ts';
import { embedParameter, type View } from '../resolveView.ts';
import { searchOf } from './formSearch.ts';
import { portletTexts } from './portletTexts.ts';
import { useFrame } from './useFrame.ts';

interface PortletLayoutProps {
  readonly view: Extract<View, { portlet?: string }>;
  readonly portlet: PublicPortlet;
  readonly children: ReactNode;
}

/** A portlet's name, its search bar that stays in sight, its page, and who makes it possible. */
export function PortletLayout({ view, portlet, children }: PortletLayoutProps) {
  const t = useTexts();
  const { site, language } = usePortal();
  const pt = portletTexts(language);
  const mode = useColourMode();
  const navigate = useNavigate();
  useFrame();

  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const path = searchOf(event, view);
      if (path === undefined) return;
      event.preventDefault();
      navigate(path);
    };
    document.addEventListener('submit', onSubmit, { capture: true });
    return () => document.removeEventListener('submit', onSubmit, { capture: true });
  }, [navigate, view]);

  const home = searchPath(view);
  const isFirst = view.kind === 'search' && view.term === '*' && view.parameters.size === 0;
  const isEmbed = view.parameters.has(embedParameter);
  const frame = {
    logo: <Logo {...site.logo} name={site.title} href={home} homeLabel={pt('home')} />,
    search: !isEmbed && (
      <SearchBar
        action={`/portlet/${portlet.domain}`}
        name="term"
        label={pt('search')}
        placeholder={pt('placeholder')}
        value={view.kind === 'search' && view.term !== '*' ? view.term : ''}
        submitLabel={t('search.submit')}
        fields={view.kind === 'search' ? hiddenFields(view.parameters) : []}
        size="steady"
      />
    ),
  };
  return (
    <>
      <SkipLinks links={[{ href: '#main', label: t('skip.main') }]} />
      {isFirst ? (
        <PortletHeader {...frame} size="exploded" title={portlet.title} text={portlet.description} mark={site.logo} />
      ) : (
        <PortletHeader {...frame} size="small" />
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <PortletFooter
        madePossibleBy={pt('possible')}
        provider={{ name: portlet.main.title, href: `${portlet.main.origin}/` }}
        share={isEmbed ? undefined : { label: pt('share'), href: `${home}?${embedParameter}` }}
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
