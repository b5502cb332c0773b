import { useEffect, useRef } from 'react';

/** What a key does, by the key's name in lower case: `j`, `Shift+a`. */
export type KeyActions = Readonly<Record<string, () => void>>;

/** Keys that go on while they are held down. What decides does it once: the next picture has not been seen yet. */
const held: ReadonlySet<string> = new Set(['j', 'k']);

/** Fields that have keys of their own; a choice or a slider knows none of the letters and digits that act here. */
const fields = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"])';

/** Listens to single keys, except where somebody types or opens a list; nothing while it is off (WCAG 2.2, 2.1.4). */
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
      if (target instanceof HTMLElement && target.closest(fields)) return;
      const key = `${event.shiftKey ? 'Shift+' : ''}${event.key.toLowerCase()}`;
      const action = latest.current[key];
      if (!action) return;
      event.preventDefault();
      if (!event.repeat || held.has(key)) action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on]);
}
