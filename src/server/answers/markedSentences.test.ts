import { describe, expect, it } from 'vitest';
import { markedSentences, untilLastEnd } from './markedSentences.ts';

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

  it.each([
    ...['【1】【3】.', '.【1, 3†bron】', ' [1][3].', ' [1; 3].', ' [1 en 3].', ' [bron 1, bron 3].', ' [^1][^3].'],
    ...[' (1, 3).', '. (1) (3)', ' (bronnen 1 en 3).', ' (zie [1], [3]).', '. ([1, 3])', '. Bron: [1, 3]'],
    ...['. [[1]](#1) [[3]](#3)', ' \\[1\\] \\[3\\].', '. **[1, 3]**', ' [1, 3,].', ', zie [1, 3].'],
  ])('is marked in many ways: %s', (marked) => {
    expect(markedSentences(`Een koe ligt graag${marked}`)).toEqual([{ text: 'Een koe ligt graag.', sources: [1, 3] }]);
  });

  it('may name a range of passages, and keeps figures in brackets that are none', () => {
    expect(markedSentences('Een koe (2 jaar) ligt (3) graag [1-3].')).toEqual([
      { text: 'Een koe (2 jaar) ligt (3) graag.', sources: [1, 2, 3] },
    ]);
  });

  it('may end with what else a mark is announced by', () => {
    const text = 'Meer staat in de lijst van bronnen.';
    expect(markedSentences('Meer staat in de lijst van bronnen [1].')).toEqual([{ text, sources: [1] }]);
  });

  it.each([
    'Volgens [1] ligt een koe graag.',
    'In [1] ligt een koe graag.',
    'According to [1] cows lie down.',
    'De bron [1] zegt dat een koe graag ligt.',
  ])('has nothing where a mark stands for a word: %s', (line) => expect(markedSentences(line)).toEqual([]));

  it('has nothing that cannot be seen', () => {
    expect(markedSentences('Een \u202Ekoe\u202C ligt gr\u00ADaag\u200B [1].')).toEqual([
      { text: 'Een koe ligt graag.', sources: [1] },
    ]);
  });

  it('needs no stop behind a quotation', () => {
    expect(markedSentences('“Een koe ligt graag.” [1]').map(({ text }) => text)).toEqual(['“Een koe ligt graag.”']);
  });

  it('has no label before a sentence', () => {
    expect(markedSentences('- **Ligtijd:** Een koe ligt graag. [1]').map(({ text }) => text)).toEqual([
      'Een koe ligt graag.',
    ]);
  });

  it.each(['', '[1]', 'Geen bron.', '[x] niets [', '[99999999999]'])('has nothing in %j', (line) => {
    expect(markedSentences(line)).toEqual([]);
  });
});

describe('lines of a model', () => {
  const textsOf = (...lines: string[]) => markedSentences(lines.join('\n')).map(({ text }) => text);

  it('are sentences each, whether or not they end', () => {
    expect(textsOf('Een koe ligt graag [1]', '- De melkgift steeg sterk [2]')).toEqual([
      'Een koe ligt graag.',
      'De melkgift steeg sterk.',
    ]);
  });

  it('may be a list of what stands above it, and of sentences', () => {
    expect(textsOf('**Giftig zijn:**', '', '- taxus [1]', '* Hulst en buxus [1]')).toEqual([
      'Giftig zijn: taxus.',
      'Giftig zijn: Hulst en buxus.',
    ]);
    expect(textsOf('### Giftig voor koeien', '1. Taxus. [1]', '2. Een koe eet geen taxus. [1]')).toEqual([
      'Giftig voor koeien: Taxus.',
      'Een koe eet geen taxus.',
    ]);
    expect(textsOf('Giftig zijn:', '- taxus [1]', 'Een koe ligt graag. [1]', '- gras en klaver [1]')).toEqual([
      'Giftig zijn: taxus.',
      'Een koe ligt graag.',
    ]);
  });

  it('have nothing of a list without what it stands under, or under another', () => {
    expect(textsOf('- taxus [1]')).toEqual([]);
    const nested = ['Dit mogen koeien eten:', '- Gras [1]', '- Giftig zijn juist:', '  - taxus [1]', '- klaver [1]'];
    expect(textsOf(...nested)).toEqual(['Dit mogen koeien eten: Gras.', 'Giftig zijn juist: taxus.']);
    expect(textsOf('1. **Giftig:**', '   - taxus [1]')).toEqual(['Giftig: taxus.']);
    expect(textsOf('Koeien eten:', '- Gras [1]', '  - jong [1]')).toEqual(['Koeien eten: Gras.']);
  });

  it('lose a name before a sentence, and no condition', () => {
    expect(textsOf('**Ligtijd:** Een koe ligt graag. [1]')).toEqual(['Een koe ligt graag.']);
    expect(textsOf('**Alleen in mei:** Mest mag op het land. [1]')).toEqual(['Alleen in mei: Mest mag op het land.']);
  });

  it('are kept until the last end where they were cut off', () => {
    const whole = 'Een koe ligt graag. [1]\nDe melkgift steeg【2】.';
    expect(markedSentences(untilLastEnd(`${whole} Maar [1] alleen`))).toEqual(markedSentences(whole));
  });
});
