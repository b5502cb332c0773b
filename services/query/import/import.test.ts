import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#services/database/database.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import type { ListeningService } from '#services/network/listenOnLoopback.ts';
import { startOnDatabase } from '#services/query/testing/startOnDatabase.ts';
import { callService } from './callService.ts';
import { type Entry, readEntries } from './readEntries.ts';
import { SendingStopped, sendFile } from './sendFile.ts';
import { createSummary } from './summary.ts';
import { ensureToken, readToken } from './token.ts';

const folder = mkdtempSync(join(tmpdir(), 'query-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function fileOf(text: string, name = 'records.jsonl'): string {
  files += 1;
  const file = join(folder, `${files}-${name}`);
  writeFileSync(file, text);
  return file;
}
const jsonLines = (records: readonly object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('');
const record = (id: string, more: object = {}) => ({ id, title: `Over ${id}`, year: 2020, ...more });

async function entriesOf(text: string, name: string, format?: string) {
  const entries = [];
  for await (const entry of readEntries(fileOf(text, name), { format, summary: createSummary() })) entries.push(entry);
  return entries;
}
const recordIn = (entry: Entry | undefined): unknown => JSON.parse(entry?.kind === 'json' ? entry.json : '{}');

describe('reading a file', () => {
  it('gives each line of JSON its number, whatever ends the lines', async () => {
    const entries = await entriesOf('\ufeff{"id":1,"title":"Een"}\r\n\n{"id":2,"title":"Twee"}', 'r.jsonl');
    expect(entries.map(({ at, number }) => [at, number])).toEqual([
      [1, 1],
      [3, 2],
    ]);
    expect(entries.map(recordIn)).toMatchObject([{ id: '1' }, { id: '2' }]);
  });

  it('holds a line that never ends against it, and goes on behind it', async () => {
    const text = `{"id":1,"title":"Een"}\n${'x'.repeat(3_000_000)}\n{"id":3,"title":"Drie"}\n`;
    const entries = await entriesOf(text, 'r.jsonl', 'json');
    expect(entries.map(({ at }) => at)).toEqual([1, 2, 3]);
    expect(entries[1]).toMatchObject({ kind: 'bad' });
  });

  it.each([',', ';', '\t'])('reads a table with %j between its cells', async (sign) => {
    const table = [
      `id,Title,url,access,filetype,url_2`,
      `1,"Mest, en ""meer""\nnog meer",https://a.nl,open,pdf,https://b.nl`,
      '2,Water,,,,',
    ];
    const [first, second] = await entriesOf(
      table.join('\n').replaceAll(',', sign).replace(`Mest${sign}`, 'Mest,'),
      'r.csv',
    );
    expect(recordIn(first)).toMatchObject({
      id: '1',
      title: 'Mest, en "meer" nog meer',
      links: [
        { url: 'https://a.nl', access: 'open', filetype: 'pdf' },
        { url: 'https://b.nl', access: '', filetype: '' },
      ],
    });
    expect(second).toMatchObject({ at: 4 });
  });

  it('names the row of a table that has too many cells, and the one with a quote that is never closed', async () => {
    const rows = ['id,title', '1,Mest', '2,Water,te veel', '3,Lucht', '4,"Vuur', '5,Aarde', '6,"Klei, nat"'];
    const entries = await entriesOf(`${rows.join('\n')}\n`, 'r.csv');
    expect(entries.map(({ at, kind }) => [at, kind])).toEqual([
      [2, 'json'],
      [3, 'bad'],
      [4, 'json'],
      [5, 'bad'],
      [6, 'json'],
      [7, 'json'],
    ]);
  });

  it('refuses a table without titles, and says what to do', async () => {
    await expect(entriesOf('nr,kop\n1,Mest\n', 'r.csv')).rejects.toThrow(/none of them is a title: nr, kop.*--map/);
  });

  it('takes a list of identifiers for what is to go', async () => {
    const entries = await entriesOf('a-1\n{"id":2}\n', 'r.txt', 'deletions');
    expect(entries.map(recordIn)).toEqual([
      { id: 'a-1', deleted: true },
      { id: 2, deleted: true },
    ]);
  });
});

describe('the token', () => {
  it('is made once, for this account alone', () => {
    expect(readToken(folder)).toBeUndefined();
    const token = ensureToken(folder);
    expect([ensureToken(folder), readToken(folder)]).toEqual([token, token]);
    expect(statSync(join(folder, 'import-token')).mode & 0o777).toBe(0o600);
  });
});

for (const { name, available, create } of testDatabases) {
  describe.runIf(available)(`an import into ${name}`, () => {
    let own: OwnDatabase;
    let database: Database;
    let service: ListeningService;
    const importToken = 'the token of this test';
    const start = async () => {
      database = await own.open();
      service = await startOnDatabase({ database, importToken });
    };
    const stop = async () => {
      await service.close();
      await database.close();
    };

    beforeAll(async () => {
      own = await create();
      await start();
    });

    afterAll(async () => {
      await stop();
      await own.remove();
    });

    const send = async (file: string, format?: string, token = importToken) => {
      const bad: [at: number, reason: string][] = [];
      const resumed: number[] = [];
      const refused = (at: number, reason: string) => bad.push([at, reason]);
      const tally = await sendFile({
        file,
        reading: { format, summary: { ...createSummary(), refused } },
        origin: service.origin,
        token,
        onResume: (records) => resumed.push(records),
        onProgress: () => {},
      });
      return { ...tally, badLines: bad, resumed };
    };
    const ask = async (path: string): Promise<unknown> => (await fetch(`${service.origin}/gkn3${path}`)).json();

    it('is found by searches at once, changed by the next one, and gone after a deletion', async () => {
      await send(fileOf(jsonLines([record('i-1', { title: 'Kweldermelde op zilt', publisher: 'Zilte Zode' })])));
      expect(await ask('?q=kweldermelde')).toMatchObject({ hits: 1 });
      expect(await ask('?wq_flt=uitgever&wq_val=Zilte+Zode')).toMatchObject({ hits: 1 });
      await send(fileOf(jsonLines([record('i-1', { title: 'Zeebanaan op zilt' })])));
      expect(await ask('?q=kweldermelde')).toMatchObject({ hits: 0 });
      expect(await ask('?wq_flt=uitgever&wq_val=Zilte+Zode')).toMatchObject({ hits: 0 });
      expect(await send(fileOf('i-1\n'), 'deletions')).toMatchObject({ deleted: 1 });
      expect(await ask('?q=zeebanaan')).toMatchObject({ hits: 0 });
    });

    it('keeps several links, folds a single one, and reads keywords of a table', async () => {
      const link = { url: 'https://a.nl/1.pdf', access: 'open', filetype: 'pdf' };
      const links = [link, { ...link, url: 'https://a.nl/2.pdf' }];
      await send(fileOf(jsonLines([record('l-1', { links }), record('l-2', link), record('l-3')])));
      expect(await ask('/l-1')).toMatchObject({ ...link, links });
      expect(await ask('/l-2')).toMatchObject({ ...link, links: [link] });
      expect(await ask('/l-3')).toMatchObject({ links: [{ url: '', access: '', filetype: '' }] });
      await send(fileOf('id;title;year;keywords\nl-4;Tafel;2019;mest | bodem|mest\n', 'r.csv'));
      expect(await ask('/l-4')).toMatchObject({ year: 2019, keywords: ['mest', 'bodem'], language: '' });
    });

    it('names bad lines with their number and reason, and writes the others', async () => {
      const lines = [
        JSON.stringify(record('b-1')),
        '{"id":',
        '',
        JSON.stringify({ id: 'b-2', year: 'ooit' }),
        JSON.stringify(record('filters')),
        '[]',
        JSON.stringify(record('b-4', { title: 'Nul \u0000 en half \ud800' })),
      ];
      const { written, bad, badLines } = await send(fileOf(lines.join('\n')));
      expect({ written, bad }).toEqual({ written: 2, bad: 4 });
      expect(badLines.map(([line]) => line).sort()).toEqual([2, 4, 5, 6]);
      const reasons = badLines.map(([, reason]) => reason);
      expect(reasons[0]).toMatch(/not JSON/);
      expect(reasons).toContain('it has no title');
      expect(reasons).toContain('it is not an object');
      expect(reasons).toContain('id: give another identifier: filters is an address of its own');
      expect(await ask('/b-4')).toMatchObject({ title: 'Nul en half \ufffd' });
    });

    it('takes over what is left of a record with a date, a language and an address that are none', async () => {
      const odd = record('o-1', { year: 'ooit', language: 'Klingonesisch', url: 'javascript:alert(1)' });
      expect(await send(fileOf(jsonLines([odd])))).toMatchObject({ written: 1, bad: 0 });
      const found = await ask('/o-1');
      expect(found).toMatchObject({ language: '', links: [{ url: '' }] });
      expect(found).not.toHaveProperty('year');
      expect(await ask('?q=over+o-1&wq_srt_desc=jaar')).toMatchObject({ hits: 1 });
    });

    it('keeps who made a record, its identifiers and a language that it stems for no one', async () => {
      const given = record('k-1', {
        title: 'Zur Düngung des Bodens',
        language: 'Deutsch',
        authors: [{ name: 'Anna Jansen', orcid: 'https://orcid.org/0000-0002-1825-0097' }],
        organisations: [{ name: 'Wageningen University', ror: 'https://ror.org/04qw24q55' }],
        doi: 'https://doi.org/10.1234/AbC',
        isbn: '978-90-8686-304-4',
        handle: 'hdl:10568/1234',
      });
      await send(fileOf(jsonLines([given])));
      expect(await ask('/k-1')).toMatchObject({
        language: 'de',
        authors: [{ name: 'Anna Jansen', orcid: '0000-0002-1825-0097' }],
        organisations: [{ name: 'Wageningen University', ror: 'https://ror.org/04qw24q55' }],
        doi: '10.1234/abc',
        handle: '10568/1234',
        url: 'https://doi.org/10.1234/abc',
      });
      expect(await ask('?q=bodens&wq_flt=taal&wq_val=de')).toMatchObject({ hits: 1 });
    });

    it('keeps that who is named edited it and wrote none of it', async () => {
      const file = fileOf(
        'TY  - BOOK\nTI  - Reigers onder redactie\nAN  - k-2\nED  - Vries, Bram de\nER  -\n',
        'e.ris',
      );
      await send(file);
      expect(await ask('/k-2')).toMatchObject({ authors: [{ name: 'Vries, Bram de', role: 'editor' }] });
    });

    it('gives a record without an identifier that of its publication, and answers at it', async () => {
      const file = fileOf('TY  - JOUR\nTI  - Lepelaars op het wad\nDO  - 10.1234/Lepelaar(1)\nER  -\n', 'r.ris');
      expect(await send(file)).toMatchObject({ written: 1, bad: 0 });
      const found = await ask(`/${encodeURIComponent('doi:10.1234/lepelaar(1)')}`);
      expect(found).toMatchObject({ title: 'Lepelaars op het wad', documenttype: 'artikel' });
    });

    it('of the same file again changes nothing', async () => {
      const file = fileOf(jsonLines(Array.from({ length: 600 }, (_, at) => record(`s-${at}`))));
      expect(await send(file)).toMatchObject({ lines: 600, written: 600, resumed: [] });
      expect(await send(file)).toMatchObject({ lines: 600, written: 0, unchanged: 600, resumed: [] });
    });

    it('that is broken off by a stop goes on where it ended', async () => {
      const file = fileOf(jsonLines(Array.from({ length: 1000 }, (_, at) => record(`g-${at}`))));
      const sending = sendFile({
        file,
        reading: { summary: createSummary() },
        origin: service.origin,
        token: importToken,
        onResume: () => {},
        // The service ends under the import, after its first batch.
        onProgress: () => void service.close(),
      });
      await expect(sending).rejects.toThrow(SendingStopped);
      await stop();
      await start();
      const { lines, resumed } = await send(file);
      expect([resumed.length, (resumed[0] ?? 0) + lines]).toEqual([1, 1000]);
      expect(await database.query(`select count(*)::int as items from item where record_id like 'g-%'`)).toEqual([
        { items: 1000 },
      ]);
      appendFileSync(file, jsonLines([record('g-1000')]));
      expect(await send(file)).toMatchObject({ lines: 1001, written: 1, resumed: [] });
    });

    it.each(['', 'wrong'])('with the token %j is a 401', async (token) => {
      await expect(send(fileOf(jsonLines([record('t-1')])), undefined, token)).rejects.toThrow(
        /token that stands in DATA_DIR/,
      );
      expect(await ask('/t-1')).toMatchObject({ error: { parameter: 'id' } });
    });

    it('leaves imported records when the samples are taken out', async () => {
      await send(fileOf(jsonLines([record('c-1', { title: 'Kokkelbank' })])));
      expect(await ask('?q=weidevogels')).not.toMatchObject({ hits: 0 });
      const { origin } = service;
      expect(await callService(`${origin}/import/samples`, 'DELETE', importToken)).not.toEqual({ deleted: 0 });
      expect([await ask('?q=weidevogels'), await ask('?q=kokkelbank')]).toMatchObject([{ hits: 0 }, { hits: 1 }]);
      await expect(callService(`${origin}/import/samples`, 'DELETE', 'wrong')).rejects.toThrow(/token/);
    });

    it('refuses more than a transaction should hold', async () => {
      const headers = { authorization: `Bearer ${importToken}` };
      const body = jsonLines(Array.from({ length: 1001 }, (_, at) => record(`m-${at}`)));
      const { status } = await fetch(`${service.origin}/import`, { method: 'POST', headers, body });
      expect(status).toBe(413);
    });
  });
}
