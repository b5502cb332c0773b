import type { MouseEvent } from 'react';

/** The link that a press follows in this very window or in a tab of its own; none where a key or button asks for more. */
export function followedLink({
  target,
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>('a[href]');
}
