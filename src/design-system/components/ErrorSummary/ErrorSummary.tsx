import { useEffect, useId, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { noticeVariants } from '../Notice/Notice.variants.ts';
import type { HeadingLevel } from '../Title/headingLevel.ts';
import { Title } from '../Title/Title.tsx';

export interface ErrorSummaryProps {
  title: string;
  level: HeadingLevel;
  /** What is wrong, in the order of the fields; `fieldId` is where each can be mended. */
  errors: readonly { fieldId: string; message: string }[];
  /** After a failed post the reader starts here; without script the alert and its place at the head do that alone. */
  takesFocus: boolean;
}

/** Stands at the head of a form that came back: everything that is wrong, each a plain link to its field. */
export function ErrorSummary({ title, level, errors, takesFocus }: ErrorSummaryProps) {
  const id = useId();
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    if (takesFocus) summary.current?.focus();
  }, [takesFocus]);

  return (
    <section ref={summary} tabIndex={-1} aria-labelledby={id} className="scroll-mt-40">
      <div role="alert" className={noticeVariants({ part: 'notice', tone: 'negative' })}>
        <span className={noticeVariants({ part: 'sign', tone: 'negative' })}>
          <Icon name="error" />
        </span>
        <div className="flex min-w-0 grow basis-40 flex-col gap-2 wrap-anywhere">
          <Title level={level} size="small" id={id}>
            {title}
          </Title>
          <ul>
            {errors.map(({ fieldId, message }) => (
              <li key={fieldId}>
                <a
                  href={`#${fieldId}`}
                  className="inline-block max-w-full py-1 underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
