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

/** Of the entries that wait for others; what would be more waits for none. */
const waitingMax = { letters: 16 * 1024 * 1024, entries: 50_000 };
/** Types of what stands in something else, of which the title is their `booktitle`. */
const isPart = /^(?:article|conference|in[a-z]+)$/;
/** Of the rest, a DOI and an ISBN are the other one's own. */
const inherited: ReadonlySet<FieldName | undefined> = new Set(['publisher', 'year']);

interface Crossrefs {
  /** Those entries that are complete with this one, itself first; none where it waits itself. */
  readonly next: (read: ReadEntry) => readonly ReadEntry[];
  /** Those that name an entry that never came, and those that wait for them. */
  readonly rest: () => readonly ReadEntry[];
}

/**
 * Entries of BibTeX with what they take of the one that they name as `crossref`: what they stand in, its year and its
 * publisher. BibTeX has that one behind them, so that they wait for it.
 */
export function createCrossrefs(): Crossrefs {
  const waiting = new Map<string, ReadEntry[]>();
  const held = { letters: 0, entries: 0 };
  const take = (key: string) => {
    const parts = waiting.get(key) ?? [];
    waiting.delete(key);
    for (const { entry } of parts) held.letters -= entry.length;
    held.entries -= parts.length;
    return parts;
  };
  /** An entry, those that wait for it, and those that wait for these. */
  const completeWith = (read: ReadEntry) => {
    const complete = [read];
    // It grows while it is gone through.
    for (const whole of complete) for (const part of take(keyOf(whole))) complete.push(inherit(part, whole));
    return complete;
  };
  return {
    next: (read) => {
      const named = keyIn(/[\s,]crossref\s*=\s*[{"]([^{}"]{1,500})["}]/i, read);
      const isRoom = held.entries < waitingMax.entries && held.letters + read.entry.length <= waitingMax.letters;
      if (named === '' || !isRoom) return completeWith(read);
      held.letters += read.entry.length;
      held.entries += 1;
      const parts = waiting.get(named);
      if (parts === undefined) waiting.set(named, [read]);
      else parts.push(read);
      return [];
    },
    rest: () => {
      const here = new Set([...waiting.values()].flat().map(keyOf));
      const names = [...waiting.keys()];
      // Behind those that are not here come those that wait for one another.
      return [...names.filter((name) => !here.has(name)), ...names].flatMap((name) => take(name).flatMap(completeWith));
    },
  };
}

const keyOf = (read: ReadEntry) => keyIn(/^\s*@\s*[a-z]+\s*[{(]([^,={}"]{1,500}),/i, read);

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
