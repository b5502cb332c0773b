import { Icon } from '../Icon/Icon.tsx';
import type { NewsletterStatus, NewsletterTexts } from './newsletterStatus.ts';

const signs = { registered: 'check', alreadyRegistered: 'info', failed: 'error' } as const;

interface NewsletterStatusLineProps {
  status: NewsletterStatus;
  texts: NewsletterTexts;
}

/** What the status region says; that a message is on its way stands on the button, and is only said here. */
export function NewsletterStatusLine({ status, texts }: NewsletterStatusLineProps) {
  switch (status) {
    case 'idle':
    case 'invalidEmail':
      return null;
    case 'sending':
      return <p className="sr-only">{texts.sending}</p>;
    case 'registered':
    case 'alreadyRegistered':
    case 'failed':
      return (
        <p className="flex items-start gap-3 font-strong text-heading">
          <span className="grid size-8 shrink-0 place-items-center rounded-full bg-action text-on-action">
            <Icon name={signs[status]} />
          </span>
          <span className="min-w-0 py-0.5">{texts[status]}</span>
        </p>
      );
    default:
      return status satisfies never;
  }
}
