import { readVideo } from '#design-system/components/VideoPlayer/readVideo.ts';
import type { PlanLink } from '../../contract/links.ts';
import type { ItemMetadata, PageMetadata } from '../../contract/metadata.schema.ts';
import type { Picture } from '../../contract/pictures.ts';
import type { ElementContext } from '../elements/elementContext.ts';

/** A video behind the title of a page: files, not players. */
export interface HeaderVideo {
  readonly src: string;
  /** For small screens. */
  readonly mobileSrc?: string | undefined;
}

/** What the head of a page needs, whatever its template. */
export interface HeaderDetails {
  readonly lead?: string | undefined;
  readonly pictures: readonly Picture[];
  readonly video?: HeaderVideo | undefined;
}

export function pageHeader(metadata: PageMetadata, context: ElementContext): HeaderDetails {
  const { headerimages = [], headerimage, lead, video_header, video_header_mobile } = metadata;
  const images = headerimages.length > 0 ? headerimages : [headerimage];
  return {
    lead,
    pictures: images.map(context.picture).filter((picture) => picture !== undefined),
    video: videoOf(video_header, video_header_mobile, context),
  };
}

export function itemHeader({ lead, leadimage, item_metadata }: ItemMetadata, context: ElementContext): HeaderDetails {
  const picture = context.picture(leadimage);
  return { lead, pictures: picture ? [picture] : [], video: videoOf(item_metadata?.video_header, undefined, context) };
}

/** Only a file plays behind a title; a provider's page does not, and asking it would need consent. */
function videoOf(
  src: string | undefined,
  mobileSrc: string | undefined,
  context: ElementContext,
): HeaderVideo | undefined {
  const wide = videoFile(src, context);
  const narrow = videoFile(mobileSrc, context);
  const main = wide ?? narrow;
  return main === undefined ? undefined : { src: main, mobileSrc: wide && narrow };
}

function videoFile(address: string | undefined, context: ElementContext): string | undefined {
  const video = address === undefined ? undefined : readVideo(address);
  return video?.kind === 'file' ? context.href(video.src) : undefined;
}

interface NamedLink {
  readonly title?: string | undefined;
  readonly url?: string | undefined;
}

/** A person or an organisation that is named, with its page where it has one (else `href` is empty). */
export function linkOf(link: NamedLink | undefined, context: ElementContext): PlanLink | undefined {
  if (!link?.title) return undefined;
  return { label: link.title, href: context.href(link.url ?? '') ?? '' };
}
