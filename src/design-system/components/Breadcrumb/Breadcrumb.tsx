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
      {/* The trail runs on like text: a long entry breaks where it must, and a mark never opens a line. */}
      <ol className="text-small leading-6 wrap-anywhere hyphens-auto">
        {items.map(({ title, href }, place) => (
          <li key={`${title} ${href}`} className="inline">
            {href === undefined ? (
              <span aria-current={place === items.length - 1 ? 'page' : undefined} className="py-0.5">
                {title}
              </span>
            ) : (
              <a href={href} className="py-0.5 underline decoration-1 underline-offset-[0.2em] hover:decoration-2">
                {title}
              </a>
            )}
            {place < items.length - 1 && (
              <>
                {/* The word joiner keeps the mark with the last word before it. */}
                <span className="whitespace-nowrap">
                  {'\u2060'}
                  <span className="mx-0.5 inline-block align-[-0.125em] opacity-75">
                    <Icon name="chevron-right" size="text" />
                  </span>
                </span>{' '}
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
