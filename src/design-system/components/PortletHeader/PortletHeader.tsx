import './PortletHeader.css';
import type { ReactNode } from 'react';
import { Title } from '../Title/Title.tsx';

interface PortletHeaderFrame {
  /** The portlet's mark and name, linking to its first page. */
  logo: ReactNode;
  /** Its search field; stays in sight. None where nothing is searched. */
  search?: ReactNode;
}

/** On its first page a portlet says what it is; on every other one its name is enough. */
export type PortletHeaderProps =
  | (PortletHeaderFrame & {
      size: 'exploded';
      title: string;
      text: string;
      /** The drawing of the logo once more, large: `logo.svg` and the drawing's own size. */
      mark: { src: string; width: number; height: number };
    })
  | (PortletHeaderFrame & { size: 'small' });

/**
 * The top of a portlet: its name on its own colour, which scrolls away, and its search bar, which then stays at the
 * window's edge (specification, section 2). The heights that the bar and the line below it take are the custom
 * properties `--portlet-search-height` and `--portlet-summary-height`.
 */
export function PortletHeader(props: PortletHeaderProps) {
  const { logo, search } = props;
  return (
    <>
      <header className="@container relative overflow-clip bg-brand text-on-brand forced-colors:border-b print:bg-transparent print:text-text">
        <div className="relative isolate mx-auto max-w-content px-gutter py-2 medium:py-4">
          {props.size === 'exploded' && <Mark {...props.mark} />}
          {logo}
          {props.size === 'exploded' && (
            <div className="flex max-w-reading flex-col gap-4 pt-6 pb-8 @max-[20rem]:pt-2 @max-[20rem]:pb-4 medium:pt-10 medium:pb-12">
              <Title level={1} color="inherit">
                {props.title}
              </Title>
              <p className="text-lead text-on-brand-muted @max-[20rem]:text-small print:text-text">{props.text}</p>
            </div>
          )}
        </div>
      </header>
      {search && (
        <div
          data-portlet-bar
          className="tall:sticky top-0 z-30 flex h-(--portlet-search-height) items-center border-border border-b bg-page print:hidden"
        >
          <div className="mx-auto w-full max-w-content px-gutter">
            <div className="max-w-reading">{search}</div>
          </div>
        </div>
      )}
    </>
  );
}

/**
 * A little larger than its ground: what tells one portlet from the other at a glance. It begins behind the text's
 * column: where there is too little room, the window's edge cuts it off, so that no word ever stands on it.
 */
function Mark({ src, width, height }: { src: string; width: number; height: number }) {
  return (
    <div className="absolute inset-x-gutter inset-y-0 -z-1 hidden items-center large:flex forced-colors:hidden print:hidden">
      <span className="w-full max-w-reading shrink-0" />
      <span className="flex h-[120%] min-w-0 grow justify-end-safe opacity-15">
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-full w-auto shrink-0">
          <use href={`${src}#logo`} />
        </svg>
      </span>
    </div>
  );
}
