import { CreditLine } from './CreditLine.tsx';
import type { Credit } from './creditLine.ts';

interface CaptionProps {
  caption?: string | undefined;
  credit?: Credit | undefined;
}

/** What a figure shows and who made it; nothing when neither is known. */
export function Caption({ caption, credit }: CaptionProps) {
  if (!caption && !credit) return null;
  return (
    <figcaption className="flex max-w-reading flex-col gap-0.5 text-small text-text-muted">
      {caption && <span className="text-text">{caption}</span>}
      {credit && <CreditLine credit={credit} />}
    </figcaption>
  );
}
