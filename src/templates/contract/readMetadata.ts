import { isRecord } from './empty.ts';
import type { Report } from './finding.ts';
import { type ItemMetadata, itemMetadataSchema, type PageMetadata, pageMetadataSchema } from './metadata.schema.ts';
import { readLeniently } from './readLeniently.ts';
import { twoLevels } from './twoLevels.ts';

/** Where the CMS really keeps the metadata of a page; the specification names the same keys one level up. */
const nestedKey = 'gkn_pagemetadata';

export function readMetadata(kind: 'page', raw: unknown, report: Report): PageMetadata;
export function readMetadata(kind: 'item', raw: unknown, report: Report): ItemMetadata;
export function readMetadata(kind: 'page' | 'item', raw: unknown, report: Report): PageMetadata | ItemMetadata {
  if (kind === 'item') {
    const read = readLeniently(itemMetadataSchema, raw ?? {}, { report, locate: (path) => ['metadata', ...path] });
    return read ?? { contenttype: '' };
  }
  const nested = isRecord(raw) ? raw[nestedKey] : undefined;
  if (isRecord(raw) && isRecord(nested)) {
    const { fields, locate } = twoLevels(raw, nestedKey, nested);
    return readLeniently(pageMetadataSchema, fields, { report, locate: (path) => ['metadata', ...locate(path)] }) ?? {};
  }
  // Something else in its place is reported there, and the fields beside it are read all the same.
  if (nested !== undefined)
    readLeniently(pageMetadataSchema, nested, { report, locate: () => ['metadata', nestedKey] });
  return readLeniently(pageMetadataSchema, raw ?? {}, { report, locate: (path) => ['metadata', ...path] }) ?? {};
}
