import type { ReactNode } from 'react';

export interface TranscriptProps {
  /** "Uitgeschreven tekst". */
  title: string;
  content: ReactNode;
}

/** What is said in a video, in writing: for those who cannot hear it, or would rather read. */
export function Transcript({ title, content }: TranscriptProps) {
  return (
    <details data-part-of="page" className="max-w-reading">
      <summary className="min-h-6 cursor-pointer font-strong text-link text-small underline-offset-4 hover:text-link-hover hover:underline">
        {title}
      </summary>
      <div className="pt-3">{content}</div>
    </details>
  );
}
