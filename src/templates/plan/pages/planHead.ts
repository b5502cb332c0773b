import type { PlanContext } from '../../contract/context.ts';
import { isRecord } from '../../contract/empty.ts';
import type { Envelope } from '../../contract/envelope.schema.ts';
import type { Report } from '../../contract/finding.ts';
import { readMetadata } from '../../contract/readMetadata.ts';
import type { AreaTemplateId } from '../areas/areaTemplates.ts';
import { createElementContext, createPageIds } from '../elements/elementContext.ts';
import { type PageTemplateId, pageDefinitions } from './pageDefinitions.ts';
import { readPageType, templateOfItem } from './pageTypes.ts';

export interface PlannedHead {
  /** The template of the page, with the details that template takes. */
  readonly head: ReturnType<(typeof pageDefinitions)[PageTemplateId]['plan']>;
  /** The layout of areas that ask for none. */
  readonly layout?: AreaTemplateId | undefined;
}

/** What a page is, by its metadata: a media item by its content type, a page by its page type. */
export function planHead(
  envelope: Envelope,
  place: 'root' | 'page',
  context: PlanContext,
  report: Report,
): PlannedHead {
  const element = createElementContext(context, createPageIds(), 2);
  if (isMediaItem(envelope)) {
    const metadata = readMetadata('item', envelope.metadata, report);
    const contenttype = metadata.contenttype || (envelope.subtype ?? '');
    return { head: pageDefinitions[templateOfItem(contenttype)].plan({ ...metadata, contenttype }, element) };
  }
  const metadata = readMetadata('page', envelope.metadata, report);
  if (place === 'root') return { head: pageDefinitions.home.plan(metadata, element) };
  const { template, layout } = readPageType(metadata.page_type);
  return { head: pageDefinitions[template].plan(metadata, element), layout };
}

/** Media items say so in their type. Where that is lost, what only they have tells them from pages. */
function isMediaItem({ type, subtype, metadata }: Envelope): boolean {
  switch (type.toLowerCase()) {
    case 'mediaitem':
      return true;
    case 'page':
      return false;
    default:
      return subtype !== undefined || (isRecord(metadata) && typeof metadata.contenttype === 'string');
  }
}
