import { type CalendarDate, clockTime, machineDate } from '#design-system/components/PublishDate/calendarDate.ts';
import { readClockTime } from '../../contract/clockTime.ts';
import type { ItemKind } from '../../contract/identifiers.ts';
import type { PlanLink } from '../../contract/links.ts';
import type { ItemMetadata } from '../../contract/metadata.schema.ts';
import type { Picture } from '../../contract/pictures.ts';
import { emailAddress, phoneNumber } from '../../contract/reach.ts';
import { readCalendarDate } from '../../contract/readCalendarDate.ts';
import type { ElementContext } from '../elements/elementContext.ts';
import { linkOf } from './pageHeader.ts';

type ItemDetails = NonNullable<ItemMetadata['item_metadata']>;

/** Whether one can still go there. A plan itself knows no time: `planAt` says so for a moment. */
export type EventPhase = 'coming' | 'past';

/** When and where an event is; days as the CMS writes them, times as `13:30`. */
export interface EventDetails {
  readonly phase: EventPhase;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly place?: string | undefined;
  readonly organizer?: string | undefined;
  readonly signUp?: string | undefined;
}

export interface ProjectDetails {
  readonly code?: string | undefined;
  /** `lopend`, `afgerond`, or whatever else the CMS says. */
  readonly status?: string | undefined;
  readonly partners: readonly PlanLink[];
}

export interface PersonDetails {
  readonly role?: string | undefined;
  readonly organization?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly expertise: readonly string[];
}

/** Where a source can be read. */
export interface SourceLink extends PlanLink {
  readonly access?: string | undefined;
  readonly fileType?: string | undefined;
}

export interface SourceDetails {
  readonly publisher?: string | undefined;
  readonly year?: string | undefined;
  readonly links: readonly SourceLink[];
}

/** Another item of the CMS, as a page shows it. */
export interface RelatedItem extends PlanLink {
  readonly kind?: ItemKind | undefined;
  /** Of a person: what they are, and where. */
  readonly role?: string | undefined;
  readonly lead?: string | undefined;
  readonly picture?: Picture | undefined;
}

/** The place of a related item: known by its address, or by its id, perhaps with a title, which `fill` resolves. */
export type RelatedSlot =
  | { readonly state: 'found'; readonly item: RelatedItem }
  | { readonly state: 'asked'; readonly contentId: string; readonly title?: string | undefined };

export function eventDetails(details: ItemDetails, context: ElementContext): EventDetails {
  const { event_date: date, location_abstract: place, organizer_abstract: organizer, signup_link } = details;
  return {
    phase: 'coming',
    start: date?.startdate,
    end: date?.enddate,
    ...timesOf(date ?? {}),
    place,
    organizer,
    signUp: context.href(signup_link ?? ''),
  };
}

/** The times that an event was given; only where neither was, those behind its days. */
function timesOf({ startdate, enddate, starttime, endtime }: NonNullable<ItemDetails['event_date']>) {
  if (starttime || endtime) return { startTime: readClockTime(starttime), endTime: readClockTime(endtime) };
  const [start, end] = [readCalendarDate(startdate), readCalendarDate(enddate)];
  const [startTime, endTime] = [timeOf(start, startdate), timeOf(end, enddate)];
  const isOneDay = start && end && machineDate(start, 'day') === machineDate(end, 'day');
  // Forms that ask for a day and a time at once give an event without an end its start as one.
  const isNoEnd = isOneDay && startTime !== undefined && endTime !== undefined && endTime <= startTime;
  return { startTime, endTime: isNoEnd ? undefined : endTime };
}

/**
 * The time behind a day. Midnight and the minute before it are what systems write where only the day is meant: on
 * Amsterdam's clock, or on that of whatever offset they write behind it.
 */
function timeOf(date: CalendarDate | undefined, written = ''): string | undefined {
  const clock = date?.time && clockTime(date.time);
  const isDayAlone =
    /^\s*[\d/.-]+[T ](?:00:00|23:59)/.test(written) || isCountedDay(written) || /^(?:00:00|23:59)$/.test(clock || '');
  return clock && !isDayAlone ? clock : undefined;
}

/** Whether an instant is counted, in s or ms, that begins a day on the clock of those who count (UTC). */
function isCountedDay(written: string): boolean {
  return /^\d+$/.test(written) && Number(written.slice(0, 10)) % 86_400 === 0;
}

export function projectDetails(details: ItemDetails, context: ElementContext): ProjectDetails {
  const partners = (details.partners ?? []).map((partner) => linkOf(partner, context));
  return {
    code: details.project_code,
    status: details.status_abstract,
    partners: partners.filter((partner) => partner !== undefined),
  };
}

export function personDetails({ role, organization, email, phone, expertise = [] }: ItemDetails): PersonDetails {
  return { role, organization, email: emailAddress(email), phone: phoneNumber(phone), expertise };
}

export function sourceDetails({ publisher, year, links = [] }: ItemDetails, context: ElementContext): SourceDetails {
  return {
    publisher,
    year,
    links: links.flatMap(({ title, url, access, filetype }) => {
      const href = context.href(url ?? '');
      return href === undefined ? [] : [{ label: title ?? href, href, access, fileType: filetype }];
    }),
  };
}

/** Items that are named by a link, or by a bare id, alone or inside an address (`?contentid=12278`). */
export function relatedSlots(related: ItemDetails['experts'], context: ElementContext): RelatedSlot[] {
  const entries = Array.isArray(related) ? related : [related];
  return entries.flatMap((entry): RelatedSlot[] => {
    if (entry === undefined) return [];
    const { title, url } = typeof entry === 'string' ? { title: undefined, url: entry } : entry;
    const contentId = contentIdOf(url);
    if (contentId !== undefined) return [{ state: 'asked', contentId, ...(title && { title }) }];
    const item = linkOf({ title: title ?? (typeof entry === 'string' ? entry : undefined), url }, context);
    return item ? [{ state: 'found', item }] : [];
  });
}

function contentIdOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  return /^\d+$/.test(address) ? address : /[?&]contentid=(\d+)(?:&|$)/i.exec(address)?.[1];
}
