import { agrisXml } from './agrisXml.ts';
import { bibTex } from './bibTex.ts';
import { crossref } from './crossref.ts';
import { cslJson } from './cslJson.ts';
import { csv } from './csv.ts';
import { dataCite } from './dataCite.ts';
import { dublinCore } from './dublinCore.ts';
import { endNoteTagged } from './endNoteTagged.ts';
import { endNoteXml } from './endNoteXml.ts';
import { json } from './json.ts';
import { marcXml } from './marcXml.ts';
import { mods } from './mods.ts';
import { openAlex } from './openAlex.ts';
import { pubMed } from './pubMed.ts';
import { pubMedXml } from './pubMedXml.ts';
import { ris } from './ris.ts';
import type { SourceFormat } from './sourceFormat.ts';
import { webOfScience } from './webOfScience.ts';

/** All formats that records come in, the special before the general: the first that recognises a file reads it. */
export const formats: readonly SourceFormat[] = [
  ...[endNoteXml, pubMedXml, marcXml, agrisXml, mods, dublinCore],
  ...[openAlex, crossref, dataCite, cslJson, json],
  ...[ris, pubMed, endNoteTagged, webOfScience, bibTex, csv],
];

/** The format of a file, by the beginning of its text and by its name; `undefined` when it is none of ours. */
export function recognise(head: string, fileName: string): SourceFormat | undefined {
  return formats.find(({ recognises }) => recognises(head, fileName));
}
