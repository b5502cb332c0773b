import { type CSSProperties, useEffect, useRef } from 'react';
import type { FrameWidth } from './choice.ts';
import { type FrameFacts, readFrame } from './frameFacts.ts';

/** The frame of what visitors have, which no draft is shown in. */
export const publishedFrameName = 'preview-published';

interface PreviewFrameProps {
  readonly src: string;
  /** Posted there, where the page is not the CMS's but given by the editor. */
  readonly json?: string | undefined;
  readonly name: string;
  /** Says to screen readers what is in the frame. */
  readonly title: string;
  readonly width: FrameWidth;
  /** `late`: once it comes near the screen. */
  readonly loading: 'at-once' | 'late';
  readonly onShown: (facts: FrameFacts | undefined, frame: HTMLIFrameElement) => void;
}

/**
 * The page in a window of a chosen width, drawn smaller where there is less room: the division of two lengths is left to
 * `atan2`, which every browser has, so that it needs no script.
 */
export function PreviewFrame({ src, json, name, title, width, loading, onShown }: PreviewFrameProps) {
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
  const isPosted = json !== undefined;
  const posted = useRef(json);
  posted.current = json;
  useEffect(() => {
    if (isPosted) postToFrame(src, name, posted.current ?? '');
  }, [isPosted, src, name]);
  const isFull = width === 'full';
  const style = isFull ? undefined : ({ '--frame-width': `${width}px` } as CSSProperties);
  return (
    <div className="preview-window" style={style}>
      <iframe
        ref={frame}
        src={isPosted ? undefined : src}
        name={name}
        title={title}
        loading={loading === 'late' ? 'lazy' : undefined}
        className="bg-page"
      />
    </div>
  );
}

/** Has a frame show what is posted: a form as any, which is gone once it is sent. */
function postToFrame(action: string, frame: string, json: string): void {
  const form = document.createElement('form');
  Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data', target: frame, hidden: true });
  const field = document.createElement('textarea');
  field.name = 'json';
  field.value = json;
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
