import { type ReactNode, useState } from 'react';
import { PortalContainer } from './portalContainer.ts';
import { ThemeCheck } from './ThemeCheck.tsx';

/** `system` follows the visitor's system; the other two are a choice. */
export type ColorMode = 'system' | 'light' | 'dark';

export interface SiteScopeProps {
  /**
   * The site's id: the folder's name under `sites/`, whose `site.css` must be on the page. In development an error says
   * when it is not.
   */
  readonly site: string;
  readonly mode: ColorMode;
  readonly children: ReactNode;
}

/**
 * Everything inside wears one site's theme. Scopes nest and stand side by side: each has its own tokens, ground,
 * text colour and portals, and touches nothing outside.
 */
export function SiteScope({ site, mode, children }: SiteScopeProps): ReactNode {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div data-site={site} data-mode={mode}>
      <PortalContainer value={container}>{children}</PortalContainer>
      <div ref={setContainer} data-portal-container="" />
      {process.env.NODE_ENV !== 'production' && <ThemeCheck site={site} />}
    </div>
  );
}
