import { useEffect, useRef, useState } from 'react';
import { isRecord } from '#templates/contract/empty.ts';
import { preloadPlan } from '#templates/PageRenderer.tsx';
import { isPreviewResponse, type PreviewResponse } from './previewResponse.ts';
import { shared } from './shared.ts';

const messageType = 'portal-preview-show';

/** Has a frame of this portal show another version of its page, without loading anew. */
export function showInFrame({ contentWindow }: HTMLIFrameElement, response: PreviewResponse): void {
  contentWindow?.postMessage({ type: messageType, response }, location.origin);
}

/** What a framed page shows: what it came with, then whatever the preview around it hands over. */
export function useShownResponse(first: PreviewResponse): PreviewResponse {
  const [shown, setShown] = useState(first);
  const received = useRef(0);
  useEffect(() => {
    if (window.parent === window) return;
    const onMessage = async ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== window.parent || !isRecord(data) || data.type !== messageType)
        return;
      const { response } = data;
      if (!isRecord(response) || !isPreviewResponse(response) || !response.plan) return;
      received.current += 1;
      const mine = received.current;
      // Of an element that was not there before, the code comes first.
      await preloadPlan(response.plan).catch(() => {});
      if (mine === received.current) setShown((before) => shared(before, { ...response, theme: first.theme }));
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [first]);
  return shown;
}
