import { isRecord } from '../contract/empty.ts';
import type { Report } from '../contract/finding.ts';
import {
  type ItemMetadata,
  itemMetadataSchema,
  type PageMetadata,
  pageMetadataSchema,
} from '../contract/metadata.schema.ts';
import { readLeniently } from '../contract/readLeniently.ts';

/** Where the CMS really keeps the metadata of a page; the specification names the same keys one level up. */
const nestedKey = 'gkn_pagemetadata';

export function readMetadata(kind: 'page', raw: unknown, report: Report): PageMetadata;
export function readMetadata(kind: 'item', raw: unknown, report: Report): ItemMetadata;
export function readMetadata(kind: 'page' | 'item', raw: unknown, report: Report): PageMetadata | ItemMetadata {
  if (kind === 'item') {
    const read = readLeniently(itemMetadataSchema, raw ?? {}, { report, locate: (path) => ['metadata', ...path] });
    return read ?? { contenttype: '' };
  }
  const holder = isRecord(raw) ? raw : {};
  const nested = holder[nestedKey];
  const prefix = nested === undefined ? ['metadata'] : ['metadata', nestedKey];
  const read = readLeniently(pageMetadataSchema, nested ?? holder, { report, locate: (path) => [...prefix, ...path] });
  return read ?? {};
}
