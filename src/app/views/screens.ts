import { chunk } from '#templates/renderer/chunk.tsx';
import type { View } from './resolveView.ts';

/** Screens that are files of their own: readers of a page need none of them. */
export const searchScreen = chunk(async () => (await import('./search/SearchScreen.tsx')).SearchScreen);
export const resultScreen = chunk(async () => (await import('./result/ResultScreen.tsx')).ResultScreen);
export const answerScreen = chunk(async () => (await import('./answer/AnswerScreen.tsx')).AnswerScreen);
export const personalScreen = chunk(async () => (await import('./personal/PersonalScreen.tsx')).PersonalScreen);
/** What failed, in words. It is fetched while nothing is wrong, so that it is there when something is. */
export const errorScreen = chunk(async () => (await import('../failures/ErrorScreen.tsx')).ErrorScreen);
/** All of a portlet's pages. */
export const portletScreen = chunk(async () => (await import('./portlet/PortletScreen.tsx')).PortletScreen);
/** Previews bring what only editors need. */
export const previewScreen = chunk(async () => (await import('./preview/PreviewScreen.tsx')).PreviewScreen);

const screens = {
  search: { chunk: searchScreen, file: 'src/app/views/search/SearchScreen.tsx' },
  result: { chunk: resultScreen, file: 'src/app/views/result/ResultScreen.tsx' },
  answer: { chunk: answerScreen, file: 'src/app/views/answer/AnswerScreen.tsx' },
  personal: { chunk: personalScreen, file: 'src/app/views/personal/PersonalScreen.tsx' },
  logout: { chunk: personalScreen, file: 'src/app/views/personal/PersonalScreen.tsx' },
  preview: { chunk: previewScreen, file: 'src/app/views/preview/PreviewScreen.tsx' },
} as const satisfies Record<
  Exclude<View['kind'], 'page'>,
  { readonly chunk: { readonly preload: () => Promise<void> }; readonly file: string }
>;

/** What is shown in place of a view that has a status of its own. */
const errorFile = 'src/app/failures/ErrorScreen.tsx';

/** Loads the code of a view's screen, or of the error page with its status; a page's is known from its plan. */
export async function preloadScreen(view: View, status: number): Promise<void> {
  if ('portlet' in view) await portletScreen.preload();
  else if (status !== 200 && view.kind !== 'preview') await errorScreen.preload();
  else if (view.kind !== 'page') await screens[view.kind].chunk.preload();
}

/** Where the code of a view's screen comes from, for the server's list of files to fetch early. */
export function screenFiles(view: View, status: number): readonly string[] {
  if ('portlet' in view) return ['src/app/views/portlet/PortletScreen.tsx'];
  if (status !== 200 && view.kind !== 'preview') return [errorFile];
  return view.kind === 'page' ? [] : [screens[view.kind].file];
}
