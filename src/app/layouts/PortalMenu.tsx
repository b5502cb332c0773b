import type { ReactNode } from 'react';
import { MainMenu } from '#design-system/components/MainMenu/MainMenu.tsx';
import { MenuPage } from '#design-system/components/MainMenu/MenuPage.tsx';
import type { MenuItem } from '#design-system/components/MainMenu/menuItems.ts';
import { trustedHtml } from '#design-system/components/RichText/trustedHtml.ts';
import type { MenuLink } from '#templates/contract/linkList.ts';
import { useShell } from '../api/useShell.ts';
import { useTexts } from '../language/useTexts.ts';

/** The menu of the site, from the CMS, with the page being read marked. */
export function PortalMenu({ path, actions }: { path: string; actions: ReactNode }) {
  const t = useTexts('interface');
  const content = useMenuContent(path) ?? { state: 'loading' as const, loadingText: t('menu.loading') };
  return (
    // Listeners go from landmark to landmark: this one is there also while the menu is closed.
    <nav aria-label={t('menu.open')}>
      <MainMenu
        label={t('menu.label')}
        openLabel={t('menu.open')}
        closeLabel={t('menu.close')}
        backLabel={t('menu.back')}
        actions={actions}
        {...content}
      />
    </nav>
  );
}

/** The same menu as a list of links at the end of the page, for visitors whose scripts do not run. */
export function PortalMenuPage({ path }: { path: string }) {
  const t = useTexts('interface');
  const content = useMenuContent(path);
  if (!content) return null;
  if (import.meta.env.SSR) return <MenuPage label={t('menu.label')} content={content} />;
  // Nobody who has scripts sees it: what the server wrote stays as it is, and costs them neither code nor time. Empty
  // HTML is how React is told to leave alone what is there.
  return <nav hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: trustedHtml('') }} />;
}

/** The menu, or why there is none (specification, section 8); nothing while it is on its way. */
function useMenuContent(path: string) {
  const t = useTexts('interface');
  const tt = useTexts('templates');
  const menu = useShell()?.menu;
  if (!menu) return undefined;
  if (menu.state !== 'done') return { state: menu.state, errorText: t(`menu.${menu.state}`) };
  const { main, aside } = menuItems(menu.value, path, menu.language);
  return { state: menu.state, items: main, aside, externalHint: tt('link.external') };
}

interface Menu {
  readonly main: readonly MenuLink[];
  readonly aside: readonly { readonly title: string; readonly links: readonly MenuLink[] }[];
}

function menuItems(menu: Menu, path: string, language: string | undefined) {
  const item = ({ label, href, children }: MenuLink): MenuItem => ({
    label,
    href,
    language,
    current: href === path,
    children: children.map(item),
  });
  return {
    main: menu.main.map(item),
    aside: menu.aside.map(({ title, links }) => ({ title, language, items: links.map(item) })),
  };
}
