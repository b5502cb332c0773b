import type { PlanContext } from '../../contract/context.ts';
import { isRecord, prune } from '../../contract/empty.ts';
import { envelopeSchema } from '../../contract/envelope.schema.ts';
import { itemKind } from '../../contract/identifiers.ts';
import { siteHref } from '../../contract/links.ts';
import { type ItemMetadata, itemMetadataSchema, pageMetadataSchema } from '../../contract/metadata.schema.ts';
import { planPicture } from '../../contract/pictures.ts';
import { readLeniently } from '../../contract/readLeniently.ts';
import type { RelatedItem } from './itemDetails.ts';

const silently = { report: () => {}, locate: (path: readonly PropertyKey[]) => path };

/**
 * The short form of an item that another page names by its id (`?contentid=`): its title, its address, what it is.
 * What is wrong with the item is told on its own page.
 * @returns `undefined` for an answer without a title or an address of ours
 */
export function planRelatedItem(raw: unknown, context: PlanContext): RelatedItem | undefined {
  const envelope = readLeniently(envelopeSchema, prune(raw), silently);
  const href = envelope && siteHref(envelope.url, context);
  if (!envelope?.title || !href) return undefined;
  const { metadata: outer } = envelope;
  const fields = isRecord(outer) && isRecord(outer.gkn_pagemetadata) ? outer.gkn_pagemetadata : outer;
  if (envelope.type.toLowerCase() === 'page') {
    const page = readLeniently(pageMetadataSchema, fields ?? {}, silently);
    return { label: envelope.title, href, lead: page?.lead, picture: planPicture(page?.headerimage, context) };
  }
  const item = readLeniently(itemMetadataSchema, fields ?? {}, silently);
  return {
    label: envelope.title,
    href,
    kind: itemKind(item?.contenttype || envelope.subtype),
    role: roleOf(item?.item_metadata),
    lead: item?.lead,
    picture: planPicture(item?.leadimage, context),
  };
}

function roleOf({ role, organization }: ItemMetadata['item_metadata'] = {}): string | undefined {
  return [role, organization].filter((part) => part !== undefined).join(', ') || undefined;
}
