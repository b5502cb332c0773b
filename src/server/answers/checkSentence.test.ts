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
const denying = passage('Mest mag in december niet op het land. In maart mag mest op het land.');
const check = (text: string, sources: number[] = [1]) => checkedSentence({ text, sources }, passages)?.text;

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

  it('goes on to its end behind a mark in the midst of it: half of it would say something else', () => {
    expect(markedSentences('Uitrijden mag [1] alleen in mei [2], op gras [1]. Koeien liggen [3] graag.')).toEqual([
      { text: 'Uitrijden mag alleen in mei, op gras.', sources: [1, 2] },
      { text: 'Koeien liggen graag.', sources: [3] },
    ]);
    expect(markedSentences('Uitrijden mag [1], [2].')).toEqual([{ text: 'Uitrijden mag.', sources: [1, 2] }]);
  });

  it.each(['Uitrijden mag in heel Nederland m.u.v. Texel en Ameland.', 'Volgens dhr. A. Jansen ligt een koe graag.'])(
    'goes on behind an abbreviation: %s',
    (text) => {
      expect(markedSentences(`Zonder bron. ${text.slice(0, -1)} [1].`)).toEqual([{ text, sources: [1] }]);
    },
  );

  it('keeps the figure that it begins with, and leaves the number of a list', () => {
    const line = '170 kg stikstof mag [1]. 2. Een koe ligt [2]. 12 koeien liggen [1].';
    expect(markedSentences(line).map(({ text }) => text)).toEqual([
      '170 kg stikstof mag.',
      'Een koe ligt.',
      '12 koeien liggen.',
    ]);
  });

  it('has no emphasis and no bullet', () => {
    expect(markedSentences('* **Een koe** ligt __graag__ [1].')).toEqual([
      { text: 'Een koe ligt graag.', sources: [1] },
    ]);
  });

  it('keeps an asterisk that multiplies', () => {
    expect(markedSentences('* Een *hek* is 2*3 of 2 * 4 meter (*ruim*) [1].')).toEqual([
      { text: 'Een hek is 2*3 of 2 * 4 meter (ruim).', sources: [1] },
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
    expect(checkedSentence(sentence, passages)?.sources).toEqual([1]);
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

  it('denies what its source denies, and nothing else', () => {
    const checked = (text: string, of = denying) => checkedSentence({ text, sources: [1] }, [of])?.text;
    const [denied, said] = ['Mest mag niet op het land in december.', 'Mest mag op het land in maart.'];
    expect([checked(denied), checked(said)]).toEqual([denied, said]);
    expect(checked('Mest mag op het land in december.')).toBeUndefined();
    expect(checked('Mest mag nooit op het land.', passage('Mest mag op het land.'))).toBeUndefined();
    expect(checked("Cows don't lie down.", passage('Cows lie down.'))).toBeUndefined();
  });

  it('denies what the sentences nearest to it deny, whatever others of its source do', () => {
    const elsewhere = passage('Mest mag in maart op het land. Zaai daarna geen gras in de berm.');
    const checked = (text: string, of: AnswerPassage) => checkedSentence({ text, sources: [1] }, [of])?.text;
    expect(checked('Mest mag in maart niet op het land.', elsewhere)).toBeUndefined();
    expect(checked('Mest mag niet op het land in maart.', denying)).toBeUndefined();
  });

  it.each([
    ['Grondbewerking spaart de bodem.', 'Niet-kerende grondbewerking spaart de bodem.'],
    ['Kalk is goed voor gras.', 'Kalk is niet alleen goed voor gras.'],
    ['Farming saves soil.', 'No-till farming saves soil.'],
    ['Lime helps grass.', 'Lime helps not only grass.'],
  ])('stands where its source denies nothing, but has such a word: %s', (text, source) => {
    expect(checkedSentence({ text, sources: [1] }, [passage(source)])?.text).toBe(text);
  });

  it('keeps of its numbers those of passages that bear some of it', () => {
    const sentence = { text: 'Een koe ligt veertien uur per dag.', sources: [2, 1] };
    expect(checkedSentence(sentence, passages)?.sources).toEqual([1]);
    const both = { text: 'De melkgift steeg in 2019, zegt proefbedrijf Zegveld.', sources: [1, 2] };
    expect(checkedSentence(both, passages)?.sources).toEqual([1, 2]);
  });

  it('keeps a passage that bears little of it, but what no other does', () => {
    const sentence = { text: 'Proefbedrijf Zegveld zegt: in 2019 ligt een koe tien uur per dag.', sources: [2, 1] };
    expect(checkedSentence(sentence, passages)?.sources).toEqual([2, 1]);
  });

  it('without a source is dropped', () => {
    expect(check('Een koe ligt tien uur per dag.', [])).toBeUndefined();
    expect(check('Een koe ligt tien uur per dag.', [7])).toBeUndefined();
  });
});
