import type { ReactNode } from 'react';
import { badgeVariants } from './Badge.variants.ts';
import type { BadgeKind } from './badgeKinds.ts';
import './Badge.css';

export interface BadgeProps {
  kind: BadgeKind;
  /** `secondary` fades the ground to half; the text stays as readable. */
  tone?: 'primary' | 'secondary' | undefined;
  children: ReactNode;
}

/** Says what kind of item this is, in its colour and in words; it fades in (specification, sections 3, 4 and 9). */
export function Badge({ kind, tone = 'primary', children }: BadgeProps) {
  return <span className={badgeVariants({ [tone]: kind })}>{children}</span>;
}
