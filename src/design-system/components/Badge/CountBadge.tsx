import './CountBadge.css';

export interface CountBadgeProps {
  /** Nothing is shown for 0. */
  count: number;
  /** What is counted, e.g. "3 actieve filters": read instead of the bare number. */
  label: string;
}

/** A number on a button or a menu entry; it grows from nothing when it appears (specification, section 4). */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) {
    return null;
  }
  return (
    <span className="count-badge inline-grid h-6 min-w-6 place-items-center rounded-full bg-highlight px-1.5 text-small leading-none font-strong text-on-highlight even-figures forced-colors:border print:border">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
