import { type ReactNode, Suspense, use, useCallback } from 'react';
import { trustedHtml } from '#design-system/components/RichText/trustedHtml.ts';
import { usePortal } from '../context/portalContext.tsx';
import { useI18n } from '../language/useTexts.ts';
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
  const stillParts = use(StillPartsContext);
  const parts = useParts();
  const i18n = useI18n();
  const wakeIfEmpty = useCallback(
    (place: HTMLDivElement | null) => {
      // A page that came without the server's markup.
      if (place?.childElementCount === 0) wakeParts(site, i18n).catch(() => {});
    },
    [site, i18n],
  );
  if (!site.identity) return null;
  const markup = parts ? <Suspense>{alive(parts)}</Suspense> : stillParts && still(stillParts);
  // Empty HTML is how React is told to leave alone what is there.
  const content = markup ? { children: markup } : { dangerouslySetInnerHTML: { __html: trustedHtml('') } };
  return (
    <div
      // Left alone, the server's markup would stay where the next record, or the other language, comes.
      key={parts ? 'alive' : `${language} ${of}`}
      ref={wakeIfEmpty}
      data-island=""
      className="contents"
      suppressHydrationWarning
      {...content}
    />
  );
}
