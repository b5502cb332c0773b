export interface PreviewIndicatorProps {
  /** "Voorbeeld". */
  label: string;
}

/**
 * A red border around the window says that this is no published page (specification, section 2). It lies over
 * everything and catches nothing. It stands first in the document, where screen readers meet its words once.
 */
export function PreviewIndicator({ label }: PreviewIndicatorProps) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-0 z-60 flex items-end justify-center border-4 border-negative print:hidden"
    >
      <p className="rounded-t-control bg-negative px-4 pt-1 pb-0.5 font-strong text-on-negative text-small forced-colors:border forced-colors:border-b-0">
        {label}
      </p>
    </div>
  );
}
