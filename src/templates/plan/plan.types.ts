import type { Language } from '#languages/languages.ts';
import type { PlanLink } from '../contract/links.ts';
import type { AreaPlan } from './areas/area.types.ts';
import type { PageDetails, PageTemplateId } from './pages/pageDefinitions.ts';

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
