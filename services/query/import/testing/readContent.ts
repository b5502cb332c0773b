import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Entry, readEntries } from '#services/query/import/readEntries.ts';
import { createSummary } from '#services/query/import/summary.ts';

/** What an import would make of a file with this content: its records, those refused with their places, and its report. */
export async function readContent(content: string, name = 'export.txt') {
  const folder = mkdtempSync(join(tmpdir(), 'query-content-'));
  const file = join(folder, name);
  writeFileSync(file, content);
  const summary = createSummary();
  const entries: Entry[] = [];
  try {
    for await (const entry of readEntries(file, { summary })) entries.push(entry);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const records = entries.flatMap((entry) => (entry.kind === 'json' ? [JSON.parse(entry.json)] : []));
  const bad = entries.flatMap((entry) => (entry.kind === 'bad' ? [`${entry.at}: ${entry.reason}`] : []));
  return { records, bad, report: summary.lines().join('\n') };
}
