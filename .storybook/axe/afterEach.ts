import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import type { Report } from 'storybook/preview-api';
import { readGlobals } from '../globals.ts';
import { colourRulesOnly } from './rules.ts';
import { furtherViews, type View } from './views.ts';

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

/** Lets axe judge the story as it stands. The report says which view it is about. */
async function judge(context: Context, view: View): Promise<string | undefined> {
  const a11y = view.rules === 'colour' ? colourRulesOnly : context.parameters.a11y;
  const addReport = (report: Report) =>
    context.reporting.addReport({ ...report, result: Object.assign({}, report.result, { view }) });
  try {
    await runAxe({
      ...context,
      parameters: { ...context.parameters, a11y },
      reporting: { ...context.reporting, addReport },
    });
    return undefined;
  } catch (error) {
    return `${view.site}, ${view.mode}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/**
 * After a story's play, in the tests: axe in the further views of the story, in the state that the play left. The view
 * it was rendered in follows by Storybook's own hand. Throws one error that tells what is wrong in which view.
 */
export const judgeFurtherViews: AfterEach = async (context) => {
  if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
  const scope = context.canvasElement.querySelector<HTMLElement>('[data-story-scope] > [data-site]');
  // A story in a frame of its own width has its scope in there.
  if (scope === null) return;
  const { site, mode } = readGlobals(context.globals);
  const fullProduct = import.meta.env.STORYBOOK_FULL_PRODUCT === 'true';
  const wrong: string[] = [];
  for (const view of furtherViews({ site, mode, story: context.id }, fullProduct)) {
    await wear(scope, view);
    const problem = await judge(context, view);
    if (problem !== undefined) wrong.push(problem);
  }
  await wear(scope, { site, mode });
  if (wrong.length > 0) throw new Error(wrong.join('\n\n'));
};
