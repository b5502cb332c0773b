import { describe, expect, it } from 'vitest';
import { foreignForms, formsOf } from './forms.ts';
import { dutchCompounds, lexiconOf } from './lexicon.ts';

const isDutch = (word: string) => lexiconOf('nl').has(word) || dutchCompounds().isComposed(word);
/** The dictionary is American; the rest is what a collection knows. */
const isEnglish = (word: string) => lexiconOf('en').has(word) || ['fertilisation', 'behaviour'].includes(word);

describe('forms of a word', () => {
  it.each([
    ['kalf', 'kalveren'],
    ['huis', 'huizen'],
    ['duif', 'duiven'],
    ['stad', 'steden'],
    ['schip', 'schepen'],
    ['koe', 'koeien'],
    ['kaas', 'kazen'],
    ['vleeskalf', 'vleeskalveren'],
    ['castreren', 'castratie'],
    ['castreren', 'gecastreerd'],
    ['irrigatie', 'irrigeren'],
    ['productie', 'produceren'],
    ['injecteren', 'injectie'],
    ['oogst', 'oogsten'],
    ['telen', 'teelt'],
  ])('are %s and %s, both ways', (one, other) => {
    expect(formsOf(one, 'nl', isDutch)).toContain(other);
    expect(formsOf(other, 'nl', isDutch)).toContain(one);
  });

  it.each([
    ['calf', 'calves'],
    ['fungus', 'fungi'],
    ['fertilisation', 'fertilization'],
    ['behaviour', 'behavior'],
  ])('are %s and %s in English', (one, other) => {
    expect(formsOf(one, 'en', isEnglish)).toContain(other);
    expect(formsOf(other, 'en', isEnglish)).toContain(one);
  });

  it.each(['gras', 'gas', 'stof', 'mens', 'water', 'bodem', 'gewas', 'fosfaat'])(
    'of %s are none that mean something else',
    (word) => {
      expect(formsOf(word, 'nl', isDutch)).toEqual([]);
    },
  );
});

describe('foreignForms', () => {
  const words = new Set(['incendio', 'forestales', 'avaliacoes', 'paix', 'erosion', 'erosiones']);
  it.each([
    ['incendios', ['incendio']],
    ['forestal', ['forestales']],
    ['avaliacao', ['avaliacoes']],
    ['erosion', ['erosiones']],
    ['pai', []],
  ])('%s', (word, forms) => {
    expect(foreignForms(word, (form) => words.has(form))).toEqual(forms);
  });
});
