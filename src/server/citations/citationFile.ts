import type { Cite } from '@citation-js/core';
import type { CitationFormat } from '#app/api/citationAddress.ts';
import type { CslItem } from './cslItem.ts';

/** A reference to keep. */
export interface CitationFile {
  readonly body: string;
  readonly contentType: string;
  /** Of its name, without a dot. */
  readonly extension: string;
}

/** The references of publications in a format. Rejects when the writer of a format cannot be loaded. */
export async function citationFile(format: CitationFormat, items: readonly CslItem[]): Promise<CitationFile> {
  switch (format) {
    case 'ris':
      return {
        body: await risOf(items),
        contentType: 'application/x-research-info-systems; charset=utf-8',
        extension: 'ris',
      };
    case 'bibtex':
      return {
        body: `${(await cited(items)).format('bibtex').trim()}\n`,
        contentType: 'application/x-bibtex; charset=utf-8',
        extension: 'bib',
      };
    case 'csl':
      return {
        body: `${JSON.stringify(items, null, 2)}\n`,
        contentType: 'application/vnd.citationstyles.csl+json; charset=utf-8',
        extension: 'json',
      };
    default:
      return format satisfies never;
  }
}

/** Written line by line here: the library breaks a value after 70 characters, in the middle of words and addresses. */
async function risOf(items: readonly CslItem[]): Promise<string> {
  const entries = (await cited(items)).format('ris', { format: 'object' });
  const lines = entries.flatMap(({ TY, ...fields }) => [
    `TY  - ${TY}`,
    ...Object.entries(fields).flatMap(([tag, value]) => [value].flat().map((each) => `${tag}  - ${each}`)),
    'ER  - ',
  ]);
  return [...lines, ''].join('\r\n');
}

/** Loaded when the first reference is asked for: it takes a tenth of a second and 30 MB, and many never need it. */
async function cited(items: readonly CslItem[]): Promise<Cite> {
  const [{ Cite }] = await Promise.all([
    import('@citation-js/core'),
    import('@citation-js/plugin-ris'),
    import('@citation-js/plugin-bibtex'),
  ]);
  return new Cite([...items], { generateGraph: false });
}
