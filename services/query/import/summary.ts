import { nearestName } from './mapping/fieldNames.ts';
import type { Problem } from './mapping/mapRecord.ts';
import type { RawField } from './mapping/rawField.ts';
import { recordCount } from './recordCount.ts';

/** More names or kinds than these are counted and not told apart. */
const kindsMax = 200;
/** Names of fields and examples that are told. */
const toldMax = 30;

const number = (value: number) => value.toLocaleString('en');

interface Kind {
  count: number;
  readonly at: number;
  readonly example: string;
}

type Winner = 'first' | 'last' | 'both';

const outcomes: Readonly<Record<Winner, string>> = {
  first: 'the first one counts',
  last: 'the last one counts',
  both: 'both are kept',
};

/** What an import or a dry run says in the end: every kind of thing once, with how often and one example. */
export interface Summary {
  /** What a record's source gave; empty fields do not count. */
  readonly fields: (given: readonly RawField[]) => void;
  readonly problems: (at: number, found: readonly Problem[]) => void;
  /** A record that does not come in. */
  readonly refused: (at: number, reason: string) => void;
  /** A record that is there twice, where the first is, and which of them counts. */
  readonly duplicate: (at: number, first: number, what: 'identifier' | 'DOI', winner: Winner) => void;
  /** The report, line by line. */
  readonly lines: () => string[];
}

export function createSummary(): Summary {
  const used = new Map<string, { field: string; count: number }>();
  const ignored = new Map<string, number>();
  const problems = new Map<string, Kind>();
  const refusals = new Map<string, Kind>();
  const duplicates = new Map<string, Kind>();
  let records = 0;

  return {
    fields: (given) => {
      records += 1;
      const filled = new Map(given.filter(({ text }) => text.trim() !== '').map(({ name, field }) => [name, field]));
      for (const { name } of given) if (!filled.has(name)) filled.set(name, undefined);
      for (const { name, field } of given)
        if (field !== undefined && filled.get(name) === undefined) filled.set(name, field);
      for (const [name, field] of filled) {
        if (field === undefined) {
          if (ignored.has(name) || ignored.size < kindsMax) ignored.set(name, (ignored.get(name) ?? 0) + 1);
        } else if (used.has(name) || used.size < kindsMax) {
          used.set(name, { field, count: (used.get(name)?.count ?? 0) + 1 });
        }
      }
    },
    problems: (at, found) => {
      for (const { kind, example } of found) count(problems, kind, at, example);
    },
    refused: (at, reason) => count(refusals, reason.replace(/\d+/g, '…'), at, reason),
    duplicate: (at, first, what, winner) => {
      count(
        duplicates,
        `the same ${what} as an earlier record: ${outcomes[winner]}`,
        at,
        `the earlier one is at ${first}`,
      );
    },
    lines: () => [
      ...listUsed(used, records),
      ...listIgnored(ignored),
      ...listKinds('Could not be taken over', problems),
      ...listKinds('Twice in the file', duplicates),
      ...listKinds('Refused', refusals),
    ],
  };
}

function count(kinds: Map<string, Kind>, kind: string, at: number, example: string): void {
  const known = kinds.get(kind);
  if (known !== undefined) known.count += 1;
  else if (kinds.size < kindsMax)
    kinds.set(kind, { count: 1, at, example: example.replace(/\s+/g, ' ').slice(0, 120) });
}

function listUsed(used: ReadonlyMap<string, { field: string; count: number }>, records: number): string[] {
  if (used.size === 0) return [];
  const byField = Map.groupBy([...used], ([, { field }]) => field);
  const lines = [...byField].map(([field, names]) => {
    const told = names.slice(0, toldMax).map(([name, { count }]) => `${name} (${number(count)})`);
    return `  ${field}: ${told.join(', ')}`;
  });
  return [`Fields recognised, of ${recordCount(records)}:`, ...lines];
}

function listIgnored(ignored: ReadonlyMap<string, number>): string[] {
  if (ignored.size === 0) return [];
  const told = [...ignored.keys()].slice(0, toldMax).map((name) => {
    const nearest = nearestName(name);
    return nearest === undefined ? name : `${name} (is it ${nearest}?)`;
  });
  const more = ignored.size > toldMax ? ` and ${number(ignored.size - toldMax)} more` : '';
  return [`Fields ignored: ${told.join(', ')}${more}`];
}

function listKinds(heading: string, kinds: ReadonlyMap<string, Kind>): string[] {
  if (kinds.size === 0) return [];
  const sorted = [...kinds].sort(([, a], [, b]) => b.count - a.count);
  return [
    `${heading}:`,
    ...sorted.map(([kind, { count, at, example }]) => {
      const told = example === kind ? '' : `: ${example}`;
      return `  ${number(count)} × ${kind}; for example at ${number(at)}${told}`;
    }),
  ];
}
