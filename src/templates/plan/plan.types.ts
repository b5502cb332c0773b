import type { Language } from '#languages/languages.ts';
import type { ElementData, ElementType } from '../contract/elementDefinitions.ts';
import type { AreaTemplateId } from './areaTemplates.ts';
import type { FocusPoint } from './context.ts';
import type { HeadingLevel } from './elementContext.ts';
import type { PageDetails, PageTemplateId } from './pageDefinitions.ts';

/** A link whose address is already ours. */
export interface PlanLink {
  readonly label: string;
  readonly href: string;
}

/** A part of a credit line; `href` where the CMS knows an address for it. */
export interface CreditPart {
  readonly role: 'photographer' | 'source' | 'licence';
  readonly text: string;
  readonly href?: string | undefined;
}

/** A picture, ready for any size: the renderer makes the addresses. */
export interface Picture {
  readonly source: string;
  readonly alt: string;
  /** Size of the original in px, where the CMS knows it. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
  readonly focus?: FocusPoint | undefined;
  readonly credit: readonly CreditPart[];
}

/** An element that can be rendered, with its data in the shape its adapter takes. */
export type KnownElement<T extends ElementType = ElementType> = {
  [K in T]: { readonly kind: 'known'; readonly type: K; readonly id: string; readonly data: ElementData[K] };
}[T];

/** An element that cannot: kept for editors, left out of public plans. */
export interface RejectedElement {
  readonly kind: 'unknown' | 'invalid';
  readonly type: string;
  readonly id: string;
  /** JSON Pointer of the element in the CMS's answer. */
  readonly pointer: string;
  /** The element as the CMS sent it. */
  readonly raw: unknown;
}

/** An area inside an area. */
export interface NestedArea {
  readonly kind: 'area';
  readonly id: string;
  readonly area: AreaPlan;
}

export type PlannedElement = KnownElement | RejectedElement | NestedArea;

/** The title that an element of an accordion area folds under, with an id of its own, so that a link can open it. */
export interface Fold {
  readonly element: string;
  readonly id: string;
  readonly title: string;
}

/** A part of the page. */
export interface AreaPlan {
  /** Unique on the page, readable, stable: also the anchor of the section. */
  readonly id: string;
  /** The area's id in the CMS (`main`, `sources`, `legislation` …); empty when it sent none. */
  readonly name: string;
  readonly template: AreaTemplateId;
  /** 1 for an area of the page itself, more for one inside another. */
  readonly depth: number;
  /** Level of the area's title; its elements stand one below, or here when it has none. */
  readonly level: HeadingLevel;
  readonly title?: string | undefined;
  readonly lead?: string | undefined;
  /** `band`: the editor asked for a coloured background. */
  readonly tone: 'plain' | 'band';
  /**
   * Where the area stands in another way than the rest: `opening`, its title is shown above the contents bar;
   * `wide`, as a map it has the whole width of the window.
   */
  readonly place?: 'opening' | 'wide' | undefined;
  /** Id of the element that stands apart from the others, as a block of further information. */
  readonly aside?: string | undefined;
  /** Of an accordion area: one for each element that has a title. */
  readonly folds?: readonly Fold[] | undefined;
  readonly elements: readonly PlannedElement[];
}

/** The same page in another language. */
export interface Translation {
  readonly language: Language;
  readonly href: string;
}

interface PlanBase {
  /** The CMS's identifier, for logs and events; empty when it sent none. */
  readonly id: string;
  /** The site's path of the page, with a leading slash. */
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  readonly breadcrumb: readonly PlanLink[];
  readonly translations: readonly Translation[];
  readonly subPages: readonly PlanLink[];
  readonly areas: readonly AreaPlan[];
}

/** A page as the renderer takes it: everything decided, nothing left to parse. */
export type Plan<T extends PageTemplateId = PageTemplateId> = {
  [K in T]: PlanBase & { readonly template: K; readonly details: PageDetails[K] };
}[T];

/** A publication of the query service, as far as a page shows it. */
export interface RecordSummary {
  readonly id: string;
  readonly title: string;
  readonly publisher?: string | undefined;
  readonly year?: number | undefined;
  readonly type?: string | undefined;
  readonly href: string;
}
