import type { ReactNode } from 'react';
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
    <div className="flex flex-col items-start gap-4 rounded-card bg-band px-gutter py-10">
      <Title level={level} size="medium">
        {title}
      </Title>
      <p className="max-w-reading text-pretty">{text}</p>
      {children}
    </div>
  );
}
