import type { Plan } from '#templates/plan/plan.types.ts';
import type { ApiResponse, PageResponse } from '../../api/responses.ts';
import type { PreviewReport, PreviewResponse } from './previewResponse.ts';

/** A site in whose look a page can be seen. */
export interface PreviewSite {
  readonly id: string;
  readonly title: string;
}

/** What others show of a page, in one site. */
export interface SharedLook {
  readonly site: string;
  readonly siteTitle: string;
  readonly title: string;
  /** The whole public address. */
  readonly address: string;
  readonly description?: string | undefined;
  /** A path of the portal. */
  readonly picture?: string | undefined;
}

/** What the bar and the frames of a preview are made from; the page itself comes with each frame's own document. */
export interface PreviewToolResponse extends PageResponse {
  readonly plan: null;
  readonly preview: PreviewReport;
  /** The page that the report speaks of. */
  readonly shown: Plan | null;
  readonly tool: {
    readonly sites: readonly PreviewSite[];
    /** In whose look a page can be seen as well. */
    readonly portlets: readonly PreviewSite[];
    /** How others show the page, in each site. */
    readonly looks: readonly SharedLook[];
    /** Id of the site that the page is shown in. */
    readonly site: string;
    /** Origins of the CMS, which may send what is being typed. */
    readonly embedders: readonly string[];
    /** Whether the portal hears of what is saved in the CMS (`previewChangesAddress`). */
    readonly follows: boolean;
    /** Where the CMS edits a page, with `{page}` and `{element}` for their identifiers. */
    readonly editAddress?: string | undefined;
    /** Name of what the CMS answered, for the frames; none where it cannot be kept. */
    readonly snapshot?: string | undefined;
    /** Until when the link holds by which it was opened (ISO 8601). */
    readonly sharedUntil?: string | undefined;
  };
}

/** What the two parts of a preview are made from. */
export type AnyPreviewResponse = PreviewResponse | PreviewToolResponse | undefined;

export function isPreviewToolResponse(response: ApiResponse | undefined): response is PreviewToolResponse {
  return response !== undefined && 'tool' in response;
}

/** A link to a preview that was made to be shared (`POST /api/preview/share`). */
export interface SharedLink {
  readonly token: string;
  /** When it ends (ISO 8601). */
  readonly expires: string;
}

/** What the CMS has now, for frames that show what it had (`GET /api/preview?url=`). */
export interface PreviewNow {
  readonly response: PreviewResponse;
  readonly snapshot?: string | undefined;
}
