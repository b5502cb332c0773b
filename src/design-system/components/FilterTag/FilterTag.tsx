import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface FilterTagProps {
  /** The value that narrows the list: "2024". */
  label: string;
  /** The same list without it. */
  removeHref: string;
  /** What following the tag does, said to screen readers: "verwijder dit filter". */
  removeLabel: string;
}

/** An active filter above the list; following it takes the filter away (specification, section 2). */
export function FilterTag({ label, removeHref, removeLabel }: FilterTagProps) {
  return (
    <a
      href={removeHref}
      className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-badge border border-border-strong bg-surface py-1 ps-3 pe-2 text-small text-text no-underline hover:border-current hover:text-link-hover print:after:content-none"
    >
      <span className="min-w-0 wrap-anywhere">
        {label}
        <VisuallyHidden>, {removeLabel}</VisuallyHidden>
      </span>
      <Icon name="close" />
    </a>
  );
}
