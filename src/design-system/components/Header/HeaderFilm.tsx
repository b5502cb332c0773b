import { type ComponentType, useEffect, useState } from 'react';
import type { HeaderVideoProps } from './HeaderVideo.tsx';

/**
 * A video behind the header, once everything else is there: the page paints its picture first, and visitors who asked for
 * less motion or less data, or has no script, keeps that picture. A film that cannot be loaded is not missed.
 */
export function HeaderFilm(props: HeaderVideoProps) {
  const [Video, setVideo] = useState<ComponentType<HeaderVideoProps>>();
  useEffect(() => {
    let gone = false;
    const load = () => {
      if (savesData()) return;
      void import('./HeaderVideo.tsx').then(
        ({ HeaderVideo }) => !gone && setVideo(() => HeaderVideo),
        () => {},
      );
    };
    if (document.readyState === 'complete') load();
    else window.addEventListener('load', load, { once: true });
    return () => {
      gone = true;
      window.removeEventListener('load', load);
    };
  }, []);
  // Another film is another player: an element that has one goes on with it.
  return Video ? <Video key={`${props.mobileSrc} ${props.src}`} {...props} /> : null;
}

/** Whether the visitor asked to be sent less: by the media feature, or by the older setting of Chromium. */
function savesData(): boolean {
  if (window.matchMedia('(prefers-reduced-data: reduce)').matches) return true;
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
