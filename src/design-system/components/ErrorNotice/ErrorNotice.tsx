import { Button } from '../Button/Button.tsx';
import { Cover } from '../Cover/Cover.tsx';

export interface ErrorNoticeProps {
  /** HTTP status of the page. */
  status: number;
  title: string;
  text: string;
  /** The way out, e.g. home; to the page itself (an empty `href`) it is a new try, in a new document. */
  action?: { label: string; href: string } | undefined;
}

/**
 * The body of an error page: the status code, what it means, and a way out (specification, sections 2 and 8), beside
 * the map of a place that is not there.
 */
export function ErrorNotice({ status, title, text, action }: ErrorNoticeProps) {
  return (
    <Cover kicker={String(status)} title={title} lead={text} motif="dossier">
      {action && (
        <Button tone="primary" href={action.href} {...(action.href === '' && { target: '_self' })}>
          {action.label}
        </Button>
      )}
    </Cover>
  );
}
