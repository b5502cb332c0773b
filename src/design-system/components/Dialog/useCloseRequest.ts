import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** Of the HTML standard; not every browser has it. */
    readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void };
  }
}

/**
 * Closes a layer that covers the page when the device asks for it: the back button of Android closes what fills the
 * screen and leaves the page as it is. Browsers without `CloseWatcher` go back a page there.
 */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [open]);
}
