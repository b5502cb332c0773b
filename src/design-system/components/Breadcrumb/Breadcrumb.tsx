import { Icon } from '../Icon/Icon.tsx';

export interface BreadcrumbProps {
  /** Names the landmark, e.g. "Kruimelpad". */
  label: string;
  /** From home to the page itself; an entry without an address is only named. */
  items: readonly { title: string; href?: string | undefined }[];
}

/** Where this page stands in the site. It takes the colour of its ground. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1 text-small">
        {items.map(({ title, href }, place) => (
          <li key={`${title} ${href}`} className="flex min-w-0 items-center gap-1">
            {place > 0 && <Icon name="chevron-right" size="text" />}
            {href === undefined ? (
              <span aria-current={place === items.length - 1 ? 'page' : undefined} className="py-0.5">
                {title}
              </span>
            ) : (
              <a href={href} className="py-0.5 underline decoration-1 underline-offset-[0.2em] hover:decoration-2">
                {title}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
