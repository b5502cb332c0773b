import { BareLink } from '../Link/BareLink.tsx';
import { hasSubmenu, type MenuContent, type MenuItem } from './menuItems.ts';

/** The fragment that the menu's opener leads to while no script runs. */
export const menuPageId = 'menu';

export interface MenuPageProps {
  /** Names the landmark: "Hoofdmenu". */
  label: string;
  /** What could not be had says so here as well. */
  content: Exclude<MenuContent, { state: 'loading' }>;
}

/**
 * The whole menu as plain lists, for visitors whose scripts do not run: it stands just above the footer. Not in
 * `<noscript>`, which knows nothing of scripts that were blocked or failed.
 */
export function MenuPage({ label, content }: MenuPageProps) {
  return (
    <nav id={menuPageId} aria-label={label} className="hidden bg-band noscript:block print:hidden">
      {content.state === 'done' ? (
        <div className="mx-auto grid max-w-content grid-cols-1 gap-10 px-gutter py-section large:grid-cols-[3fr_1fr]">
          <div className="gap-10 medium:columns-2 large:columns-3">
            <PlainList items={content.items} externalHint={content.externalHint} />
          </div>
          <div className="flex flex-col gap-8">
            {content.aside.map((block) => (
              <div key={block.title}>
                <h2 lang={block.language} className="pb-2 font-strong text-small text-text-muted">
                  {block.title}
                </h2>
                <PlainList items={block.items} externalHint={content.externalHint} />
              </div>
            ))}
          </div>
        </div>
      ) : (
        <p className="mx-auto max-w-content px-gutter py-section">{content.errorText}</p>
      )}
    </nav>
  );
}

function PlainList({ items, externalHint }: { items: readonly MenuItem[]; externalHint: string | undefined }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={`${item.href} ${item.label}`} className="break-inside-avoid py-1">
          <BareLink
            href={item.href}
            language={item.language}
            externalHint={externalHint}
            aria-current={item.current ? 'page' : undefined}
            className="text-link underline underline-offset-4 hover:text-link-hover"
          >
            {item.label}
          </BareLink>
          {hasSubmenu(item) && (
            <div className="ps-6 pt-1">
              <PlainList items={item.children} externalHint={externalHint} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
