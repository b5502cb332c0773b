import type { z } from 'zod';
import { type ItemKind, itemKind, normaliseTemplate } from '../contract/identifiers.ts';
import {
  type ItemMetadata,
  itemMetadataSchema,
  type PageMetadata,
  pageMetadataSchema,
} from '../contract/metadata.schema.ts';
import type { ElementContext } from './elementContext.ts';
import type { Picture, PlanLink } from './plan.types.ts';

/** What the head of a page needs, whatever its template. */
interface HeaderDetails {
  readonly lead?: string | undefined;
  readonly pictures: readonly Picture[];
}

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
  readonly summary: {
    readonly subject?: string | undefined;
    readonly audience?: string | undefined;
    readonly region?: string | undefined;
    readonly start?: string | undefined;
    readonly end?: string | undefined;
    /** Name of the link to the sources, as the editor wrote it. */
    readonly jumpLabel?: string | undefined;
  };
}

interface PageDefinition<S extends z.ZodType, D> {
  readonly schema: S;
  readonly plan: (metadata: z.output<S>, context: ElementContext) => D;
}

const composedPage: PageDefinition<typeof pageMetadataSchema, PageDetailsOfPage> = {
  schema: pageMetadataSchema,
  plan: (metadata, context) => ({
    lead: metadata.lead,
    pictures: picturesOf(metadata, context),
    startTitle: metadata.startpage_title,
    searchPlaceholder: metadata.placeholderzoekbox,
    searchIdentifier: metadata.searchidentifier,
    listsSubPages: metadata.shownavigation ?? false,
  }),
};

const mediaItem: PageDefinition<typeof itemMetadataSchema, PageDetailsOfItem> = {
  schema: itemMetadataSchema,
  plan: (metadata, context) => {
    const details = metadata.item_metadata;
    const picture = context.picture(metadata.leadimage);
    return {
      kind: itemKind(metadata.contenttype),
      lead: metadata.lead,
      pictures: picture ? [picture] : [],
      published: metadata.publication_date,
      modified: details?.last_update ?? metadata.lastmodified_date,
      author: linkOf(details?.author, context),
      contact: linkOf(details?.contactperson, context),
      organization: linkOf(details?.gkn_organization, context),
      summary: {
        subject: details?.subject_abstract,
        audience: details?.target_audience_abstract,
        region: details?.region_abstract,
        start: details?.duration_abstract?.startdate,
        end: details?.duration_abstract?.enddate,
        jumpLabel: details?.jumplinktext,
      },
    };
  },
};

/** Every page template, by its id in the registry. */
export const pageDefinitions = {
  home: composedPage,
  overview: composedPage,
  content: composedPage,
  'rich-content': composedPage,
  item: mediaItem,
  news: mediaItem,
  dossier: mediaItem,
} as const;

export type PageTemplateId = keyof typeof pageDefinitions;
export type PageDetails = { [T in PageTemplateId]: ReturnType<(typeof pageDefinitions)[T]['plan']> };

/** Templates of pages that editors compose, and of media items. */
type ComposedTemplateId = {
  [T in PageTemplateId]: PageDetails[T] extends PageDetailsOfPage ? T : never;
}[PageTemplateId];
type ItemTemplateId = Exclude<PageTemplateId, ComposedTemplateId>;

const pageTypes: ReadonlyMap<string, ComposedTemplateId> = new Map([
  ['home_page', 'home'],
  ['overview_page', 'overview'],
  ['content_page', 'content'],
  ['content2_page', 'rich-content'],
]);

/** The template of a page by its type; the default is `content` (specification, section 3). */
export function templateOfPage(pageType: string | undefined): ComposedTemplateId {
  return pageTypes.get(normaliseTemplate(pageType ?? '')) ?? 'content';
}

/** The template of a media item by its content type; the default shows any item. */
export function templateOfItem(contentType: string | undefined): ItemTemplateId {
  const kind = itemKind(contentType);
  return kind === 'news' || kind === 'dossier' ? kind : 'item';
}

function picturesOf({ headerimages = [], headerimage }: PageMetadata, context: ElementContext): Picture[] {
  const images = headerimages.length > 0 ? headerimages : [headerimage];
  return images.map(context.picture).filter((picture) => picture !== undefined);
}

type NamedLink = NonNullable<NonNullable<ItemMetadata['item_metadata']>['author']>;

function linkOf(link: NamedLink | undefined, context: ElementContext): PlanLink | undefined {
  if (!link?.title) return undefined;
  return { label: link.title, href: context.href(link.url ?? '') ?? '' };
}
