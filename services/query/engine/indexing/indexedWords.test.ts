import { expect, it } from 'vitest';
import { recordOf } from '#services/query/ports/given.contract.ts';
import { indexedWords } from './indexedWords.ts';

const record = (abstract: string) => recordOf({ title: 'Bodem', abstract, language: 'nl' });

it('finds what is written with a hyphen as one word, from its first letter on', () => {
  const { abstractParts } = indexedWords(record('Een gft-bak en 2e-hands, in 1-op-1-overleg.'));
  expect(abstractParts[0]).toEqual(expect.arrayContaining(['gftbak', 'ehands', 'op1overleg']));
});

// Read again from each of its letters they would take minutes.
it.each(['a', 'x\u0301'])('goes once over a word of a hundred thousand letters: %s', (row) => {
  const { abstract } = indexedWords(record(`Gft-bak ${row.repeat(100_000 / row.length)}`));
  expect(abstract[0]?.slice(0, 2)).toEqual(['gft', 'bak']);
});
