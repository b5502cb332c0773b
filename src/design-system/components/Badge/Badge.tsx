import type { ReactNode } from 'react';
import { badgeVariants } from './Badge.variants.ts';
import type { BadgeKind } from './badgeKinds.ts';

export interface BadgeProps {
  kind: BadgeKind;
  /** `secondary` fades the ground to half; the text stays as readable. */
  tone?: 'primary' | 'secondary' | undefined;
  children: ReactNode;
}

/** Says what kind of item this is, in its colour and in words (specification, sections 3 and 9). */
export function Badge({ kind, tone, children }: BadgeProps) {
  return <span className={badgeVariants({ kind, tone })}>{children}</span>;
}
