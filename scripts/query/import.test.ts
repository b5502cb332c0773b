import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'query-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function dryRun(content: string, ...options: readonly string[]): Promise<string> {
  const file = join(folder, 'records.txt');
  writeFileSync(file, content);
  const program = join(import.meta.dirname, 'import.ts');
  const ended = promisify(execFile)(process.execPath, [program, '--dry-run', ...options, file]);
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

  it('speaks of no deletions where there are none', async () => {
    expect(await dryRun('title,year\nKlei,2020\n')).toContain('1 record would come in, 0 would be refused.');
  });
});
