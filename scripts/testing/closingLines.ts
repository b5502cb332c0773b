import { failureLine } from './failureLine.ts';
import type { Failure } from './layer.ts';
import type { Outcome } from './runLanes.ts';

/**
 * What closes a run: a line for each layer, for each reason to skip tests, for each test that failed or needed a second
 * try, and one that counts all of them.
 */
export function closingLines(outcomes: readonly Outcome[]): readonly string[] {
  const skipped = outcomes.flatMap((outcome) => outcome.skipped);
  return [
    ...outcomes.map(layerLine),
    ...skippedLines(skipped),
    ...namedLines('passed at the second try', outcomes, ({ unsteady }) => unsteady),
    ...namedLines('failed', outcomes, ({ failed, failures = [], layer }) =>
      failed > 0 && failures.length === 0 ? [{ test: layer }] : failures,
    ),
    '',
    totalLine(outcomes),
  ];
}

function namedLines(
  what: string,
  outcomes: readonly Outcome[],
  failuresOf: (outcome: Outcome) => readonly Failure[] | undefined,
): string[] {
  return outcomes
    .flatMap((outcome) => failuresOf(outcome) ?? [])
    .map(({ test, message }) => `${what}: ${failureLine(test, message)}`);
}

function layerLine({ layer, passed, failed, skipped, seconds }: Outcome): string {
  return `${layer.padEnd(34)} ${countsOf(passed, failed, skipped.length).padEnd(34)} ${String(seconds).padStart(4)} s`;
}

function totalLine(outcomes: readonly Outcome[]): string {
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  return countsOf(
    sum(({ passed }) => passed),
    sum(({ failed }) => failed),
    sum(({ skipped }) => skipped.length),
  );
}

function countsOf(passed: number, failed: number, skipped: number): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** One line for all tests that are skipped for the same reason; a test without a reason is named itself. */
function skippedLines(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) {
    const reason = /\(skipped: (.+?)\)/.exec(name)?.[1] ?? name;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `skipped: ${count} × ${reason}`);
}
