import { useId } from 'react';
import { RichText } from '../RichText/RichText.tsx';
import type { ReadingAids } from '../RichText/readingAids.ts';
import type { HeadingLevel } from '../Title/headingLevel.ts';
import { Title } from '../Title/Title.tsx';

export interface MoreInfoProps extends ReadingAids {
  title: string;
  level: HeadingLevel;
  /** Sanitised HTML. */
  html: string;
}

/**
 * What a reader may want besides the main text: the first titled text of the main area, beside or under it
 * (specification, section 2). It takes the width it is given and steps back behind the text.
 */
export function MoreInfo({ title, level, html, ...aids }: MoreInfoProps) {
  const id = useId();
  return (
    <aside
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card bg-heading/7 p-5 text-text mobile:p-6 forced-colors:border print:border print:border-border"
    >
      <Title level={level} size="small" id={id}>
        {title}
      </Title>
      <RichText html={html} size="small" {...aids} />
    </aside>
  );
}
