import { expect, it } from 'vitest';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { QuestionKind } from '#services/query/ports/passagePort.ts';
import { rankSentences } from './rankSentences.ts';

const stemsOf = (text: string) => ({ words: new Set(wordsOf(text)), parts: new Set<string>() });

function rank(kind: QuestionKind, question: string, abstract: string) {
  const asked = { ways: [{ stems: ['bodem'], worth: 1 }], weight: 1, count: 1 };
  const text = {
    source: { kind: 'record' as const, id: '1', title: 'Bodem', language: 'nl' as const },
    ...{ language: 'nl' as const, title: 'Bodem', keywords: [], paragraphs: [{ heading: '', text: abstract }] },
  };
  return rankSentences(text, { kind, question, language: 'nl', words: { nl: [asked], en: [] } }, stemsOf);
}

it('finds the sentence that answers', () => {
  const [best] = rank('person', 'Wie zorgt voor de bodem?', 'Regen valt. De boer zorgt voor de bodem. Gras groeit.');
  expect(best).toMatchObject({ place: 1 });
});

// Read again from each of its words or letters they would take minutes.
it.each([
  ['person', 'Wie zorgt voor de bodem?', 'a'],
  ['person', 'Wie zorgt voor de bodem?', 'aé'],
  ['way', 'Hoe zorg je voor de bodem?', 'om '],
] as const)(
  'shows nobody a sentence of a hundred thousand letters, nor reads it: %s, %s, %s',
  (kind, question, row) => {
    expect(rank(kind, question, `De bodem ${row.repeat(100_000 / row.length)}`)).toEqual([]);
  },
);
