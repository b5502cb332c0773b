import type { Log } from './log.ts';
import { portalEvents } from './telemetry/topics.ts';

/** What editors and operators should hear of: elements the page had to leave out, by why. */
export type ElementEventName = 'element.unknown' | 'element.invalid' | 'element.empty' | 'element.crashed';

/** The other is something that a document's policy forbade (`violationFeature.ts`). */
export type EventName = ElementEventName | 'policy.violated';

export interface ElementEvent {
  readonly name: ElementEventName;
  readonly site: string;
  /** The site's path of the page. */
  readonly page: string;
  /** The element's id, and its kind as the CMS spells it. */
  readonly id: string;
  readonly kind: string;
}

export interface Events {
  /**
   * Logs an event and counts it.
   * @param error what was thrown: a mistake of ours, where the others are an editor's
   */
  count(event: ElementEvent, detail?: string, error?: unknown): void;
  /** Counts what a browser told; whoever asks logs it. */
  violated(): void;
  /** How often each event happened since the start. */
  readonly totals: Readonly<Record<EventName, number>>;
}

export function createEvents(log: Log): Events {
  const totals = {
    'element.unknown': 0,
    'element.invalid': 0,
    'element.empty': 0,
    'element.crashed': 0,
    'policy.violated': 0,
  };
  return {
    totals,
    violated() {
      totals['policy.violated']++;
      portalEvents.tell({ name: 'policy.violated' });
    },
    count({ name, ...fields }, detail, err) {
      totals[name]++;
      portalEvents.tell({ name });
      const line = { event: name, ...fields, detail };
      if (err === undefined) log.warn(line, 'an element was left out');
      else log.error({ ...line, err }, 'an element was left out');
    },
  };
}
