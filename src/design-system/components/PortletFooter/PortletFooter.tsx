import type { ReactNode } from 'react';

export interface PortletFooterProps {
  /** Ends before the provider's name: "Dit portaal wordt mogelijk gemaakt door". */
  madePossibleBy: string;
  /** The party that makes the portlet possible, and its address. */
  provider: { name: string; href: string };
  /** To the page with the code to embed it. */
  share?: { label: string; href: string } | undefined;
  /** The colour mode and the like. */
  controls: ReactNode;
}

const linkClass = 'text-current decoration-1 underline underline-offset-4 hover:decoration-2';

/**
 * The end of a portlet: who makes it possible (specification, section 1). Its links leave the frame that the portlet
 * may be in, for they lead to pages that are no part of it. It fades in once mounted (section 4), by style alone.
 */
export function PortletFooter({ madePossibleBy, provider, share, controls }: PortletFooterProps) {
  return (
    <footer className="bg-footer text-on-footer moves starting:[filter:opacity(0)] forced-colors:border-t print:hidden">
      <div className="mx-auto flex max-w-content flex-wrap items-center justify-between gap-x-8 gap-y-4 px-gutter py-6 medium:py-8">
        <div className="flex min-w-0 flex-col gap-1">
          <p>
            {madePossibleBy}{' '}
            <a href={provider.href} target="_top" className={`${linkClass} font-strong`}>
              {provider.name}
            </a>
          </p>
          {share && (
            <p className="text-small">
              <a href={share.href} target="_top" className={`${linkClass} inline-block py-1`}>
                {share.label}
              </a>
            </p>
          )}
        </div>
        <div>{controls}</div>
      </div>
    </footer>
  );
}
