import './Pagination.css';
import { Icon } from '../Icon/Icon.tsx';
import { paginationItems } from './paginationItems.ts';

export interface PaginationProps {
  /** Names the landmark: "Bladeren door de resultaten". */
  label: string;
  /** The current page, counted from 1. */
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** The accessible name of a page's link: "Pagina 3". */
  pageLabel: (page: number) => string;
}

const stepClass =
  'inline-flex min-h-11 items-center gap-2 rounded-control font-strong text-link text-small no-underline underline-offset-4 hover:text-link-hover hover:underline';

/** Leads from page to page of a list; nothing where there is one page only (specification, section 9). */
export function Pagination({ label, page, pages, hrefFor, previousLabel, nextLabel, pageLabel }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-4 medium:justify-start print:hidden"
    >
      {page > 1 && (
        <a href={hrefFor(page - 1)} rel="prev" className={`${stepClass} -ms-3 px-3`}>
          <Icon name="arrow-left" />
          {previousLabel}
        </a>
      )}
      <ol className="page-numbers order-first flex basis-full flex-wrap items-center justify-center medium:order-none medium:basis-auto">
        {paginationItems(page, pages).map((item) =>
          item.kind === 'separator' ? (
            <li key={item.side} aria-hidden="true" className="page-separator text-text-muted">
              …
            </li>
          ) : (
            <li key={item.page}>
              <a
                href={hrefFor(item.page)}
                aria-label={pageLabel(item.page)}
                aria-current={item.current ? 'page' : undefined}
                className="page-number inline-flex items-center justify-center rounded-control font-strong text-link text-small even-figures no-underline hover:bg-band hover:text-link-hover aria-[current]:bg-action aria-[current]:text-on-action"
              >
                {item.page}
              </a>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <a href={hrefFor(page + 1)} rel="next" className={`${stepClass} -me-3 ms-auto px-3 medium:ms-0`}>
          {nextLabel}
          <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}
