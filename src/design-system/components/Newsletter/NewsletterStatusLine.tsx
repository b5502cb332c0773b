import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import type { NewsletterStatus, NewsletterTexts } from './newsletterStatus.ts';

interface NewsletterStatusLineProps {
  status: NewsletterStatus;
  texts: NewsletterTexts;
}

/** What the status region says. That it is being sent the button shows, and a mistake the field: here these are only said. */
export function NewsletterStatusLine({ status, texts }: NewsletterStatusLineProps) {
  switch (status) {
    case 'idle':
      return null;
    case 'invalidEmail':
      return <p className="sr-only">{texts.invalidEmail}</p>;
    case 'sending':
      return <p className="sr-only">{texts.sending}</p>;
    case 'asked':
      return <Message icon="mail" text={texts.asked} />;
    case 'registered':
      return <Message icon="check" text={texts.registered} />;
    case 'alreadyRegistered':
    case 'failed':
      return (
        <div className="pt-4">
          <Message icon={status === 'failed' ? 'error' : 'info'} text={texts[status]} />
        </div>
      );
    default:
      return status satisfies never;
  }
}

function Message({ icon, text }: { icon: IconName; text: string }) {
  return (
    <p className="flex items-start gap-3 font-strong text-heading">
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-action text-on-action">
        <Icon name={icon} />
      </span>
      <span className="min-w-0 py-0.5 wrap-break-word">{text}</span>
    </p>
  );
}
