import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';
import { z } from 'zod';
import { axeReport } from '../../.storybook/axe/report.ts';
import { type AxeFigures, addUndecided, noFigures, subjectOf } from './axeFigures.ts';

const meta = z.object({ storyId: z.string(), reports: z.array(z.unknown()).optional() });

/** A Vitest reporter: sums what axe found over all stories, and writes it to the file that AXE_FIGURES names. */
export default class AxeReporter implements Reporter {
  private figures: AxeFigures = noFigures;

  onTestCaseResult(testCase: TestCase): void {
    const found = meta.safeParse(testCase.meta());
    if (!found.success) return;
    const { storyId, reports = [] } = found.data;
    const views = reports.flatMap((given) => axeReport.safeParse(given).data ?? []);
    const looks = views.flatMap(({ result }) => result.view?.rules ?? []);
    const byEvery = looks.filter((rules) => rules === 'every').length;
    this.figures = {
      stories: this.figures.stories + 1,
      every: this.figures.every + byEvery,
      colour: this.figures.colour + looks.length - byEvery,
      violations: this.figures.violations + violationsOf(testCase),
      undecided: views
        .flatMap(({ result }) => result.incomplete)
        .flatMap(({ id: rule, nodes }) => nodes.map((node) => ({ rule, ...node })))
        .map(({ rule, any, html }) => {
          const why = any[0]?.data?.messageKey ?? '';
          return { subject: subjectOf(storyId), rule, why, places: 1, example: html.slice(0, 160) };
        })
        .reduce(addUndecided, this.figures.undecided),
    };
  }

  onTestRunEnd(): void {
    const { AXE_FIGURES } = process.env;
    if (AXE_FIGURES !== undefined) writeFileSync(AXE_FIGURES, JSON.stringify(this.figures, null, 2));
  }
}

/** A story that fails hands over no reports: its error is what there is to count. */
function violationsOf(testCase: TestCase): number {
  const errors = testCase.result().errors ?? [];
  return errors.reduce(
    (sum, { message }) => sum + (message.match(/to have no violations:|Axe cannot judge/g)?.length ?? 0),
    0,
  );
}
