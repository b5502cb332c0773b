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
  /** Where the example is: its file, where there are several, and its line or number. */
  readonly file: string;
  readonly at: number;
  readonly example: string;
}

/** A name of the source, what it was taken for, and in how many records it said something. */
interface Use {
  readonly name: string;
  readonly field: string;
  count: number;
}

type Winner = 'first' | 'last' | 'both';

const outcomes: Readonly<Record<Winner, string>> = {
  first: 'the first one counts',
  last: 'the last one counts',
  both: 'both are kept',
};

/** What an import or a dry run says in the end: every kind of thing once, with how often and one example. */
export interface Summary {
  /** What is told from now on is of this file. */
  readonly begin: (file: string) => void;
  /** There is no record in a file, which was read in the format of this title. */
  readonly empty: (file: string, format: string) => void;
  /**
   * What a record's source gave; empty fields do not count.
   * @param areOwn the fields have names of somebody's own, of which one may have been meant as another
   */
  readonly fields: (given: readonly RawField[], areOwn: boolean) => void;
  readonly problems: (at: number, found: readonly Problem[]) => void;
  /** A record that does not come in. */
  readonly refused: (at: number, reason: string) => void;
  /** A record that is there twice, where the first is, and which of them counts. */
  readonly duplicate: (at: number, first: number, what: 'identifier' | 'DOI', winner: Winner) => void;
  /** The report, line by line. */
  readonly lines: () => string[];
}

export function createSummary(): Summary {
  const used = new Map<string, Use>();
  const ignored = new Set<string>();
  const problems = new Map<string, Kind>();
  const refusals = new Map<string, Kind>();
  const duplicates = new Map<string, Kind>();
  const empty: string[] = [];
  let records = 0;
  let mayBeMeant = false;
  let file = '';
  let files = 0;
  const count = (kinds: Map<string, Kind>, kind: string, at: number, example: string) => {
    const known = kinds.get(kind);
    if (known !== undefined) known.count += 1;
    else if (kinds.size < kindsMax)
      kinds.set(kind, { count: 1, file, at, example: example.replace(/\s+/g, ' ').slice(0, 120) });
  };

  return {
    begin: (next) => {
      file = next;
      files += 1;
    },
    empty: (name, format) => {
      if (empty.length < toldMax) empty.push(`No record was found in ${name}, which was read as ${format}.`);
    },
    fields: (given, areOwn) => {
      records += 1;
      mayBeMeant ||= areOwn;
      // One name may stand for several: a title and its subtitle are parts of one field of MARC.
      const filled = new Set<Use>();
      for (const { name, field, text } of given) {
        if (field === undefined) {
          if (ignored.size < kindsMax) ignored.add(name);
          continue;
        }
        const key = `${field} ${name}`;
        const use = used.get(key) ?? { name, field, count: 0 };
        if (used.size < kindsMax) used.set(key, use);
        if (text.trim() !== '') filled.add(use);
      }
      for (const use of filled) use.count += 1;
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
      ...empty,
      ...listUsed([...used.values()], { records, areOwn: mayBeMeant }),
      ...listIgnored(
        [...ignored].filter((name) => ![...used.values()].some((use) => use.name === name)),
        mayBeMeant,
      ),
      ...listKinds('Could not be taken over', problems, files > 1),
      ...listKinds('Twice in the file', duplicates, files > 1),
      ...listKinds('Refused', refusals, files > 1),
    ],
  };
}

/** A column of somebody's own that is always empty is told of, unlike parts of a format that may be left out. */
function listUsed(used: readonly Use[], { records, areOwn }: { records: number; areOwn: boolean }): string[] {
  const told = used.filter((use) => areOwn || use.count > 0);
  if (told.length === 0) return [];
  const lines = [...Map.groupBy(told, ({ field }) => field)].map(([field, uses]) => {
    const names = uses.slice(0, toldMax).map((use) => `${use.name} (${number(use.count)})`);
    return `  ${field}: ${names.join(', ')}`;
  });
  return [`Fields recognised, of ${recordCount(records)}:`, ...lines];
}

function listIgnored(ignored: readonly string[], mayBeMeant: boolean): string[] {
  if (ignored.length === 0) return [];
  const told = ignored.slice(0, toldMax).map((name) => {
    const nearest = mayBeMeant ? nearestName(name) : undefined;
    return nearest === undefined ? name : `${name} (is it ${nearest}?)`;
  });
  const more = ignored.length > toldMax ? ` and ${number(ignored.length - toldMax)} more` : '';
  return [`Fields ignored: ${told.join(', ')}${more}`];
}

function listKinds(heading: string, kinds: ReadonlyMap<string, Kind>, areFiles: boolean): string[] {
  if (kinds.size === 0) return [];
  const sorted = [...kinds].sort(([, a], [, b]) => b.count - a.count);
  return [
    `${heading}:`,
    ...sorted.map(([kind, { count, file, at, example }]) => {
      const told = example === kind ? '' : `: ${example}`;
      const place = areFiles ? `${number(at)} of ${file}` : number(at);
      return `  ${number(count)} × ${kind}; for example at ${place}${told}`;
    }),
  ];
}
