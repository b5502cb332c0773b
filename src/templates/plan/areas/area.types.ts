import type { KnownElement, RejectedElement } from '../elements/element.types.ts';
import type { HeadingLevel } from '../elements/nextLevel.ts';
import type { AreaTemplateId } from './areaTemplates.ts';

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
