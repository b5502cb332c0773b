import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, skipNote } from './findPostgres.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-postgres-'));
  for (const name of ['initdb', 'postgres', 'pg_isready']) {
    writeFileSync(join(folder, name), '#!/bin/sh\n');
    chmodSync(join(folder, name), 0o755);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the programs of PostgreSQL', () => {
  it('are those in the folder that POSTGRES_BIN names', () => {
    expect(findPostgres({ POSTGRES_BIN: folder })).toEqual({ kind: 'found', folder });
  });

  it('are looked for nowhere else when that folder lacks them, which the names of tests say', () => {
    const programs = findPostgres({ POSTGRES_BIN: tmpdir(), PATH: folder });
    expect(programs.kind).toBe('missing');
    expect(skipNote(programs)).toContain(`(skipped: POSTGRES_BIN names ${tmpdir()}`);
  });

  it('are those on the path', () => {
    expect(findPostgres({ PATH: `/nowhere::${folder}` })).toEqual({ kind: 'found', folder });
    expect(skipNote({ kind: 'found', folder })).toBe('');
  });
});
