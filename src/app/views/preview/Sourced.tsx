import { Fragment, type FragmentInstance, type ReactNode, useCallback } from 'react';

interface SourcedProps {
  /** JSON Pointer of what the part was made of. */
  readonly source: string;
  readonly children: ReactNode;
}

/**
 * Writes on the outermost elements of a part where it comes from (`data-source`), once the page is alive, and adds none:
 * an observer is told of them, now and whenever there are others.
 */
export function Sourced({ source, children }: SourcedProps) {
  const mark = useCallback(
    (part: FragmentInstance | null) => {
      if (!part) return undefined;
      const observer = new IntersectionObserver((entries) => {
        for (const { target } of entries) target.setAttribute('data-source', source);
      });
      part.observeUsing(observer);
      return () => observer.disconnect();
    },
    [source],
  );
  return <Fragment ref={mark}>{children}</Fragment>;
}
