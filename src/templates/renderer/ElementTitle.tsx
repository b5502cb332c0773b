import { Title } from '#design-system/components/Title/Title.tsx';
import { type HeadingLevel, nextLevel } from '../plan/elements/nextLevel.ts';

/** An element's title where the editor gave it one. */
export function ElementTitle({ title, level }: { title: string | undefined; level: HeadingLevel }) {
  return title ? <Title level={level}>{title}</Title> : null;
}

/** The level of what stands below an element's title. */
export function levelBelow(title: string | undefined, level: HeadingLevel): HeadingLevel {
  return title ? nextLevel(level) : level;
}
