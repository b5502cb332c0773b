import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'query-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dryRun = (content: string, ...options: readonly string[]) => dryRunOf({ 'records.txt': content }, ...options);

/** Tries files by their names and contents. */
async function dryRunOf(
  files: Readonly<Record<string, string | Buffer>>,
  ...options: readonly string[]
): Promise<string> {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const program = join(import.meta.dirname, 'import.ts');
  const ended = promisify(execFile)(process.execPath, [program, '--dry-run', ...options, ...Object.keys(files)], {
    cwd: folder,
  });
  // It ends with 1 where something would be refused.
  const { stdout, stderr } = await ended.catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}

describe('npm run query:import -- --dry-run', () => {
  it('tells what would come in from what would be deleted and what refused', async () => {
    const told = await dryRun(
      '{"id":"1","title":"Klei","year":2020}\n{"id":"2","deleted":true}\n{"id":"3","deleted":true}\n{"id":"4"}\n',
    );
    expect(told).toContain('1 record would come in, 2 would be deleted, 1 would be refused. Nothing was written.');
  });

  it('lets no identifier come in of a list of those to delete', async () => {
    expect(await dryRun('1\n2\n', '--delete')).toContain('0 records would come in, 2 would be deleted, 0 would be');
  });

  it('says what to do about a table with names of its own, as nothing that broke', async () => {
    const told = await dryRun('Naam van het stuk,Verschenen\nKlei,2020\n', '--format', 'csv');
    expect(told).toMatch(
      /^The first row names the columns, and none of them is a title: naam van het stuk, verschenen\./,
    );
  });

  it('reads the parts of an export one after the other, and reports once, with the file of each example', async () => {
    const told = await dryRunOf({
      'part-1.csv': 'title,year\nKlei,2020\n',
      'part-2.csv': 'title,year\nVeen,2021\n,2022\n',
    });
    expect(told).toContain('Fields recognised, of 3 records:');
    expect(told).toMatch(/1 × .+; for example at 3 of part-2\.csv/);
    expect(told).toContain('2 records would come in, 1 would be refused.');
  });

  it('lets the others come in beside a file that cannot be read', async () => {
    const told = await dryRunOf({ 'empty.csv': '', 'part-1.csv': 'title,year\nKlei,2020\n' });
    expect(told).toContain('1 record would come in, 0 would be refused. Nothing was written.');
    expect(told).toContain('1 of 2 files could not be read');
    expect(told).toMatch(/^empty\.csv is empty\./m);
  });

  it('says of a packed file that breaks off what to do, as nothing that broke, and reads the others', async () => {
    const rows = Array.from({ length: 2000 }, (_, at) => `Klei ${at * 7919},2020`);
    const packed = gzipSync(`title,year\n${rows.join('\n')}\n`);
    const files = { 'cut.csv.gz': packed.subarray(0, packed.length - 500), 'part-1.csv': 'title,year\nVeen,2021\n' };
    const told = await dryRunOf(files);
    expect(told).toContain('cut.csv.gz cannot be unpacked to its end (unexpected end of file). Fetch it again');
    expect(told).toContain('1 of 2 files could not be read');
    expect(told).not.toContain('    at ');
    expect(await dryRunOf({ 'cut.csv.gz': packed.subarray(0, packed.length - 500) })).toMatch(
      /^cut\.csv\.gz cannot be unpacked to its end/,
    );
  });

  it('says in which file nothing was found, and as what it was read', async () => {
    const told = await dryRunOf({ 'lists.bib': '@{,\n  Ti = {Klei},\n}\n' });
    expect(told).toContain('No record was found in lists.bib, which was read as BibTeX.\n0 records would come in');
  });

  it('speaks of no deletions where there are none', async () => {
    expect(await dryRun('title,year\nKlei,2020\n')).toContain('1 record would come in, 0 would be refused.');
  });
});
