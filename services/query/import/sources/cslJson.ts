import { cslFields } from './cslFields.ts';
import { isJson, readJsonRecords } from './json.ts';
import type { SourceFormat } from './sourceFormat.ts';

/** CSL-JSON, as Zotero and others export it. */
export const cslJson: SourceFormat = {
  id: 'csl',
  title: 'CSL-JSON',
  recognises: (head) =>
    isJson(head) &&
    /"(?:issued|author|accessed)"\s*:/.test(head) &&
    /"type"\s*:\s*"(?:article|article-[a-z]+|book|chapter|dataset|document|motion_picture|pamphlet|paper-conference|report|speech|thesis|webpage|post-weblog|song|entry)"/.test(
      head,
    ),
  read: (text) => readJsonRecords(text, cslFields),
};
