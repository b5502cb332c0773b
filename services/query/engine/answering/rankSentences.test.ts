import { describe, expect, it } from 'vitest';
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

describe('a question to the site', () => {
  const score = (question: string) => rank('amount', question, 'De bodem ligt er 90 dagen.')[0]?.score ?? 0;

  it('is answered by publications for less', () => {
    expect(score('Hoelang bewaren jullie bodem?')).toBeLessThan(score('Hoelang bewaar je bodem?'));
  });
});

it('takes a row by the name of what it is about, and the first one for the names of columns', () => {
  const scores = (abstract: string) => rank('fact', 'Wat doe je met bodem?', abstract).map(({ score }) => score);
  const [labelled = 0] = scores('Bodem | Los houden en niet berijden');
  const rows = scores('Wat | Hoe je het doet\nBodem | Los houden en niet berijden');
  expect(Math.max(...rows)).toBeGreaterThan(labelled);
});

it('answers with a sentence of the right form where all that is asked stands beside it, and nothing in it', () => {
  const abstract = 'De bodem ligt stil. Dat duurt een paar dagen. De bodem slaapt. Daarna groeit gras.';
  const quotes = (question: string) =>
    rank('amount', question, abstract).map(({ sentences, place }) => sentences[place]);
  expect(quotes('Hoe lang ligt de bodem stil?')).toContain('Dat duurt een paar dagen.');
  expect(quotes('Hoeveel procent bodem is het?')).toEqual([]);
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
