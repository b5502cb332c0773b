import type { CallOutcome } from './jsonClient.ts';

/** The service is there, and does not know a call beyond the specification: it may learn it. */
export function isMissing(outcome: CallOutcome): boolean {
  return outcome.kind === 'object' || outcome.kind === 'invalid' || (outcome.kind === 'status' && outcome.status < 500);
}
