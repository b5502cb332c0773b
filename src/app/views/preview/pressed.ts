import type { MouseEvent } from 'react';

/** Follows a link by doing what it leads to right here, unless the press asks for another tab or window. */
export function pressed(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}
