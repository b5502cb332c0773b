import { useEffect, useRef } from 'react';
import { isRecord } from '#templates/contract/empty.ts';

/**
 * The one envelope by which a CMS sends what is being typed: `{ type: 'portal-preview', version: 1, page: {…} }`, with
 * the whole page each time, as it would answer for it.
 */
export const liveMessage = { type: 'portal-preview', version: 1 } as const;

/** Told to the window that shows or opened the preview, as soon as it hears: `{ type: 'portal-preview-ready', version: 1 }`. */
const readyMessage = { type: 'portal-preview-ready', version: 1 } as const;

/** The page that a message brings; `undefined` for any other message, and for any other sender's. */
export function pageIn(
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  origins: readonly string[],
  senders: readonly unknown[],
): object | undefined {
  if (!origins.includes(origin) || source === null || !senders.includes(source)) return undefined;
  if (!isRecord(data) || data.type !== liveMessage.type || data.version !== liveMessage.version) return undefined;
  return isRecord(data.page) ? data.page : undefined;
}

/**
 * Follows what a CMS sends from the window around this one, or from the one that opened it. Other origins than those of
 * the settings, other windows, and whatever is no whole page in the envelope are not listened to.
 */
export function useLivePages(origins: readonly string[], onPage: (text: string) => void): void {
  const heard = useRef(onPage);
  heard.current = onPage;
  useEffect(() => {
    const senders = [window.parent === window ? null : window.parent, window.opener as Window | null];
    const onMessage = (message: MessageEvent<unknown>) => {
      const page = pageIn(message, origins, senders);
      if (page) heard.current(JSON.stringify(page, null, 2));
    };
    addEventListener('message', onMessage);
    for (const sender of senders) for (const origin of origins) sender?.postMessage(readyMessage, origin);
    return () => removeEventListener('message', onMessage);
  }, [origins]);
}
