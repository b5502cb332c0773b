import { useEffect, useRef } from 'react';
import { isRecord } from '#templates/contract/empty.ts';

/**
 * The one envelope by which a CMS sends what is being typed: `{ type: 'portal-preview', version: 1, page: {…} }`, with
 * the whole page each time, as it would answer for it.
 */
export const liveMessage = { type: 'portal-preview', version: 1 } as const;

/** Told to the window that shows or opened the preview, as soon as it hears: `{ type: 'portal-preview-ready', version: 1 }`. */
const readyMessage = { type: 'portal-preview-ready', version: 1 } as const;

/**
 * Follows what a CMS sends from the window around this one, or from the one that opened it. Other origins than those of
 * the settings, other windows, and whatever is no whole page in the envelope are not listened to.
 */
export function useLivePages(origins: readonly string[], onPage: (text: string) => void): void {
  const heard = useRef(onPage);
  heard.current = onPage;
  useEffect(() => {
    const senders = [window.parent === window ? null : window.parent, window.opener as Window | null];
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (!origins.includes(origin) || source === null || !senders.includes(source as Window)) return;
      if (!isRecord(data) || data.type !== liveMessage.type || data.version !== liveMessage.version) return;
      if (isRecord(data.page)) heard.current(JSON.stringify(data.page, null, 2));
    };
    addEventListener('message', onMessage);
    for (const sender of senders) for (const origin of origins) sender?.postMessage(readyMessage, origin);
    return () => removeEventListener('message', onMessage);
  }, [origins]);
}
