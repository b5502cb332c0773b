import { type Language, languageOf } from '#languages/languages.ts';
import { queryOf } from '../../search/addresses.ts';
import { previewPagePath, previewPath } from './address.ts';
import { type Stress, stresses } from './stress.ts';

/** Where what an editor types is planned: `POST` with a page as JSON; `GET` with `?url=` is what the CMS has now. */
export const previewDraftAddress = '/api/preview';

/** Where the CMS's answer is that a preview shows. */
export const previewSourceAddress = '/api/preview/source';

/** Where a link to share is made: `POST` with `{ "url": … }`. */
export const previewShareAddress = '/api/preview/share';

/** Server-sent events: `changed` whenever the CMS's content was saved. */
export const previewChangesAddress = '/api/preview/changes';

/** Widths of a window to look at a page in (CSS px); `full` is whatever there is. */
export const frameWidths = ['full', '1440', '768', '390'] as const;
export type FrameWidth = (typeof frameWidths)[number];

export const frameModes = ['system', 'light', 'dark'] as const;
export type FrameMode = (typeof frameModes)[number];

export const previewScreens = ['page', 'board', 'difference'] as const;
export type PreviewScreenName = (typeof previewScreens)[number];

/** What an editor wants to see, as the address of the preview says it. */
export interface PreviewChoice {
  /** As it was written; empty where nothing is asked for. */
  readonly url: string;
  /** The link that was shared, where one was opened instead of an address. */
  readonly share: string | undefined;
  /** None: the site that the address speaks of. */
  readonly site: string | undefined;
  /** None: the language of the page. */
  readonly language: Language | undefined;
  readonly width: FrameWidth;
  readonly mode: FrameMode;
  /** What the page is made to stand. */
  readonly stress: Stress;
  readonly view: PreviewScreenName;
}

export function readChoice(search: string): PreviewChoice {
  const parameters = new URLSearchParams(search);
  return {
    url: parameters.get('url') ?? '',
    share: parameters.get('share') ?? undefined,
    site: parameters.get('site') ?? undefined,
    language: languageOf(parameters.get('language')),
    width: oneOf(frameWidths, parameters.get('width')),
    mode: oneOf(frameModes, parameters.get('mode')),
    stress: oneOf(stresses, parameters.get('stress')),
    view: oneOf(previewScreens, parameters.get('view')),
  };
}

/** One of these values; the first where another is asked for. */
export function oneOf<const T extends string>(values: readonly [T, ...T[]], asked: string | null): T {
  return values.find((value) => value === asked) ?? values[0];
}

/** The address of the preview with this choice; what goes without saying is left out. */
export function toolAddress(choice: PreviewChoice): string {
  const { url, share, site, language, width, mode, stress, view } = choice;
  const parameters = new URLSearchParams({
    ...(url && { url }),
    ...(share && { share }),
    ...(site && { site }),
    ...(language && { language }),
    ...(width !== 'full' && { width }),
    ...(mode !== 'system' && { mode }),
    ...(stress !== 'none' && { stress }),
    ...(view !== 'page' && { view }),
  });
  return previewPath + queryOf(parameters);
}

/** What one frame shows. */
export interface FrameChoice extends Pick<PreviewChoice, 'url' | 'share' | 'site' | 'language' | 'mode' | 'stress'> {
  readonly snapshot: string | undefined;
}

/** The address of a frame's document. */
export function frameAddress({ url, share, site, language, mode, stress, snapshot }: FrameChoice): string {
  const parameters = new URLSearchParams({
    ...(url && { url }),
    ...(share && { share }),
    ...(site && { site }),
    ...(language && { language }),
    ...(mode !== 'system' && { mode }),
    ...(stress !== 'none' && { stress }),
    ...(snapshot && { snapshot }),
  });
  return previewPagePath + queryOf(parameters);
}
