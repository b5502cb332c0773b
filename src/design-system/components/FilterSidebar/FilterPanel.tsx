import { type ReactNode, useState } from 'react';
import { breakpoints } from '../../tokens/breakpoints.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useMediaQuery } from '../MainMenu/useMediaQuery.ts';

interface FilterPanelProps {
  title: string;
  toggleLabel: string;
  children: ReactNode;
}

/** Folds the filters away below 960 px; beside the list they always show, by style alone, with or without script. */
export function FilterPanel({ title, toggleLabel, children }: FilterPanelProps) {
  const wide = useMediaQuery(`(min-width: ${breakpoints.large}px)`);
  const [open, setOpen] = useState(false);
  return (
    <section aria-label={title} className="print:hidden">
      <details
        open={wide || open}
        onToggle={(event) => {
          if (!wide) setOpen(event.currentTarget.open);
        }}
        className="group/panel large:[&::details-content]:h-auto large:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control border-2 border-current px-4 font-strong text-link text-small hover:text-link-hover large:hidden [&::-webkit-details-marker]:hidden">
          <Icon name="filter" />
          {toggleLabel}
          <span className="inline-flex transition-transform duration-200 group-open/panel:rotate-180 motion-reduce:transition-none">
            <Icon name="chevron-down" size="small" />
          </span>
        </summary>
        <div className="pt-4 large:pt-0">
          <h2 className="hidden pb-4 font-heading font-(weight:--site-weight-heading) text-heading text-title-small large:block">
            {title}
          </h2>
          {children}
        </div>
      </details>
    </section>
  );
}
