import { findAll, readElements, type XmlElement } from '#services/query/import/reading/readElements.ts';

/** What an answer of OAI-PMH says besides its records. */
export interface OaiAnswer {
  /** The provider's clock, as it writes it. */
  readonly responseDate: string;
  /** `badResumptionToken` and the like, with the provider's own words. */
  readonly error: { readonly code: string; readonly message: string } | undefined;
  /** Where the list goes on; empty at its end. */
  readonly resumptionToken: string;
  /** How many the whole list has, where the provider tells. */
  readonly listSize: number | undefined;
  readonly records: readonly XmlElement[];
  /** The verb's element, without the records: `Identify`, `ListMetadataFormats` … */
  readonly envelope: XmlElement;
}

/**
 * Reads an answer of OAI-PMH 2.0; `undefined` when it is none, or only the beginning of one. Each record is read by
 * itself, so that one whose XML is broken costs no other, nor the token behind it.
 */
export async function readOaiAnswer(given: string): Promise<OaiAnswer | undefined> {
  const text = withoutMisc(given);
  const pieces = text.split(/(?=<(?:[\w.-]+:)?(?:record[\s>]|resumptionToken[\s>/]))/);
  const isRecord = (piece: string) => /^<(?:[\w.-]+:)?record[\s>]/.test(piece);
  const envelope = await firstElement(pieces.filter((piece) => !isRecord(piece)).join(''), 'oai-pmh');
  if (envelope === undefined || !/<\/(?:[\w.-]+:)?OAI-PMH\s*>$/.test(text)) return undefined;
  const inEnvelope = (name: string) => findAll(envelope, name)[0];
  const [error, token] = [inEnvelope('error'), inEnvelope('resumptiontoken')];
  const size = Number(token?.attributes.completelistsize ?? Number.NaN);
  const records = await Promise.all(pieces.filter(isRecord).map((piece) => firstElement(piece, 'record')));
  return {
    responseDate: inEnvelope('responsedate')?.text.trim() ?? '',
    error: error && { code: error.attributes.code ?? '', message: error.text.trim().slice(0, 300) },
    resumptionToken: token?.text.trim() ?? '',
    listSize: Number.isSafeInteger(size) ? size : undefined,
    records: records.filter((record) => record !== undefined),
    envelope,
  };
}

/** A document without the comments and processing instructions behind its element (`Misc` in XML 1.0). */
function withoutMisc(text: string): string {
  let rest = text.trimEnd();
  for (;;) {
    const begins = [
      { begin: '<!--', end: '-->' },
      { begin: '<?', end: '?>' },
    ].find(({ end }) => rest.endsWith(end))?.begin;
    const at = begins === undefined ? -1 : rest.lastIndexOf(begins);
    if (at === -1) return rest;
    rest = rest.slice(0, at).trimEnd();
  }
}

async function firstElement(text: string, name: string): Promise<XmlElement | undefined> {
  for await (const element of readElements(asPieces(text), name)) return element;
  return undefined;
}

async function* asPieces(text: string): AsyncGenerator<string> {
  yield text;
}
