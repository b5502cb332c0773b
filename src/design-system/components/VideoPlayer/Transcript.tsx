import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';

export interface TranscriptProps {
  /** "Uitgeschreven tekst". */
  title: string;
  content: ReactNode;
}

/** What is said in a video, in writing: for those who cannot hear it, or would rather read. */
export function Transcript({ title, content }: TranscriptProps) {
  return (
    <details data-part-of="page" className="group/filter max-w-reading">
      <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-2 font-strong text-link text-small underline-offset-4 hover:text-link-hover hover:underline [&::-webkit-details-marker]:hidden">
        {title}
        <span className="inline-flex moves group-open/filter:rotate-180 print:hidden">
          <Icon name="chevron-down" size="small" />
        </span>
      </summary>
      <div className="pt-3">{content}</div>
    </details>
  );
}
