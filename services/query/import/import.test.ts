import { appendFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#services/database/database.ts';
import { type OwnDatabase, testDatabases } from '#services/database/testing/testDatabases.ts';
import type { ListeningService } from '#services/network/listenOnLoopback.ts';
import { startOnDatabase } from '#services/query/testing/startOnDatabase.ts';
import { callService } from './callService.ts';
import { type Format, readEntries } from './readEntries.ts';
import { SendingStopped, sendFile } from './sendFile.ts';
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

async function entriesOf(text: string, format: Format) {
  const entries = [];
  for await (const entry of readEntries(fileOf(text, format), format)) entries.push(entry);
  return entries;
}

describe('reading a file', () => {
  it('gives each line of JSON its number, whatever ends the lines', async () => {
    expect(await entriesOf('\ufeff{"id":1}\r\n\n{"id":2}', 'jsonl')).toMatchObject([
      { line: 1, json: '{"id":1}\r' },
      { line: 3, json: '{"id":2}' },
    ]);
  });

  it('holds a line that never ends against it, and goes on behind it', async () => {
    const entries = await entriesOf(`{"id":1}\n${'x'.repeat(3_000_000)}\n{"id":3}\n`, 'jsonl');
    expect(entries.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(entries[1]).toMatchObject({ kind: 'bad', reason: 'it is longer than 1048576 characters' });
  });

  it.each([',', ';', '\t'])('reads a table with %j between its cells', async (sign) => {
    const table = [
      `id,Title,url,access,filetype,url_2`,
      `1,"Mest, en ""meer""\nnog meer",https://a.nl,open,pdf,https://b.nl`,
      '2,Water,,,,',
    ];
    const [first, second] = await entriesOf(
      table.join('\n').replaceAll(',', sign).replace(`Mest${sign}`, 'Mest,'),
      'csv',
    );
    expect(JSON.parse(first?.kind === 'json' ? first.json : '')).toMatchObject({
      id: '1',
      title: 'Mest, en "meer"\nnog meer',
      links: [
        { url: 'https://a.nl', access: 'open', filetype: 'pdf' },
        { url: 'https://b.nl', access: '', filetype: '' },
      ],
    });
    expect(second).toMatchObject({ line: 4 });
  });

  it('names the row of a table that has too many cells', async () => {
    const entries = await entriesOf('id,title\n1,Mest\n2,Water,te veel\n3,Lucht\n', 'csv');
    expect(entries.map(({ kind }) => kind).sort()).toEqual(['bad', 'json', 'json']);
    expect(entries.find(({ kind }) => kind === 'bad')).toMatchObject({ line: 3 });
  });

  it('refuses a table without identifiers', async () => {
    await expect(entriesOf('naam,titel\n1,Mest\n', 'csv')).rejects.toThrow(/none of them is id/);
  });

  it('takes a list of identifiers for what is to go', async () => {
    expect(await entriesOf('a-1\n{"id":2}\n', 'deletions')).toMatchObject([
      { json: '{"id":"a-1","deleted":true}' },
      { json: '{"id":2,"deleted":true}' },
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
    }, 120_000);

    afterAll(async () => {
      await stop();
      await own.remove();
    });

    const send = async (file: string, format: Format = 'jsonl', token = importToken) => {
      const bad: [line: number, reason: string][] = [];
      const resumed: number[] = [];
      const tally = await sendFile({
        file,
        format,
        origin: service.origin,
        token,
        onResume: (line) => resumed.push(line),
        onBad: (line, reason) => bad.push([line, reason]),
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
      await send(fileOf('id;title;year;keywords\nl-4;Tafel;2019;mest | bodem|mest\n', 'r.csv'), 'csv');
      expect(await ask('/l-4')).toMatchObject({ year: 2019, keywords: ['mest', 'bodem'], language: 'nl' });
    });

    it('names bad lines with their number and reason, and writes the others', async () => {
      const lines = [
        JSON.stringify(record('b-1')),
        '{"id":',
        '',
        JSON.stringify({ id: 'b-2', year: 'ooit' }),
        JSON.stringify(record('b-3', { url: 'javascript:alert(1)' })),
        '[]',
        JSON.stringify(record('b-4', { title: 'Nul \u0000 en half \ud800' })),
      ];
      const { written, bad, badLines } = await send(fileOf(lines.join('\n')));
      expect({ written, bad }).toEqual({ written: 2, bad: 4 });
      expect(badLines.map(([line]) => line)).toEqual([2, 4, 5, 6]);
      const reasons = badLines.map(([, reason]) => reason);
      expect(reasons[0]).toMatch(/no JSON/);
      expect(reasons[1]).toMatch(/title: .*; year: /);
      expect(reasons[2]).toMatch(/url: give an address that begins with http/);
      expect(reasons[3]).toMatch(/give an object/);
      expect(await ask('/b-4')).toMatchObject({ title: 'Nul en half \ufffd' });
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
        format: 'jsonl',
        origin: service.origin,
        token: importToken,
        onResume: () => {},
        onBad: () => {},
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
    }, 60_000);

    it.each(['', 'wrong'])('with the token %j is a 401', async (token) => {
      await expect(send(fileOf(jsonLines([record('t-1')])), 'jsonl', token)).rejects.toThrow(
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
