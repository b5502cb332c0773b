import type { ReactNode } from 'react';
import type { AreaPlan } from '../plan/areas/area.types.ts';
import type { AreaTemplateId } from '../plan/areas/areaTemplates.ts';
import type { ElementData, ElementType } from '../plan/elements/elementDefinitions.ts';
import type { HeadingLevel } from '../plan/elements/nextLevel.ts';
import type { PageTemplateId } from '../plan/pages/pageDefinitions.ts';
import type { Plan } from '../plan/plan.types.ts';
import type { Chunk } from './chunk.tsx';

/**
 * How the items of an area stand together: the area's template decides, its elements follow. `aside` is one element
 * that stands apart, as a block of further information.
 */
export const arrangements = ['default', 'lead-and-list', 'row', 'grid', 'feature', 'aside'] as const;
export type Arrangement = (typeof arrangements)[number];

/** Props of an element's adapter. */
export interface ElementProps<T extends ElementType> {
  /** Unique on the page, stable. */
  readonly id: string;
  readonly data: ElementData[T];
  /** Level of the element's own title, or of its first headings when it has none. */
  readonly level: HeadingLevel;
  readonly arrangement: Arrangement;
}

/** Props of an area template: it lays out, the zone renders its elements. */
export interface AreaProps {
  readonly area: AreaPlan;
  /**
   * Renders the area's elements in an arrangement, each at the place it has in the area. `untitled` is for an area
   * that shows their titles itself.
   */
  readonly elements: (arrangement: Arrangement, titles?: 'untitled') => readonly ReactNode[];
}

export type AreaTemplate = (props: AreaProps) => ReactNode;

/** Props of a page template. */
export interface PageProps<T extends PageTemplateId> {
  readonly plan: Plan<T>;
  /** The page's areas, rendered: the template decides where they stand. */
  readonly areas: ReactNode;
  /** Renders some of the areas, for a template that parts them. */
  readonly zone: (areas: readonly AreaPlan[]) => ReactNode;
}

export type ElementRegistry = { readonly [T in ElementType]: Chunk<ElementProps<T>> };
export type AreaRegistry = { readonly [T in AreaTemplateId]: Chunk<AreaProps> };
export type PageRegistry = { readonly [T in PageTemplateId]: Chunk<PageProps<T>> };

/** What shows the areas of a page and their elements. */
export interface Registry {
  readonly areas: AreaRegistry;
  readonly elements: ElementRegistry;
}
