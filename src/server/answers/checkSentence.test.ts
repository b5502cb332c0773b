import { describe, expect, it } from 'vitest';
import type { AnswerPassage } from '#app/api/answerResponse.ts';
import { checkedSentence, markedSentences } from './checkSentence.ts';

const passage = (quote: string): AnswerPassage => ({
  ...{ quote, before: '', after: '' },
  source: { kind: 'record', title: 'Koeien in de wei', href: '/x' },
});
const passages = [
  passage('Een koe ligt tien tot veertien uur per dag, zegt Anna de Boer van proefbedrijf Zegveld.'),
  passage('De melkgift steeg met 1,5 procent in 2019.'),
];
const check = (text: string, sources: number[] = [1]) =>
  checkedSentence({ text, sources }, passages, 'Hoe lang?')?.text;

describe('a line of a model', () => {
  it('is taken apart into sentences with their marks', () => {
    expect(markedSentences('Een koe ligt graag [1]. De melkgift steeg. [1, 2] Zonder bron.')).toEqual([
      { text: 'Een koe ligt graag.', sources: [1] },
      { text: 'De melkgift steeg.', sources: [1, 2] },
    ]);
  });

  it('keeps of several sentences before a mark the one it stands behind', () => {
    expect(markedSentences('Dit weet ik zelf. Een koe ligt graag. [1]')).toEqual([
      { text: 'Een koe ligt graag.', sources: [1] },
    ]);
  });

  it.each(['', '[1]', 'Geen bron.', '[x] niets [', '[99999999999]'])('has nothing in %j', (line) => {
    expect(markedSentences(line)).toEqual([]);
  });
});

describe('a sentence', () => {
  it.each([
    'Een koe ligt tien tot veertien uur per dag.',
    'Volgens Anna de Boer ligt een koe graag.',
    'Koeien liggen veertien uur per dag.',
  ])('stands when its source bears it: %s', (text) => {
    expect(check(text)).toBe(text);
  });

  it('may write a figure with a point for a comma', () => {
    expect(check('De melkgift steeg met 1.5 procent.', [2])).toBeDefined();
  });

  it('keeps of its numbers those of passages that there are', () => {
    const sentence = { text: 'Een koe ligt tien uur per dag.', sources: [1, 9, 0] };
    expect(checkedSentence(sentence, passages, '')?.sources).toEqual([1]);
  });

  it.each([
    ['a figure that its source has not', 'Een koe ligt 12 uur per dag.'],
    ['a number in words that its source has not', 'Een koe ligt twintig uur per dag.'],
    ['a figure of another passage', 'Een koe ligt 1,5 uur per dag.'],
    ['a name that its source has not', 'Een koe ligt tien uur per dag, zegt Piet Jansen.'],
    ['a name at its beginning', 'Monsanto zegt dat een koe tien uur per dag ligt.'],
    ['hardly a word of its source', 'Beleggen loont vooral wanneer aandelen goedkoop worden aangeboden.'],
    ['an address', 'Een koe ligt tien uur per dag, zie www.voorbeeld.nl.'],
    ['markup', 'Een koe ligt <b>tien</b> uur per dag.'],
    ['a link', '[Een koe](//x.nl) ligt tien uur per dag.'],
    ['no end', `Een koe ligt ${'tien uur per dag '.repeat(40)}.`],
  ])('with %s is dropped', (_, text) => {
    expect(check(text)).toBeUndefined();
  });

  it('without a source is dropped', () => {
    expect(check('Een koe ligt tien uur per dag.', [])).toBeUndefined();
    expect(check('Een koe ligt tien uur per dag.', [7])).toBeUndefined();
  });
});
