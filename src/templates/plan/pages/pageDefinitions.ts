import type { z } from 'zod';
import { type ItemKind, itemKind } from '../../contract/identifiers.ts';
import type { PlanLink } from '../../contract/links.ts';
import { type ItemMetadata, itemMetadataSchema, pageMetadataSchema } from '../../contract/metadata.schema.ts';
import type { ElementContext } from '../elements/elementContext.ts';
import {
  eventDetails,
  personDetails,
  projectDetails,
  type RelatedSlot,
  relatedSlots,
  sourceDetails,
} from './itemDetails.ts';
import { type HeaderDetails, itemHeader, linkOf, pageHeader } from './pageHeader.ts';

/** Details of a page that editors compose of areas. */
export interface PageDetailsOfPage extends HeaderDetails {
  /** Title of the start page where it differs from the page's own. */
  readonly startTitle?: string | undefined;
  readonly searchPlaceholder?: string | undefined;
  readonly searchIdentifier?: string | undefined;
  /** Whether the pages below this one are listed. */
  readonly listsSubPages: boolean;
}

/** Details of a media item: news, dossiers and the other kinds. */
export interface PageDetailsOfItem extends HeaderDetails {
  readonly kind: ItemKind;
  readonly published?: string | undefined;
  readonly modified?: string | undefined;
  readonly author?: PlanLink | undefined;
  readonly contact?: PlanLink | undefined;
  readonly organization?: PlanLink | undefined;
  /** Words to search on with. */
  readonly keywords: readonly string[];
  readonly related: readonly RelatedSlot[];
  readonly experts: readonly RelatedSlot[];
  readonly summary: {
    readonly subject?: string | undefined;
    readonly audience?: string | undefined;
    readonly region?: string | undefined;
    readonly start?: string | undefined;
    readonly end?: string | undefined;
    /** The CMS's codes, e.g. `gkn_bodem`. */
    readonly themes: readonly string[];
    /** Name of the link to the sources, as the editor wrote it. */
    readonly jumpLabel?: string | undefined;
  };
}

/** How the head of a page is read, and what it becomes: the template's id with the details that template takes. */
interface PageDefinition<S extends z.ZodType, T extends string, D> {
  readonly schema: S;
  readonly plan: (metadata: z.output<S>, context: ElementContext) => { readonly template: T; readonly details: D };
}

type ItemDetails = NonNullable<ItemMetadata['item_metadata']>;

function composedPage<T extends string>(template: T): PageDefinition<typeof pageMetadataSchema, T, PageDetailsOfPage> {
  return {
    schema: pageMetadataSchema,
    plan: (metadata, context) => ({
      template,
      details: {
        ...pageHeader(metadata, context),
        startTitle: metadata.startpage_title,
        searchPlaceholder: metadata.placeholderzoekbox,
        searchIdentifier: metadata.searchidentifier,
        listsSubPages: metadata.shownavigation ?? false,
      },
    }),
  };
}

function mediaItem<T extends string>(template: T): PageDefinition<typeof itemMetadataSchema, T, PageDetailsOfItem>;
function mediaItem<T extends string, D>(
  template: T,
  own: (details: ItemDetails, context: ElementContext) => D,
): PageDefinition<typeof itemMetadataSchema, T, PageDetailsOfItem & D>;
/** @param own what this template knows more than all items share */
function mediaItem<T extends string>(
  template: T,
  own?: (details: ItemDetails, context: ElementContext) => object,
): PageDefinition<typeof itemMetadataSchema, T, PageDetailsOfItem> {
  return {
    schema: itemMetadataSchema,
    plan: (metadata, context) => ({
      template,
      details: { ...planItem(metadata, context), ...own?.(metadata.item_metadata ?? {}, context) },
    }),
  };
}

function planItem(metadata: ItemMetadata, context: ElementContext): PageDetailsOfItem {
  const details = metadata.item_metadata;
  return {
    ...itemHeader(metadata, context),
    kind: itemKind(metadata.contenttype),
    published: metadata.publication_date,
    modified: details?.last_update ?? metadata.lastmodified_date,
    author: linkOf(details?.author, context),
    contact: linkOf(details?.contactperson, context),
    organization: linkOf(details?.gkn_organization, context),
    keywords: details?.keywords ?? [],
    related: relatedSlots(details?.related_dossier, context),
    experts: relatedSlots(details?.experts, context),
    summary: {
      subject: details?.subject_abstract,
      audience: details?.target_audience_abstract,
      region: details?.region_abstract,
      start: details?.duration_abstract?.startdate,
      end: details?.duration_abstract?.enddate,
      themes: details?.theme ?? [],
      jumpLabel: details?.jumplinktext,
    },
  };
}

/** Every page template, by its id in the registry. */
export const pageDefinitions = {
  home: composedPage('home'),
  overview: composedPage('overview'),
  content: composedPage('content'),
  'rich-content': composedPage('rich-content'),
  layout: composedPage('layout'),
  team: composedPage('team'),
  map: composedPage('map'),
  'contact-form': composedPage('contact-form'),
  item: mediaItem('item'),
  news: mediaItem('news'),
  dossier: mediaItem('dossier'),
  event: mediaItem('event', (details, context) => ({ event: eventDetails(details, context) })),
  project: mediaItem('project', (details, context) => ({ project: projectDetails(details, context) })),
  person: mediaItem('person', (details) => ({ person: personDetails(details) })),
  source: mediaItem('source', (details, context) => ({ source: sourceDetails(details, context) })),
} as const;

export type PageTemplateId = keyof typeof pageDefinitions;
export type PageDetails = { [T in PageTemplateId]: ReturnType<(typeof pageDefinitions)[T]['plan']>['details'] };

/** Templates of pages that editors compose, and of media items. */
export type ComposedTemplateId = {
  [T in PageTemplateId]: PageDetails[T] extends PageDetailsOfPage ? T : never;
}[PageTemplateId];
export type ItemTemplateId = Exclude<PageTemplateId, ComposedTemplateId>;
