import { type CSSProperties, type Ref, useEffect, useRef } from 'react';
import type { FrameWidth } from './choice.ts';
import { type FrameFacts, readFrame } from './frameFacts.ts';

interface PreviewFrameProps {
  readonly src: string;
  readonly name: string;
  /** Says to screen readers what is in the frame. */
  readonly title: string;
  readonly width: FrameWidth;
  /** `late`: once it comes near the screen. */
  readonly loading: 'at-once' | 'late';
  readonly onShown: (facts: FrameFacts | undefined, frame: HTMLIFrameElement) => void;
  readonly ref?: Ref<HTMLIFrameElement>;
}

/**
 * The page in a window of a chosen width, drawn smaller where there is less room: the division of two lengths is left to
 * `atan2`, which every browser has, so that it needs no script.
 */
export function PreviewFrame({ src, name, title, width, loading, onShown }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(onShown);
  shown.current = onShown;
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const tell = () => shown.current(readFrame(element), element);
    // It may have been there before this script was.
    if (element.contentDocument?.readyState === 'complete') tell();
    element.addEventListener('load', tell);
    return () => element.removeEventListener('load', tell);
  }, []);
  const isFull = width === 'full';
  const style = isFull ? undefined : ({ '--frame-width': `${width}px` } as CSSProperties);
  return (
    <div className="relative size-full overflow-hidden [container-type:size]" style={style}>
      <iframe
        ref={frame}
        src={src}
        name={name}
        title={title}
        loading={loading === 'late' ? 'lazy' : undefined}
        className={`absolute top-0 bg-page ${
          isFull
            ? 'size-full'
            : 'left-[max(0px,(100cqw-var(--frame-width))/2)] h-[calc(100cqh/var(--scale))] w-(--frame-width) origin-top-left scale-(--scale) [--scale:min(1,tan(atan2(100cqw,var(--frame-width))))]'
        }`}
      />
    </div>
  );
}
