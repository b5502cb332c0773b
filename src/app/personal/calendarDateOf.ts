import type { CalendarDate } from '#design-system/components/PublishDate/calendarDate.ts';
import { inAmsterdam } from '#templates/contract/inAmsterdam.ts';

/** @param at when something was written (ISO 8601) */
export const calendarDateOf = (at: string): CalendarDate => inAmsterdam(Date.parse(at));
