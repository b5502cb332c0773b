import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokensJsonPath } from './themeFiles.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the command says on its error output about a file with this text; empty where all went well. */
async function refusalOf(text: string, ...more: readonly string[]): Promise<string> {
  const path = join(folder, 'figma.json');
  await writeFile(path, text);
  const command = [resolve(import.meta.dirname, 'import.ts'), 'coegroen', path, ...more];
  return new Promise((done) => {
    execFile(process.execPath, command, (error, _, said) => done(error === null ? '' : said));
  });
}

describe('an import that is refused', () => {
  it('says why, and changes nothing', async () => {
    const before = await readFile(tokensJsonPath('coegroen'), 'utf8');
    expect(await refusalOf('{ "font": { "heading": { "$value": ["Huisletter", "serif"] } } }')).toContain(
      'the font Huisletter: has no measures that are known',
    );
    expect(await refusalOf('{ "color": ')).toMatch(/figma\.json is no JSON: /);
    expect(await refusalOf('{}', 'dark.json')).toContain('One file at a time; what is dark.json?');
    // Some tools and editors put a byte order mark before a file.
    expect(await refusalOf('\uFEFF{}')).toContain('Nothing in the file is a token of a theme');
    expect(await readFile(tokensJsonPath('coegroen'), 'utf8')).toBe(before);
  });
});
