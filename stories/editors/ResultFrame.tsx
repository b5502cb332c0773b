import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { SiteScope } from '#design-system/theme/SiteScope.tsx';
import { StoryGlobalsContext } from '../../.storybook/storyGlobals.ts';
import '../../src/app/views/preview/preview.css';

interface ResultFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Whole, so that the browser reads the page as it reads ours. */
const emptyPage = '<!doctype html><html lang="nl"><head><title>-</title></head><body></body></html>';

/**
 * What comes of an input, in a window of its own that has the width of the toolbar: media queries ask the window, and
 * the input beside it keeps the room it had.
 */
export function ResultFrame({ title, children }: ResultFrameProps): ReactNode {
  const { site, mode, width } = useContext(StoryGlobalsContext);
  const [shown, setShown] = useState<Document>();
  const frame = useCallback((element: HTMLIFrameElement | null) => {
    const start = () => setShown(element?.contentDocument ?? undefined);
    element?.addEventListener('load', start);
    return () => element?.removeEventListener('load', start);
  }, []);
  useEffect(() => {
    if (!shown) return undefined;
    const dress = () => {
      const styles = document.head.querySelectorAll('style, link[rel="stylesheet"]');
      shown.head.replaceChildren(...[...styles].map((style) => style.cloneNode(true)));
    };
    dress();
    // Code that is loaded later brings its styles.
    const observer = new MutationObserver(dress);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [shown]);
  return (
    <div
      className="preview-window"
      style={width === 'free' ? undefined : ({ '--frame-width': `${width}px` } as CSSProperties)}
    >
      <iframe ref={frame} title={title} srcDoc={emptyPage} className="bg-page" />
      {shown &&
        createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the links in it
          // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by keyboard clicks as well
          <div onClick={stay}>
            <SiteScope site={site} mode={mode}>
              {children}
            </SiteScope>
          </div>,
          shown.body,
        )}
    </div>
  );
}

/** There is no other page to go to; places on this one are found. */
function stay(event: MouseEvent): void {
  const link = (event.target as Element).closest('a[href]');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}
