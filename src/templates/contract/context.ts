import type { Language } from '#languages/languages.ts';

/** What planning has to know of a site: enough to turn the CMS's addresses into ours. */
export interface PlanSite {
  readonly id: string;
  /** The site's name in the CMS's paths. */
  readonly cname: string;
  readonly language: Language;
  readonly title: string;
  /** Where the site answers, without a trailing slash. */
  readonly origin: string;
  /** Where the CMS is asked, which names its pages by that address too; the hosts of `cmsHosts` count without it. */
  readonly cmsBase?: string | undefined;
}

export type PictureRatio = '16-9' | '4-3' | '3-2' | '1-1' | '4-5' | 'original';

/** Part of a picture, in per cent from its left and its top edge. */
export interface FocusPoint {
  readonly x: number;
  readonly y: number;
}

/** A picture as the CMS names it. */
export interface NamedPicture {
  /** The address of the original. */
  readonly source: string;
  readonly focus?: FocusPoint | undefined;
}

/** The address of a picture in the size that is asked for. Pure: server and browser come to the same address. */
export type PictureUrl = (
  picture: NamedPicture & { signature?: string | undefined },
  width: number,
  ratio: PictureRatio,
) => string;

/** Everything planning depends on besides the CMS's answer. */
export interface PlanContext {
  readonly site: PlanSite;
  /** All sites, this one included: a link with another's cname becomes that site's absolute address. */
  readonly sites: readonly PlanSite[];
  /** Every language that the portal speaks: the CMS's paths begin with one, and answers name theirs. */
  readonly languages: readonly Language[];
  /** The language that was asked for; an answer that names its own wins. */
  readonly language: Language;
  /** Addresses of the page that is planned, as links of ours name it; none where nothing is said of a page. */
  readonly here?: readonly string[] | undefined;
  /** Words of the places on this page that links lead to from outside the text they are in. */
  readonly ledTo?: ReadonlySet<string> | undefined;
  /** Makes the addresses of pictures that stand inside rich text. */
  readonly pictures: PictureUrl;
  /** Vouches for a picture, where only such pictures are made. */
  readonly signPicture?: ((picture: NamedPicture) => string) | undefined;
}
