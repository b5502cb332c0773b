import { Button } from '../Button/Button.tsx';
import { Motif } from '../Image/Plate.tsx';
import { Title } from '../Title/Title.tsx';

export interface ErrorNoticeProps {
  /** HTTP status of the page. */
  status: number;
  title: string;
  text: string;
  /** The way out, e.g. home. */
  action?: { label: string; href: string } | undefined;
}

/**
 * The body of an error page: the status code, what it means, and a way out (specification, sections 2 and 8).
 * It fills the width: the words stand on a calm ground, beside the map of a place that is not there.
 */
export function ErrorNotice({ status, title, text, action }: ErrorNoticeProps) {
  return (
    <section className="relative isolate overflow-hidden bg-band">
      <div className="absolute inset-x-0 top-0 -z-1 h-40 text-link print:hidden max-large:[mask-image:linear-gradient(black_50%,transparent)] large:inset-y-0 large:start-1/2 large:h-auto large:[mask-image:linear-gradient(to_left,black_60%,transparent)]">
        <Motif kind="dossier" />
      </div>
      <div className="mx-auto flex min-h-[60vh] max-w-content flex-col justify-center px-gutter pt-48 pb-section print:min-h-0 print:pt-0 large:py-section">
        <div className="flex max-w-reading flex-col items-start gap-5 large:max-w-[50%] large:pe-16">
          <hgroup className="flex flex-col items-start gap-5">
            <p className="font-heading font-(weight:--site-weight-heading) text-text-muted text-title-large leading-heading even-figures">
              {status}
            </p>
            <Title level={1}>{title}</Title>
          </hgroup>
          <p className="text-lead text-pretty">{text}</p>
          {action && (
            <Button tone="primary" href={action.href}>
              {action.label}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
