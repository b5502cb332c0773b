import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import type { Report } from 'storybook/preview-api';
import { readGlobals } from '../globals.ts';
import { unprovenContrast } from './provenContrast.ts';
import { axeReport, type Finding } from './report.ts';
import { colourRulesOnly, everyRule, themeRulesOnly } from './rules.ts';
import { type View, viewsOf } from './views.ts';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;
type Context = Parameters<AfterEach>[0];

/** Dresses the story in another theme. Themes are attributes of its scope alone, so nothing need be rendered again. */
async function wear(scope: HTMLElement, { site, mode }: Pick<View, 'site' | 'mode'>): Promise<void> {
  scope.dataset.site = site;
  scope.dataset.mode = mode;
  // Reading a size makes the browser ask for the theme's fonts; only then is there something to wait for.
  scope.getBoundingClientRect();
  await document.fonts.ready;
}

/** The contrasts that axe left open and that no declared pair proves. */
function openContrasts(incomplete: readonly Finding[]): readonly string[] {
  return incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)
    .flatMap(({ target, html, any }) => {
      const [selector] = target;
      const element = typeof selector === 'string' ? document.querySelector(selector) : null;
      if (element === null) return [];
      const colours = unprovenContrast(element, any[0]?.data?.expectedContrastRatio === '3:1');
      const why = any[0]?.data?.messageKey ?? 'no reason given';
      return colours === undefined ? [] : [`Axe cannot judge ${html} (${why}), and no *.pairs.ts declares ${colours}`];
    });
}

/** Lets axe judge the story as it stands. Answers with what is wrong; the report says which view it is about. */
async function judge(context: Context, view: View): Promise<readonly string[]> {
  const open: string[] = [];
  const addReport = (report: Report) => {
    const parsed = axeReport.safeParse(report);
    if (!parsed.success) return context.reporting.addReport(report);
    const { violations, incomplete } = parsed.data.result;
    open.push(...openContrasts(incomplete));
    // The rest is what axe says of each rule that found nothing: thirty kilobytes a view on their way to the terminal.
    return context.reporting.addReport({ ...report, result: { violations, incomplete, view } });
  };
  const a11y = { every: everyRule, theme: themeRulesOnly, colour: colourRulesOnly }[view.rules];
  try {
    await runAxe({
      ...context,
      parameters: { ...context.parameters, a11y },
      reporting: { ...context.reporting, addReport },
    });
    return open;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error), ...open];
  }
}

/**
 * After a story's play, in the tests: axe in all views of the story, in the state that the play left. Throws one error
 * that tells what is wrong in which view. It is the only judge there: no story's own parameters soften it.
 */
export const judgeViews: AfterEach = async (context) => {
  if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
  const scope = context.canvasElement.querySelector<HTMLElement>('[data-story-scope] > [data-site]');
  // A story in a frame of its own width has its scope in there.
  if (scope === null) return;
  const { site, mode } = readGlobals(context.globals);
  const fullProduct = import.meta.env.STORYBOOK_FULL_PRODUCT === 'true';
  const wrong: string[] = [];
  for (const view of viewsOf({ site, mode, story: context.id }, fullProduct)) {
    await wear(scope, view);
    wrong.push(...(await judge(context, view)).map((problem) => `${view.site}, ${view.mode}: ${problem}`));
  }
  await wear(scope, { site, mode });
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
};
