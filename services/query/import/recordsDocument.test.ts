import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { documentTypeNames } from '#services/query/collection/valueNames.ts';
import { documentTypes } from './mapping/documentTypes.ts';
import { fieldNames, fieldOfName } from './mapping/fieldNames.ts';
import { readEntries } from './readEntries.ts';
import { formats } from './sources/registry.ts';
import { createSummary } from './summary.ts';

const text = readFileSync(join(import.meta.dirname, '../../../docs/records.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'query-document-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The cells of the rows of a table that begins with this heading. */
function rowsOf(heading: string): string[][] {
  const [, , ...lines] =
    text
      .slice(text.indexOf(`| ${heading}`))
      .split('\n\n')[0]
      ?.split('\n') ?? [];
  return lines.map((line) => line.split('|').map((cell) => cell.trim()));
}
const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

async function readExample(language: string) {
  const example = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(text)?.[1] ?? '';
  const file = join(folder, 'example.txt');
  writeFileSync(file, example);
  const entries = [];
  for await (const entry of readEntries(file, { summary: createSummary() })) {
    entries.push(entry.kind === 'bad' ? entry.reason : JSON.parse(entry.json));
  }
  return entries;
}

describe('docs/records.md', () => {
  it('lists every format', () => {
    expect(
      rowsOf('`--format`')
        .flatMap(([, id]) => namesIn(id))
        .sort(),
    ).toEqual(formats.map(({ id }) => id).sort());
  });

  it('lists every field, with names that are taken for it', () => {
    const rows = rowsOf('field ');
    expect(rows.flatMap(([, field]) => namesIn(field))).toEqual([...fieldNames]);
    for (const [, field = '', names] of rows) {
      const [known] = namesIn(field);
      for (const name of namesIn(names)) {
        const meant = /_\d$/.test(name) ? name.replace(/_\d$/, '') : known;
        expect([name, fieldOfName(name)]).toEqual([name, meant]);
      }
    }
  });

  it('lists the document types, which all have names for visitors', () => {
    const line = text.split('\n').find((each) => each.startsWith('Document types: ')) ?? '';
    expect(namesIn(line).slice(0, -1)).toEqual(Object.keys(documentTypes));
    for (const type of Object.keys(documentTypes)) expect([type, documentTypeNames.has(type)]).toEqual([type, true]);
  });

  it('shows a table that is read as it says', async () => {
    const [refused, read] = await readExample('csv');
    expect(refused).toBe('it has 8 cells, and there are 7 columns');
    expect(read).toMatchObject({ title: 'Mest en "meer"', year: 2021, language: 'fy', documenttype: 'brochure' });
  });

  it('shows our own form', async () => {
    expect(await readExample('json')).toMatchObject([
      { id: 'gkn-1', title: 'Klei & veen', authors: [{ orcid: '0000-0002-1825-0097' }], links: [{ filetype: 'pdf' }] },
      { id: 'gkn-2', deleted: true },
    ]);
  });

  it('shows RIS', async () => {
    expect(await readExample('ris')).toMatchObject([{ id: 'doi:10.1234/birds', year: 2019, documenttype: 'artikel' }]);
  });
});
