import { Band } from '#design-system/components/Band/Band.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { DateBlock } from '#design-system/components/Card/DateBlock.tsx';
import { opensNewTab } from '#design-system/components/Link/isExternalUrl.ts';
import { Notice } from '#design-system/components/Notice/Notice.tsx';
import type { CalendarDate } from '#design-system/components/PublishDate/calendarDate.ts';
import { DateRange } from '#design-system/components/PublishDate/DateRange.tsx';
import { SummaryBlock } from '#design-system/components/SummaryBlock/SummaryBlock.tsx';
import { VisuallyHidden } from '#design-system/components/VisuallyHidden/VisuallyHidden.tsx';
import { readCalendarDate } from '../../contract/readCalendarDate.ts';
import type { EventDetails } from '../../plan/pages/itemDetails.ts';
import type { Plan } from '../../plan/plan.types.ts';
import { type Renderer, useRenderer } from '../../renderer/RendererProvider.tsx';

/** The leaf of the calendar, the facts, and what one can do about them; an event that is over says so instead. */
export function EventFacts({ plan }: { plan: Plan<'event'> }) {
  const renderer = useRenderer();
  const { t, language } = renderer;
  const { event } = plan.details;
  const start = readCalendarDate(event.start);
  const items = [
    { term: t('event.when'), description: event.start && <When event={event} start={start} renderer={renderer} /> },
    { term: t('event.where'), description: event.place },
    { term: t('event.organizer'), description: event.organizer },
  ].flatMap(({ term, description }) => (description ? [{ term, description }] : []));
  const isPast = event.phase === 'past';
  if (items.length === 0 && !event.signUp) return null;
  return (
    <Band rhythm="tight">
      <div className="grid items-start gap-6 medium:grid-cols-[auto_minmax(0,1fr)] medium:gap-8">
        {start && (
          <div className="hidden medium:block">
            <DateBlock date={start} language={language} ground="tint" />
          </div>
        )}
        <div className="grid gap-6">
          {isPast && (
            <div className="max-w-reading">
              <Notice tone="info" title={t('event.past')}>
                {t('event.pastText')}
              </Notice>
            </div>
          )}
          <SummaryBlock items={items} />
          {!isPast && (event.signUp || start) && (
            <div className="flex flex-wrap gap-3 print:hidden">
              {event.signUp && <SignUp href={event.signUp} t={t} />}
              {start && (
                <Button tone="secondary" icon="calendar" href={renderer.addresses.calendar(plan.path)} download>
                  {t('event.calendar')}
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </Band>
  );
}

interface WhenProps {
  readonly event: EventDetails;
  readonly start: CalendarDate | undefined;
  readonly renderer: Renderer;
}

/** The days, and the times under them. A day that cannot be read is shown as the editor wrote it. */
function When({ event, start, renderer: { t, language } }: WhenProps) {
  const { startTime, endTime } = event;
  const times = startTime && (endTime ? t('event.between', { start: startTime, end: endTime }) : startTime);
  return (
    <>
      {start ? <DateRange start={start} end={readCalendarDate(event.end)} language={language} /> : event.start}
      {times && <span className="block">{endTime ? times : t('event.from', { start: times })}</span>}
    </>
  );
}

function SignUp({ href, t }: { href: string } & Pick<Renderer, 't'>) {
  const leaving = opensNewTab(href);
  return (
    <Button tone="primary" href={href} {...(leaving ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {t('event.signUp')}
      {leaving && <VisuallyHidden>{` (${t('link.external')})`}</VisuallyHidden>}
    </Button>
  );
}
