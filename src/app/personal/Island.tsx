import { type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { trustedHtml } from '#design-system/components/RichText/trustedHtml.ts';
import { usePortal } from '../context/portalContext.tsx';
import { type Parts, useParts, wakeParts } from './parts.ts';
import { type StillParts, StillPartsContext } from './stillParts.tsx';

interface IslandProps {
  /** What it is about, where that is not the page alone: its markup is never shown for anything else. */
  readonly of?: string;
  readonly still: (parts: StillParts) => ReactNode;
  /** What takes its place. */
  readonly alive: (parts: Parts) => ReactNode;
}

/** A part of the page that belongs to the visitor: the server's markup until the code for more is there. */
export function Island({ of = '', still, alive }: IslandProps) {
  const { site, language } = usePortal();
  const subject = `${language} ${of}`;
  const stillParts = use(StillPartsContext);
  const place = useRef<HTMLDivElement>(null);
  const parts = useParts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each subject has a place of its own
  useEffect(() => {
    // A page that came without the server's markup.
    if (place.current?.childElementCount === 0) wakeParts(site).catch(() => {});
  }, [site, subject]);
  if (!site.identity) return null;
  const markup = parts ? <Suspense>{alive(parts)}</Suspense> : stillParts && still(stillParts);
  // Empty HTML is how React is told to leave alone what is there.
  const content = markup ? { children: markup } : { dangerouslySetInnerHTML: { __html: trustedHtml('') } };
  return (
    <div
      // Left alone, the server's markup would stay where the next record, or the other language, comes.
      key={parts ? 'alive' : subject}
      ref={place}
      data-island=""
      className="contents"
      suppressHydrationWarning
      {...content}
    />
  );
}
