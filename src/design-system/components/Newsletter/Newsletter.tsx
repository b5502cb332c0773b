import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { FormField } from '../FormField/FormField.tsx';
import type { HeadingLevel } from '../Title/headingLevel.ts';
import { Title } from '../Title/Title.tsx';
import { NewsletterStatusLine } from './NewsletterStatusLine.tsx';
import type { NewsletterStatus, NewsletterTexts } from './newsletterStatus.ts';
import '../Band/Band.css';

export interface NewsletterProps {
  title: string;
  /** `heading` shows the title; `label` only names the form, where a heading and a landmark around it say the same. */
  naming?: 'heading' | 'label' | undefined;
  level: HeadingLevel;
  lead?: string | undefined;
  /** `panel` in the site's own colour; `bare` where such a ground is there already. */
  look?: 'panel' | 'bare' | undefined;
  /** The target of links to the form. */
  id?: string | undefined;
  /** Where the form posts `email`, and what `hiddenFields` holds. */
  action: string;
  /** What the form sends besides the address; nothing of it may be seen. */
  hiddenFields?: ReactNode;
  /** What was typed before, given back by the server. */
  email?: string | undefined;
  status: NewsletterStatus;
  texts: NewsletterTexts;
  /** Called with what the form would post, which it then does not. Without it the form posts itself. */
  onSubmit?: ((data: FormData) => void) | undefined;
}

const grounds = {
  panel: 'on-brand-ground rounded-card forced-colors:border',
  bare: '',
} as const;

/** Signing up for a newsletter (specification, section 8): one field, on a calm ground in the site's own colour. */
export function Newsletter({
  title,
  naming = 'heading',
  level,
  lead,
  look = 'panel',
  id: anchor,
  action,
  hiddenFields,
  email,
  status,
  texts,
  onSubmit,
}: NewsletterProps) {
  const id = useId();
  const [mistyped, setMistyped] = useState(false);
  const message = useRef<HTMLDivElement>(null);
  const before = useRef(status);
  const isDone = status === 'registered' || status === 'asked';

  // The form gives way to the confirmation; the focus, if it was inside, goes along.
  useEffect(() => {
    if (before.current === 'sending' && isDone) message.current?.focus();
    // As where the browser itself refuses the address: back to the field, which says what is wrong with it.
    if (before.current === 'sending' && status === 'invalidEmail') document.getElementById(`${id}email`)?.focus();
    before.current = status;
  }, [id, status, isDone]);

  // The browser's own bubble is gone in seconds and out of reach of many: with script the error stands at the field.
  const showMistyped = (event: FormEvent) => {
    event.preventDefault();
    setMistyped(true);
    if (event.target instanceof HTMLElement) event.target.focus();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };

  const Box = naming === 'heading' ? 'section' : 'div';
  // Red on the site's own colour is unreadable: here an error speaks by its sign, its words and its thicker edge.
  return (
    <Box
      id={anchor}
      aria-labelledby={naming === 'heading' ? `${id}title` : undefined}
      className={`@container scroll-mt-40 [--site-color-negative:var(--site-color-on-brand)] print:hidden ${grounds[look]}`}
    >
      <div
        className={`grid gap-6 @3xl:grid-cols-2 @3xl:gap-x-12 ${look === 'panel' ? 'p-6 @3xl:p-12 @md:p-8' : '@3xl:gap-x-16'}`}
      >
        {(naming === 'heading' || lead) && (
          <div className="flex min-w-0 flex-col gap-3">
            {naming === 'heading' && (
              <Title level={level} size="large" id={`${id}title`}>
                {title}
              </Title>
            )}
            {lead && <p className="max-w-reading text-text-muted">{lead}</p>}
          </div>
        )}
        <div className="min-w-0 self-center">
          {!isDone && (
            <form
              method="post"
              action={action}
              aria-label={naming === 'label' ? title : undefined}
              onSubmit={submit}
              onInvalidCapture={showMistyped}
              onChange={() => setMistyped(false)}
              className="grid gap-4 @md:grid-cols-[minmax(0,1fr)_minmax(11rem,auto)] @md:items-end"
            >
              <FormField
                kind="email"
                id={`${id}email`}
                name="email"
                label={texts.email}
                required
                defaultValue={email}
                error={mistyped || status === 'invalidEmail' ? texts.invalidEmail : undefined}
              />
              {hiddenFields}
              <Button tone="primary" type="submit" state={status === 'sending' ? 'busy' : 'idle'}>
                {texts.submit}
              </Button>
            </form>
          )}
          <div ref={message} role="status" tabIndex={-1} className="focus:[box-shadow:none] focus:outline-none">
            <NewsletterStatusLine status={mistyped ? 'invalidEmail' : status} texts={texts} />
          </div>
        </div>
      </div>
    </Box>
  );
}
