import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Entry } from '#services/query/import/readEntries.ts';
import { createSummary } from '#services/query/import/summary.ts';
import { harvest, type Prefix } from './harvest.ts';
import { openHarvestMemory } from './harvestState.ts';
import { createOaiProvider } from './oaiProvider.ts';
import { dublinCoreItem, startOaiProvider, type TestedProvider } from './testing/startOaiProvider.ts';

const folder = mkdtempSync(join(tmpdir(), 'query-harvest-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let provider: TestedProvider;
beforeEach(async () => {
  provider = await startOaiProvider();
});
afterEach(() => provider.close());

interface Run {
  readonly set?: string;
  readonly from?: string;
  readonly prefix?: Prefix;
  readonly timeout?: number;
  readonly placesFile?: string;
  /** Called with each page's entries before they are taken. */
  readonly onPage?: (page: number) => void;
}

/** A run of the harvest; waits take no time and are told. */
async function run({ set, from, prefix = 'oai_dc', timeout = 10_000, placesFile, onPage }: Run = {}) {
  const { address } = provider;
  const [entries, waits, notes]: [Entry[], number[], string[]] = [[], [], []];
  const summary = createSummary();
  let pages = 0;
  const stopped = await harvest({
    provider: createOaiProvider({ address, timeout, wait: async (milliseconds) => void waits.push(milliseconds) }),
    memory: openHarvestMemory(folder, { address, set, prefix }),
    ...{ prefix, set, from, placesFile, summary, onNote: (note: string) => void notes.push(note) },
    take: async (page) => {
      pages += 1;
      onPage?.(pages);
      entries.push(...page);
    },
  }).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const records = entries.flatMap((entry) => (entry.kind === 'json' ? [JSON.parse(entry.json)] : []));
  const bad = entries.flatMap((entry) => (entry.kind === 'bad' ? [entry.reason] : []));
  return {
    ids: records.map(({ id }) => Number(id.split(':').at(-1))),
    records,
    bad,
    waits,
    notes,
    stopped,
    report: summary.lines().join('\n'),
  };
}

const fill = (count: number) => {
  for (let number = 1; number <= count; number += 1) provider.items.push(dublinCoreItem(number));
};

describe('harvesting a provider of OAI-PMH', () => {
  it('looks up places in the file that it is given', async () => {
    const placesFile = join(folder, 'places.txt');
    const line = ['1', 'Zwabberdam', 'Zwabberdam', '', '52.5', '5.25', 'P', 'PPL', 'NL', '', '03', '', '', '', '900'];
    writeFileSync(placesFile, [...line, '', '', '', ''].join('\t'));
    const place = '<country>Netherlands</country><city>Zwabberdam</city>';
    provider.items.push({
      ...{ identifier: 'oai:example.org:1', datestamp: '2026-01-01T00:00:00Z' },
      metadata: `<mods xmlns="http://www.loc.gov/mods/v3"><titleInfo><title>Furrow</title></titleInfo><subject><hierarchicalGeographic>${place}</hierarchicalGeographic></subject></mods>`,
    });
    const { records } = await run({ prefix: 'mods', placesFile });
    expect(records[0].places).toEqual([{ lat: 52.5, lon: 5.25, kind: 'place', name: 'Zwabberdam' }]);
  });

  it('follows its tokens to the end, and asks the next time for what has changed since', async () => {
    fill(7);
    expect(await run()).toMatchObject({ ids: [1, 2, 3, 4, 5, 6, 7], stopped: undefined });
    expect(provider.asked).toHaveLength(3);
    provider.items.splice(0, 7, { ...dublinCoreItem(8), datestamp: '2026-02-01T11:30:00Z' });
    expect(await run()).toMatchObject({ ids: [8] });
    expect(provider.asked.at(-1)).toBe('metadataPrefix=oai_dc&from=2026-02-01T11%3A00%3A00Z');
    provider.items.length = 0;
    expect(await run()).toMatchObject({ ids: [], stopped: undefined });
  });

  it('tells of records that the provider has deleted', async () => {
    provider.items.push({ ...dublinCoreItem(1), metadata: undefined }, dublinCoreItem(2));
    expect((await run()).records).toMatchObject([{ id: 'oai:example.org:1', deleted: true }, { title: 'Furrow 2' }]);
  });

  it('keeps both of two records with one DOI, as either may be deleted later, and tells of them', async () => {
    const doi = '<dc:identifier>doi:10.1234/furrow</dc:identifier>';
    provider.items.push(dublinCoreItem(1, doi), dublinCoreItem(2, doi));
    const { ids, report } = await run();
    expect(ids).toEqual([1, 2]);
    expect(report).toContain('1 × the same DOI as an earlier record: both are kept; for example at 2');
  });

  it('goes on with the page at which it broke off', async () => {
    fill(8);
    const broken = await run({
      onPage: (page) => {
        if (page === 2) throw new Error('the service is away');
      },
    });
    expect(broken).toMatchObject({ ids: [1, 2, 3], stopped: 'the service is away' });
    expect(await run()).toMatchObject({ ids: [4, 5, 6, 7, 8], stopped: undefined });
  });

  it('begins a list again whose token has expired, with what it asked for at first', async () => {
    fill(8);
    const stop = (page: number) => {
      if (page === 2) throw new Error('stopped');
    };
    await run({ from: '2026-01-03', onPage: stop });
    provider.expireTokens();
    expect(await run()).toMatchObject({ ids: [3, 4, 5, 6, 7, 8], stopped: undefined });
    expect(provider.asked.at(-2)).toBe('metadataPrefix=oai_dc&from=2026-01-03');
  });

  it('does not forget what is still to come for one that asks from a later day', async () => {
    fill(8);
    const stop = (page: number) => {
      if (page === 2) throw new Error('stopped');
    };
    expect(await run({ onPage: stop })).toMatchObject({ ids: [1, 2, 3], stopped: 'stopped' });
    const later = await run({ from: '2026-01-07' });
    expect(later).toMatchObject({ ids: [7, 8], stopped: undefined });
    expect(later.notes.join()).toContain('still to come');
    expect(await run()).toMatchObject({ ids: [4, 5, 6, 7, 8] });
    // All is in: what is asked for next begins where that began, whatever is asked for in between.
    await run({ from: '2999-01-01' });
    await run();
    expect(provider.asked.at(-1)).not.toContain('2999');
    expect(provider.asked.at(-1)).toContain('from=');
  });

  it('does not go on for ever with a provider whose tokens never hold', async () => {
    fill(4);
    const { stopped } = await run({ onPage: () => provider.faults.push({ spoil: badToken }) });
    expect(stopped).toContain('does not keep to its resumption tokens');
    expect(provider.asked).toHaveLength(6);
  });

  it('does not go on for ever with a provider that gives one page again and again', async () => {
    fill(4);
    for (let at = 0; at < 5; at += 1) {
      provider.faults.push({
        spoil: (answer) => answer.replace(/<ListRecords>.*<\/ListRecords>|<error.*error>/s, page),
      });
    }
    expect((await run()).stopped).toContain('again and again');
  });

  it('keeps sets and forms of metadata apart', async () => {
    provider.items.push({ ...dublinCoreItem(1), sets: ['clay'] }, { ...dublinCoreItem(2), sets: ['sand'] });
    expect(await run({ set: 'clay' })).toMatchObject({ ids: [1] });
    expect(await run({ set: 'sand' })).toMatchObject({ ids: [2] });
    expect(provider.asked.at(-1)).toBe('metadataPrefix=oai_dc&set=sand');
  });

  it('says that what a provider has taken out stays, where it tells of none', async () => {
    await provider.close();
    provider = await startOaiProvider('no');
    fill(1);
    expect((await run()).notes.join()).not.toContain('they stay');
    expect((await run()).notes.join()).toContain('they stay');
  });
});

const badToken = (answer: string) =>
  answer.replace(/<ListRecords>.*<\/ListRecords>/s, '<error code="badResumptionToken"/>');
const page = `<ListRecords><record><header><identifier>oai:example.org:1</identifier></header><metadata><dc><title>A</title></dc></metadata></record><resumptionToken>same</resumptionToken></ListRecords>`;

describe('a provider in trouble', () => {
  it('is asked again when it says that it may be', async () => {
    fill(1);
    provider.faults.push({ status: 503, headers: { 'retry-after': '7' } }, { status: 429 }, { status: 500 });
    expect(await run()).toMatchObject({ ids: [1], waits: [7000, 4000, 8000] });
  });

  it('is left alone when it asks for longer than a run may take, and when it stays away', async () => {
    fill(1);
    provider.faults.push({ status: 503, headers: { 'retry-after': '7200' } });
    expect((await run()).stopped).toContain('asks to come back in 120 minutes');
    provider.faults.push(...Array.from({ length: 6 }, () => ({ status: 503 })));
    expect(await run()).toMatchObject({
      stopped: expect.stringContaining('was asked 6 times: it answers with status 503'),
      waits: [2000, 4000, 8000, 16_000, 32_000],
    });
    expect(await run()).toMatchObject({ ids: [1] });
  });

  it('is asked again for an answer of which the end is missing, and for one that is no XML', async () => {
    fill(2);
    provider.faults.push({ spoil: (answer) => answer.slice(0, -40) }, { spoil: () => '<html>Back soon</html>' });
    expect(await run()).toMatchObject({ ids: [1, 2], waits: [2000, 4000] });
  });

  it.each<[string, string, string, BufferEncoding]>([
    ['its content type', 'text/xml; charset="ISO-8859-1"', '', 'latin1'],
    ['its XML', 'text/xml', 'ISO-8859-1', 'latin1'],
    ['its XML, though the header has what servers write into every one', 'text/xml; charset=utf-8', 'latin1', 'latin1'],
    ['its content type, against its XML', 'text/xml; charset=UTF-8', 'ISO-8859-1', 'utf8'],
    ['nothing', 'text/xml', '', 'utf8'],
    ['a charset that there is not', 'text/xml; charset=latin-99', 'x-none', 'utf8'],
    ['a content type in two bytes a letter', 'text/xml; charset=utf-16', '', 'utf16le'],
    ['no one, since the header has what old servers write into every one', 'text/xml; charset=ISO-8859-1', '', 'utf8'],
    ['no one, since header and XML are wrong', 'text/xml; charset=ISO-8859-1', 'windows-1252', 'utf8'],
    ['no one, since an XML that tells of two bytes a letter has one', 'text/xml', 'UTF-16', 'utf8'],
  ])('is read in the charset that is told by %s', async (_, contentType, named, encoding) => {
    provider.items.push(dublinCoreItem(1, '<dc:creator>Zoölogie, Ábel</dc:creator>'));
    const declared = named === '' ? '<?xml version="1.0"?>' : `<?xml version="1.0" encoding='${named}'?>`;
    provider.faults.push({
      headers: { 'content-type': contentType },
      spoil: (answer) => {
        const bytes = Buffer.from(answer.replace(/<\?.*\?>/, declared), encoding);
        // Of an odd count nothing is in two bytes a letter.
        return Buffer.concat([bytes, Buffer.alloc(bytes.length % 2, '\n')]);
      },
    });
    const { records, waits } = await run();
    expect(records).toMatchObject([{ authors: [{ name: 'Zoölogie, Ábel' }] }]);
    expect(waits).toEqual([]);
  });

  it('is read as UTF-8 where it begins with the mark of that, whatever its header says', async () => {
    provider.items.push(dublinCoreItem(1, '<dc:creator>Zoölogie, Ábel</dc:creator>'));
    provider.faults.push({
      headers: { 'content-type': 'text/xml; charset=ISO-8859-1' },
      spoil: (answer) => Buffer.from(`\ufeff${answer}`),
    });
    expect((await run()).records).toMatchObject([{ authors: [{ name: 'Zoölogie, Ábel' }] }]);
  });

  it('is read in a charset that writes other letters with those of ASCII', async () => {
    provider.items.push(dublinCoreItem(1, '<dc:creator>Tanaka NAMES</dc:creator>'));
    provider.faults.push({
      headers: { 'content-type': 'text/xml; charset=iso-2022-jp' },
      spoil: (answer) => answer.replace('NAMES', '\u001b$B$"\u001b(B'),
    });
    expect((await run()).records).toMatchObject([{ authors: [{ name: 'Tanaka あ' }] }]);
  });

  it('is stopped at an answer that is too long', async () => {
    provider.faults.push({ spoil: () => Buffer.alloc(65 * 1024 * 1024, ' ') });
    expect((await run()).stopped).toContain('more than 64 MB');
  });

  it('is believed to be one when comments and processing instructions stand behind its answer', async () => {
    fill(1);
    provider.faults.push({
      spoil: (answer) => `${answer}<?cached 12 s?>\n<!-- made in 3 ms -->\n<!-- <record> in </OAI-PMH> -->\n`,
    });
    expect(await run()).toMatchObject({ ids: [1], bad: [], waits: [] });
  });

  it('loses no record but the broken one', async () => {
    const [broken, unnamed] = [dublinCoreItem(2), dublinCoreItem(4)];
    provider.items.push(
      dublinCoreItem(1),
      { ...broken, metadata: '<dc><title><![CDATA[Never closed</title></dc>' },
      dublinCoreItem(3),
      { ...unnamed, identifier: '' },
      { ...dublinCoreItem(5), metadata: '<oai_dc:dc><dc:title>Fields & <b>ditches</oai_dc:dc>' },
      dublinCoreItem(6),
    );
    const { ids, bad } = await run();
    expect(ids.filter((id) => id !== 2)).toEqual([1, 3, 5, 6]);
    expect(bad).toContain('its header has no identifier');
  });

  it.each([
    ['cannotDisseminateFormat', 'Try --prefix mods'],
    ['badArgument', 'refuses: badArgument, Nothing of the kind'],
  ])('is heard when it refuses (%s)', async (code, said) => {
    provider.faults.push({
      spoil: (answer) => answer.replace(/<error.*<\/error>/s, `<error code="${code}">Nothing of the kind</error>`),
    });
    expect((await run()).stopped).toContain(said);
  });
});
