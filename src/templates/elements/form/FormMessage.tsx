import { useEffect, useRef } from 'react';
import { Notice } from '#design-system/components/Notice/Notice.tsx';

interface FormMessageProps {
  readonly tone: 'positive' | 'negative';
  readonly title: string;
  readonly text: string;
  /** After a post the reader goes on here: the button that was pressed may be far below, or gone. */
  readonly takesFocus: boolean;
}

/** What became of a form as a whole. */
export function FormMessage({ tone, title, text, takesFocus }: FormMessageProps) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) message.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={message}
      tabIndex={-1}
      role={tone === 'positive' ? 'status' : 'alert'}
      className="scroll-mt-40 rounded-card"
    >
      <Notice tone={tone} title={title}>
        <p>{text}</p>
      </Notice>
    </div>
  );
}
