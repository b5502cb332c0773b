export interface SkipLink {
  /** A fragment of this page, e.g. `#main`. */
  href: string;
  label: string;
}

export interface SkipLinksProps {
  links: readonly SkipLink[];
}

/**
 * The first thing on every page for those who use the keyboard: links past the top bar (WCAG 2.4.1).
 * They show when one of them has the focus.
 */
export function SkipLinks({ links }: SkipLinksProps) {
  return (
    <div className="fixed start-gutter top-0 z-50 flex max-w-[calc(100%-2*var(--site-space-gutter))] -translate-y-full flex-wrap gap-2 border border-transparent rounded-b-control bg-surface p-2 opacity-0 raised focus-within:translate-y-0 focus-within:opacity-100 print:hidden">
      {links.map((link) => (
        <a
          key={link.href}
          href={link.href}
          className="inline-flex min-h-11 items-center rounded-control px-4 font-strong text-link text-small underline underline-offset-4 hover:text-link-hover"
        >
          {link.label}
        </a>
      ))}
    </div>
  );
}
