import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFirstRecords } from './firstRecords.ts';

let parent: string;
let said: unknown[];
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'first-records-'));
  said = [];
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const write = (folder: string, url?: string) =>
  writeFirstRecords({ url, folder }, (event, fields) => said.push({ event, ...fields }), []);

describe('the records of a first start', () => {
  it.each([
    ['there is a database', '', undefined],
    ['a server has it', 'new', 'postgresql://elsewhere'],
  ])('are nobody’s work where %s', async (_, folder, url) => {
    await write(join(parent, folder), url);
    expect(said).toEqual([]);
  });
});
