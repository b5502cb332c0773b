import type { FieldName } from '#services/query/import/mapping/fieldNames.ts';
import type { RawField } from '#services/query/import/mapping/rawField.ts';

/** An entry as fields. */
export interface ReadEntry {
  readonly at: number;
  readonly type: string;
  /** As it is written; empty where others stand on its line. */
  readonly entry: string;
  readonly fields: readonly RawField[];
}

/** Letters of the entries that wait for others; what would be more waits for none. */
const waitingMax = 16 * 1024 * 1024;
/** Types of what stands in something else, of which the title is their `booktitle`. */
const isPart = /^(?:article|conference|in[a-z]+)$/;
/** Of the rest, a DOI and an ISBN are the other one's own. */
const inherited: ReadonlySet<FieldName | undefined> = new Set(['publisher', 'year']);

interface Crossrefs {
  /** Those entries that are complete with this one, itself first. */
  readonly next: (read: ReadEntry) => readonly ReadEntry[];
  /** Those that name an entry that never came. */
  readonly rest: () => readonly ReadEntry[];
}

/**
 * Entries of BibTeX with what they take of the one that they name as `crossref`: what they stand in, its year and its
 * publisher. BibTeX has that one behind them, so that they wait for it.
 */
export function createCrossrefs(): Crossrefs {
  const waiting = new Map<string, ReadEntry[]>();
  let held = 0;
  return {
    next: (read) => {
      const named = keyIn(/[\s,]crossref\s*=\s*[{"]([^{}"]{1,500})["}]/i, read);
      if (named !== '' && held + read.entry.length <= waitingMax) {
        held += read.entry.length;
        const parts = waiting.get(named);
        if (parts === undefined) waiting.set(named, [read]);
        else parts.push(read);
        return [];
      }
      const key = keyIn(/^\s*@\s*[a-z]+\s*[{(]([^,={}"]{1,500}),/i, read);
      const complete = (waiting.get(key) ?? []).map((part) => inherit(part, read));
      for (const { entry } of complete) held -= entry.length;
      waiting.delete(key);
      return [read, ...complete];
    },
    rest: () => [...waiting.values()].flat(),
  };
}

/** BibTeX takes keys in capitals and in small letters for the same. */
const keyIn = (pattern: RegExp, { entry }: ReadEntry) => pattern.exec(entry)?.[1]?.trim().toLowerCase() ?? '';

function inherit(part: ReadEntry, whole: ReadEntry): ReadEntry {
  const title = whole.fields.find(({ field }) => field === 'title');
  const given = [
    ...(isPart.test(part.type) && title !== undefined
      ? [{ ...title, name: 'crossref', field: 'journal' as const }]
      : []),
    ...whole.fields.filter(({ field }) => inherited.has(field)),
  ];
  const isOwn = (field: FieldName | undefined) => part.fields.some((each) => each.field === field);
  return { ...part, fields: [...part.fields, ...given.filter(({ field }) => !isOwn(field))] };
}
