import { type Language, languageOf, languages } from '#languages/languages.ts';
import type { Location } from '../../search/addresses.ts';

/** `tool`: the bar, and the frames below it; `page`: the page in one of them; `help`: how it is used. */
export type PreviewPart = keyof typeof previewPaths;

/** What the CMS has at an address, for editors. */
export interface PreviewView {
  readonly kind: 'preview';
  readonly part: PreviewPart;
  /** The query of this very address, with its question mark. */
  readonly search: string;
  readonly language: Language | undefined;
  /** The language that the CMS's address speaks of. */
  readonly expected: Language | undefined;
}

/** Where editors see what their contents become (specification, section 2). */
export const previewPath = '/preview';

/** The page in a frame of the preview: a document of its own. */
export const previewPagePath = `${previewPath}/page`;

const previewPaths = { tool: previewPath, page: previewPagePath, help: `${previewPath}/help` } as const;

/** Where editors read how a preview is used. */
export const previewHelpPath = previewPaths.help;

function partAt(pathname: string): PreviewPart | undefined {
  const parts = ['tool', 'page', 'help'] as const;
  return parts.find((part) => previewPaths[part] === pathname);
}

/** Whether a path belongs to the preview, whose documents nothing else is swapped into. */
export function isPreviewPath(pathname: string): boolean {
  return partAt(pathname) !== undefined;
}

/** The first segment of a CMS's address that is a language. */
const languageInAddress = new RegExp(`^(?:https?://[^/]*)?/(?:[^?]*/)??(${languages.join('|')})(?:[/?]|$)`, 'i');

export function matchPreview({ pathname, search }: Location): PreviewView | undefined {
  const part = partAt(pathname);
  if (!part) return undefined;
  const parameters = new URLSearchParams(search);
  const expected = languageInAddress.exec(parameters.get('url') ?? '')?.[1]?.toLowerCase();
  return {
    kind: 'preview',
    part,
    search,
    language: languageOf(parameters.get('language')),
    expected: languageOf(expected),
  };
}

/** Also where the response is kept: it comes with its document and cannot be asked for, every look at it is a new one. */
export function previewViewPath({ part, search }: PreviewView): string {
  return previewPaths[part] + search;
}
