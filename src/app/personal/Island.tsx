import { type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { trustedHtml } from '#design-system/components/RichText/trustedHtml.ts';
import { usePortal } from '../context/portalContext.tsx';
import { type Parts, useParts, wakeParts } from './parts.ts';
import { type StillParts, StillPartsContext } from './stillParts.tsx';

interface IslandProps {
  readonly still: (parts: StillParts) => ReactNode;
  /** What takes its place. */
  readonly alive: (parts: Parts) => ReactNode;
}

/** A part of the page that belongs to the visitor: the server's markup until the code for more is there. */
export function Island({ still, alive }: IslandProps) {
  const { site } = usePortal();
  const stillParts = use(StillPartsContext);
  const place = useRef<HTMLDivElement>(null);
  const parts = useParts();
  useEffect(() => {
    // A page that came without the server's markup.
    if (place.current?.childElementCount === 0) wakeParts(site).catch(() => {});
  }, [site]);
  if (!site.identity) return null;
  const markup = parts ? <Suspense>{alive(parts)}</Suspense> : stillParts && still(stillParts);
  // Empty HTML is how React is told to leave alone what is there.
  const content = markup ? { children: markup } : { dangerouslySetInnerHTML: { __html: trustedHtml('') } };
  return (
    <div key={parts && 'alive'} ref={place} data-island="" className="contents" suppressHydrationWarning {...content} />
  );
}
