import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

describe('sentencesOf', () => {
  it('ends sentences where they end, and at the ends of lines', () => {
    expect(sentencesOf('Water stijgt. Zakt het? Ja!\nEen hek\nEen sloot', 'nl')).toEqual([
      'Water stijgt.',
      'Zakt het?',
      'Ja!',
      'Een hek',
      'Een sloot',
    ]);
  });

  it.each([
    ['Gebruik stro, bijv. Tarwestro, in de stal.', 'nl'],
    ['It takes 1.64 m per gilt, e.g. Two of them.', 'en'],
    ['Dit geldt m.u.v. Texel en Ameland.', 'nl'],
    ['Gebruik i.p.v. Kunstmest mest van eigen bedrijf.', 'nl'],
    ['Dhr. Jansen en A. de Vries van St. Oedenrode tellen vogels.', 'nl'],
    ['Mw. De Wit, mw. A. Jansen en Ms. Smith tellen vogels.', 'nl'],
    ['The price is excl. VAT, says Mr. Smith.', 'en'],
    ['See Article 3(4) of Directive 2008/120/EC.', 'en'],
  ] as const)('goes on behind an abbreviation or a figure: %s', (sentence, language) => {
    expect(sentencesOf(sentence, language)).toEqual([sentence]);
  });

  it.each([
    'Koeien, varkens e.d. Daarna de kippen.',
    'It opens at 9 a.m. Bring boots.',
    'Zaai een strook van 3 m. Maai die laat.',
    'De mesttank zit vol. Rijd niet uit.',
    'Het park levert 10 MW. De bouw duurt lang.',
    'Het net levert MW. De bouw duurt lang.',
    'Een puls duurt 10 ms. De koe schrikt.',
    'Lever biedt vitamine A. De koe maakt die zelf.',
    'Liver has vitamin A. A cow makes it.',
  ])('ends where an abbreviation may: %s', (text) => {
    expect(sentencesOf(text, 'nl')).toHaveLength(2);
  });

  // Where what was joined is read again with each piece, this takes half a minute.
  it('reads a page of initials as quickly as it is long', () => {
    expect(sentencesOf('A. '.repeat(33_000), 'nl')).toHaveLength(1);
  });

  it('has none in nothing', () => {
    expect(sentencesOf(' \n ', 'nl')).toEqual([]);
  });
});
