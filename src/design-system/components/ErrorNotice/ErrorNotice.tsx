import { Button } from '../Button/Button.tsx';
import { Title } from '../Title/Title.tsx';

export interface ErrorNoticeProps {
  /** HTTP status of the page. */
  status: number;
  title: string;
  text: string;
  /** The way out, e.g. home. */
  action?: { label: string; href: string } | undefined;
}

/** The body of an error page: the status code, what it means, and a way out (specification, sections 2 and 8). */
export function ErrorNotice({ status, title, text, action }: ErrorNoticeProps) {
  return (
    <section className="mx-auto flex max-w-content flex-col items-start gap-6 px-gutter py-section">
      <p className="font-heading text-title-large text-text-muted tabular-nums">{status}</p>
      <Title level={1}>{title}</Title>
      <p className="max-w-reading text-lead">{text}</p>
      {action && (
        <Button tone="primary" href={action.href}>
          {action.label}
        </Button>
      )}
    </section>
  );
}
