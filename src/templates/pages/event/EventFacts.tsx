import { Band } from '#design-system/components/Band/Band.tsx';
import { Button } from '#design-system/components/Button/Button.tsx';
import { DateBlock } from '#design-system/components/Card/DateBlock.tsx';
import { opensNewTab } from '#design-system/components/Link/isExternalUrl.ts';
import { Notice } from '#design-system/components/Notice/Notice.tsx';
import { SummaryBlock } from '#design-system/components/SummaryBlock/SummaryBlock.tsx';
import { VisuallyHidden } from '#design-system/components/VisuallyHidden/VisuallyHidden.tsx';
import { readCalendarDate } from '../../contract/readCalendarDate.ts';
import type { EventDetails } from '../../plan/pages/itemDetails.ts';
import type { Plan } from '../../plan/plan.types.ts';
import { Period } from '../../renderer/Period.tsx';
import { type Renderer, useRenderer } from '../../renderer/RendererProvider.tsx';

/** The leaf of the calendar, the facts, and what one can do about them; an event that is over says so instead. */
export function EventFacts({ plan }: { plan: Plan<'event'> }) {
  const renderer = useRenderer();
  const { t, language } = renderer;
  const { event } = plan.details;
  const start = readCalendarDate(event.start);
  const items = [
    { term: t('event.when'), description: (event.start || event.end) && <When event={event} t={t} /> },
    { term: t('event.where'), description: event.place },
    { term: t('event.organizer'), description: event.organizer },
  ].flatMap(({ term, description }) => (description ? [{ term, description }] : []));
  // A page without an address on this site has none for its calendar file either.
  const hasFile = start !== undefined && plan.path !== '';
  const isPast = event.phase === 'past';
  if (items.length === 0 && !event.signUp) return null;
  return (
    <Band rhythm="tight">
      <div className="grid items-start gap-6 medium:grid-cols-[auto_minmax(0,1fr)] medium:gap-8">
        {start && (
          <div className="hidden medium:block">
            <DateBlock date={start} language={language} ground="tint" aria-hidden />
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
          {!isPast && (event.signUp || hasFile) && (
            <div className="flex flex-wrap gap-3 print:hidden">
              {event.signUp && <SignUp href={event.signUp} t={t} />}
              {hasFile && (
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

/** The days, and the times under them. */
function When({ event, t }: { readonly event: EventDetails } & Pick<Renderer, 't'>) {
  const { start, end } = event;
  const times = timesOf(event, t);
  return (
    <>
      <Period start={start} end={end} />
      {times && <span className="block">{times}</span>}
    </>
  );
}

function timesOf({ startTime, endTime }: EventDetails, t: Renderer['t']): string | undefined {
  if (startTime && endTime) return t('event.between', { start: startTime, end: endTime });
  if (startTime) return t('event.from', { start: startTime });
  return endTime && t('event.until', { end: endTime });
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
