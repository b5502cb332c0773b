import { useEffect, useRef } from 'react';

/** What a key does, by the key's name in lower case: `j`, `Shift+a`. */
export type KeyActions = Readonly<Record<string, () => void>>;

/** Listens to single keys, except where somebody types or chooses; nothing while it is off (WCAG 2.2, 2.1.4). */
export function useKeys(actions: KeyActions, on: boolean): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof HTMLElement && target.closest('textarea, select, input:not([type="checkbox"])')) return;
      const action = latest.current[`${event.shiftKey ? 'Shift+' : ''}${event.key.toLowerCase()}`];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on]);
}
