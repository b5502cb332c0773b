import type { Counts } from './layer.ts';

/**
 * What came of a layer of which all that failed ran twice: what passed then counts as passed, and is named. A second try
 * that fails without naming a test, because it could not run at all, changes nothing.
 */
export function afterSecondTry(first: Counts, second: Counts): Counts {
  const { failures: stillWrong = [] } = second;
  if (second.failed > 0 && stillWrong.length === 0) return first;
  const unsteady = (first.failures ?? []).filter(({ test }) => stillWrong.every((wrong) => wrong.test !== test));
  return {
    ...first,
    passed: first.passed + unsteady.length,
    failed: second.failed,
    failures: stillWrong,
    unsteady: [...(first.unsteady ?? []), ...unsteady],
  };
}
