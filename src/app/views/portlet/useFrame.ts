import { useEffect } from 'react';
import { bringDrawings } from './bringDrawings.ts';

/**
 * What a portlet does for the page it is embedded in: it says how high it is, whenever that changes or is asked, to the
 * browser and to the script of that page. Only listed hosts get to show it (`frame-ancestors`), so whoever listens may
 * know.
 */
export function useFrame(): void {
  useEffect(() => {
    const content = document.getElementById('portal');
    if (window.parent === window || !content) return undefined;
    const tell = () => {
      window.parent.postMessage({ portletHeight: Math.ceil(content.getBoundingClientRect().height) }, '*');
      requestResize();
    };
    const growth = new ResizeObserver(tell);
    growth.observe(content);
    const answer = ({ source, data }: MessageEvent) => {
      if (source === window.parent && data === 'portletHeight') tell();
    };
    addEventListener('message', answer);
    // In a sandbox the page has no origin, and drawings in files of their own are somebody else's.
    const stopDrawings = self.origin === 'null' ? bringDrawings(content) : undefined;
    return () => {
      growth.disconnect();
      removeEventListener('message', answer);
      stopDrawings?.();
    };
  }, []);
}

/** The browser's own way (CSS Sizing 4, responsive iframes), where there is one. */
function requestResize(): void {
  if (!('requestResize' in window) || typeof window.requestResize !== 'function') return;
  try {
    window.requestResize();
  } catch {
    // The page around does not want to know.
  }
}
