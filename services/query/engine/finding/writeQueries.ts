import type { Pattern } from './patterns.ts';
import type { StemOf } from './stems.ts';
import type { TermPatterns } from './termPatterns.ts';

/** Queries as PostgreSQL reads them (`tsquery`). All that stands in them are stems: letters and digits, in quotes. */
export type Queries = {
  /** One for every group that has something to look up; a record has to match all of them. */
  groups: readonly string[];
  /** Matches what is to be left out; empty for nothing. */
  leaveOut: string;
  /** The groups as they are typed, all in the title. */
  inTitle: string;
};

/** Words that a language does not look up (`de`, `the`) are passed over, as in the texts. */
export function writeQueries({ groups, leaveOut }: TermPatterns, stemOf: StemOf): Queries {
  const lookedUp = groups.filter(({ own }) => writeAny(own, stemOf) !== '');
  return {
    groups: lookedUp.map(({ own, other }) => writeAny([...own, ...other], stemOf)),
    leaveOut: writeAny(leaveOut, stemOf),
    inTitle: lookedUp.map(({ own }) => writeAny(own, stemOf, 'A')).join(' & '),
  };
}

function writeAny(patterns: readonly Pattern[], stemOf: StemOf, weight = ''): string {
  const texts = new Set(patterns.map((pattern) => writePattern(pattern, stemOf, weight)).filter((text) => text !== ''));
  return texts.size > 1 ? `(${[...texts].join(' | ')})` : ([...texts][0] ?? '');
}

function writePattern(pattern: Pattern, stemOf: StemOf, weight: string): string {
  switch (pattern.kind) {
    case 'row':
      return writeRow(pattern.words, stemOf, weight);
    case 'start':
      return `'${pattern.word}':*${weight}`;
    case 'of': {
      const [first, second] = [stemOf(pattern.first), stemOf(pattern.second)];
      if (first === undefined || second === undefined) return '';
      // "verwerking van mest", "verwerking van de mest"
      return [2, 3].map((distance) => `('${first}' <${distance}> '${second}')`).join(' | ');
    }
    default:
      return pattern satisfies never;
  }
}

/** Words one after the other: what is not looked up between them still takes its place. */
function writeRow(words: readonly string[], stemOf: StemOf, weight = ''): string {
  const label = weight === '' ? '' : `:${weight}`;
  let row = '';
  let distance = 0;
  for (const word of words) {
    distance += 1;
    const stem = stemOf(word);
    if (stem === undefined) continue;
    row += row === '' ? `'${stem}'${label}` : ` <${distance}> '${stem}'${label}`;
    distance = 0;
  }
  return row.includes('<') ? `(${row})` : row;
}
