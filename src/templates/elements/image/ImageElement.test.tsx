import { beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '#tests/contract/reading.ts';
import { preloadRegistry, readFixture } from '#tests/contract/renderPlan.tsx';
import { planFixture } from '../../stories/storyPlan.tsx';
import { imageFixtures } from './image.fixtures.ts';

beforeAll(preloadRegistry);

describe('a picture', () => {
  it.each(Object.entries(imageFixtures))('has nothing to report about the example %s', (_, fixture) => {
    expect(planFixture(fixture).findings).toEqual([]);
  });

  it('is described, and has its caption below it', () => {
    const { pictures, all } = readFixture(imageFixtures.withCredit);
    expect(pictures.map(({ alt }) => alt)).toEqual(['Wijde polder met rechte sloten en een kerktoren in de verte']);
    expect(all('figcaption').map(wordsOf)[0]).toContain(
      'Het peil staat hier sinds vorig jaar twintig centimeter hoger.',
    );
  });

  it('names photographer, source and licence, each with its link', () => {
    const { text, links } = readFixture(imageFixtures.withCredit);
    expect(text).toContain('Bron foto: Anneke Bruinsma, Beeldarchief Hoge Zand (CC BY 4.0)');
    expect(links.map(({ href }) => href)).toEqual([
      'https://www.example.org/fotografen',
      'https://www.example.org/beeldbank',
      'https://creativecommons.org/licenses/by/4.0/',
    ]);
  });

  it('leaves brackets and commas of unknown parts out of the credit', () => {
    expect(readFixture(imageFixtures.photographerOnly).text).toBe(
      'A dynamic group, one week after mixing.Source photo: J. Okkerse',
    );
  });

  it('stands alone where nobody is known to have made it', () => {
    const { text, pictures } = readFixture(imageFixtures.plain);
    expect(text).toBe('');
    expect(pictures).toHaveLength(1);
  });

  it('keeps its focus point in view, and the middle where nobody set one', () => {
    const styleOf = (name: keyof typeof imageFixtures) => readFixture(imageFixtures[name]).all('img')[0]?.attribs.style;
    expect(styleOf('withCredit')).toBe('object-position:50% 44%');
    expect(styleOf('plain')).toBeUndefined();
  });
});
