import './EmptyState.css';
import type { ReactNode } from 'react';
import { Motif } from '../Image/Plate.tsx';
import type { HeadingLevel } from '../Title/headingLevel.ts';
import { Title } from '../Title/Title.tsx';

export interface EmptyStateProps {
  title: string;
  text: string;
  level: HeadingLevel;
  /** What one can do next. */
  children?: ReactNode;
}

/** What stands where a list would: nothing found, nothing kept yet (specification, section 8). */
export function EmptyState({ title, text, level, children }: EmptyStateProps) {
  return (
    <div className="grid overflow-hidden rounded-card bg-band forced-colors:border medium:grid-cols-[1fr_14rem]">
      <div className="flex flex-col items-start gap-4 px-gutter py-8 medium:py-12">
        <Title level={level} size="medium">
          {title}
        </Title>
        <p className="max-w-reading text-pretty">{text}</p>
        {children}
      </div>
      <div className="empty-drawing relative isolate order-first h-32 text-text-muted print:hidden medium:order-none medium:h-auto">
        <Motif kind="news" />
      </div>
    </div>
  );
}
