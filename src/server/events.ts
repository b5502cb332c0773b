import type { Log } from './log.ts';

/** What editors and operators should hear of: elements the page had to leave out, by why. */
export type EventName = 'element.unknown' | 'element.invalid' | 'element.empty' | 'element.crashed';

export interface ElementEvent {
  readonly name: EventName;
  readonly site: string;
  /** The site's path of the page. */
  readonly page: string;
  /** The element's id, and its kind as the CMS spells it. */
  readonly id: string;
  readonly kind: string;
}

export interface Events {
  /** Logs an event and counts it. */
  count(event: ElementEvent, detail?: string): void;
  /** How often each event happened since the start. */
  readonly totals: Readonly<Record<EventName, number>>;
}

export function createEvents(log: Log): Events {
  const totals = { 'element.unknown': 0, 'element.invalid': 0, 'element.empty': 0, 'element.crashed': 0 };
  return {
    totals,
    count({ name, ...fields }, detail) {
      totals[name]++;
      log.warn({ event: name, ...fields, detail }, 'an element was left out');
    },
  };
}
