import { useEffect, useEffectEvent } from 'react';

/**
 * Closes what covers the page when the visitor goes back or forward in the history: that changes the page below it, where
 * nobody would see it. On phones it is how people close what fills the screen.
 */
export function useCloseOnReturn(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return undefined;
    const listener = () => close();
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, [open]);
}
