import { expect, it } from 'vitest';
import { withEveryday } from './everyday.ts';
import { everydayWords } from './everydayWords.ts';
import { readSynonyms } from './readSynonyms.ts';
import { createThesaurus, noThesaurus } from './thesaurus.ts';

it('knows everyday words besides those of a thesaurus', () => {
  const thesaurus = withEveryday(createThesaurus(readSynonyms('foto, opname')));
  expect(thesaurus.meaningOf(['foto'])?.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['opname', 'photograph']),
  );
  expect(withEveryday(noThesaurus).meaningOf(['kwelmoeras'])).toBeUndefined();
});

it('leaves out words that any text may have', () => {
  const [concept] = readSynonyms('omvang van iets = extent').concepts;
  const thesaurus = createThesaurus({ concepts: [{ labels: concept?.labels ?? [], isGeneral: true }] });
  expect(thesaurus.meaningOf(['extent'])).toHaveLength(1);
  expect(withEveryday(thesaurus).meaningOf(['extent'])).toBeUndefined();
});

it('has every word in one meaning', () => {
  const words = everydayWords.trim().split(/\s*[,\n]\s*/);
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});
