import { createEntries, type Entry } from '#services/query/import/readEntries.ts';
import { findAll } from '#services/query/import/reading/readElements.ts';
import { dublinCoreFields } from '#services/query/import/sources/dublinCore.ts';
import { modsFields } from '#services/query/import/sources/mods.ts';
import { oaiRecord } from '#services/query/import/sources/oaiRecords.ts';
import type { Summary } from '#services/query/import/summary.ts';
import type { HarvestMemory } from './harvestState.ts';
import type { OaiAnswer } from './oaiAnswer.ts';
import { HarvestStopped, type OaiProvider } from './oaiProvider.ts';

/** The forms of metadata that can be read, by the name that providers have for them. */
export const prefixes = {
  oai_dc: { root: 'dc', fieldsOf: dublinCoreFields },
  mods: { root: 'mods', fieldsOf: modsFields },
} as const;
export type Prefix = keyof typeof prefixes;

/** A list whose token does not hold is begun again so often. */
const beginningsMax = 3;
/** Repositories show some records later than they date them. */
const overlap = 60 * 60_000;

interface Harvest {
  readonly provider: OaiProvider;
  readonly prefix: Prefix;
  readonly set: string | undefined;
  /** A day or a moment; unset, it goes on from the last harvest, the first one from the beginning. */
  readonly from: string | undefined;
  readonly memory: HarvestMemory;
  /** Where places are, in GeoNames' format; unset: the table that comes with the service. */
  readonly placesFile?: string | undefined;
  readonly summary: Summary;
  /** Takes a page's entries. When it rejects, the next harvest begins with that page. */
  readonly take: (entries: readonly Entry[]) => Promise<void>;
  readonly onNote: (note: string) => void;
  /** Is told after each page how many records of the list were read, and how many it has where the provider says. */
  readonly onProgress?: (read: number, size: number | undefined) => void;
}

interface Identity {
  /** Whether it tells of records that it no longer has: `no`, `transient` or `persistent`. */
  readonly deletedRecord: string;
  readonly hasSeconds: boolean;
}

/**
 * Harvests a provider of OAI-PMH 2.0 page by page: all, or what has changed since the last harvest. How far it came is
 * remembered after each page, so that a harvest that broke off goes on there.
 * @throws {HarvestStopped} when the provider does not answer as the protocol has it, or refuses
 */
export async function harvest(options: Harvest): Promise<void> {
  const { provider, memory, from: asked, onNote } = options;
  const { hasSeconds, deletedRecord } = await identify(provider);
  const { complete, open } = memory.read();
  // One that leaves out what is still to come is not remembered: the next one has to ask for that.
  const isWhole =
    asked === undefined ||
    (open === undefined && (complete === undefined || Date.parse(asked) <= Date.parse(complete)));
  const going = asked === undefined ? open : undefined;
  const since = asked ?? (complete === undefined ? undefined : earlier(complete, hasSeconds));
  const from = going === undefined ? since : going.from;
  if (from !== undefined) onNote(`What has changed since ${from} is asked for.`);
  if (from !== undefined && deletedRecord === 'no') {
    onNote('This provider does not tell of records that it has taken out: they stay.');
  }

  let token = going?.resumptionToken;
  let began = going?.began;
  for (let beginnings = 1; ; beginnings += 1) {
    if (token !== undefined) onNote('Going on where an earlier harvest ended.');
    const end = await readList(options, { from, token, began, isWhole });
    if (end.kind === 'complete') {
      if (isWhole) memory.write({ complete: end.began });
      else onNote('What it did not ask for is still to come: harvest again without --from.');
      return;
    }
    if (beginnings === beginningsMax) {
      throw new HarvestStopped(`${provider.address} does not keep to its resumption tokens (badResumptionToken).`);
    }
    onNote('The resumption token has expired: the list is begun again.');
    [token, began] = [undefined, undefined];
  }
}

type ListEnd = { readonly kind: 'complete'; readonly began: string } | { readonly kind: 'expired' };

interface Beginning {
  readonly from: string | undefined;
  readonly token: string | undefined;
  readonly began: string | undefined;
  /** Whether it is remembered how far it came. */
  readonly isWhole: boolean;
}

async function readList(options: Harvest, beginning: Beginning): Promise<ListEnd> {
  const { from, token: first, began: before, isWhole } = beginning;
  const { provider, prefix, set, memory, placesFile, summary, take, onProgress } = options;
  const { root, fieldsOf } = prefixes[prefix];
  // What the repository deletes later may be either: one that was left out would never be sent again.
  const entryOf = createEntries({ summary, placesFile, sameDoi: 'both' });
  let [token, began, last] = [first, before, ''];
  let at = 0;
  for (;;) {
    const answer = await provider.ask(
      'ListRecords',
      token === undefined ? { metadataPrefix: prefix, set, from } : { resumptionToken: token },
    );
    began ??= answer.responseDate;
    if (answer.error?.code === 'badResumptionToken' && token !== undefined) return { kind: 'expired' };
    if (answer.error?.code === 'noRecordsMatch') return { kind: 'complete', began };
    if (answer.error !== undefined) throw refusalOf(provider, answer.error, prefix);

    const entries = answer.records.flatMap((record) => {
      at += 1;
      return entryOf(oaiRecord(record, at, root, fieldsOf)) ?? [];
    });
    await take(entries);
    if (answer.resumptionToken === '') return { kind: 'complete', began };
    const sign = signOf(answer);
    if (sign === last) throw new HarvestStopped(`${provider.address} gives the same part of its list again and again.`);
    [token, last] = [answer.resumptionToken, sign];
    if (isWhole) {
      const open = { began, resumptionToken: token, ...(from === undefined ? {} : { from }) };
      memory.write({ ...memory.read(), open });
    }
    onProgress?.(at, answer.listSize);
  }
}

/** The same for a part of a list that comes twice. Some providers have one token for all parts. */
const signOf = ({ resumptionToken, records }: OaiAnswer): string =>
  JSON.stringify([resumptionToken, records[0]?.text, records.length]);

async function identify(provider: OaiProvider): Promise<Identity> {
  const { envelope, error } = await provider.ask('Identify', {});
  const value = (name: string) => findAll(envelope, name)[0]?.text.trim() ?? '';
  if (error !== undefined || value('protocolversion') === '')
    throw new HarvestStopped(`${provider.address} is not a provider of OAI-PMH: it does not say what it is.`);
  return { deletedRecord: value('deletedrecord'), hasSeconds: /ss/i.test(value('granularity')) };
}

function earlier(moment: string, hasSeconds: boolean): string | undefined {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return undefined;
  const text = new Date(time - overlap).toISOString();
  return hasSeconds ? text.replace(/\.\d+Z$/, 'Z') : text.slice(0, 10);
}

function refusalOf(provider: OaiProvider, error: { code: string; message: string }, prefix: Prefix): HarvestStopped {
  const other = Object.keys(prefixes).filter((name) => name !== prefix);
  const advice = error.code === 'cannotDisseminateFormat' ? ` Try --prefix ${other.join(' or ')}.` : '';
  return new HarvestStopped(
    `${provider.address} refuses: ${error.code}, ${error.message || 'without a word'}.${advice}`,
  );
}
