import { describe, expect, it } from 'vitest';
import { foreignForms, formsOf } from './forms.ts';
import { dutchCompounds, lexiconOf } from './lexicon.ts';

const isDutch = (word: string) => lexiconOf('nl').has(word) || dutchCompounds().isComposed(word);
/** The dictionary is American. */
const isEnglish = (word: string) => lexiconOf('en').has(word);

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
    ['glas', 'glazen'],
    ['telen', 'teelt'],
    ['gewas', 'gewassen'],
    ['kip', 'kippen'],
    ['les', 'lessen'],
    ['proces', 'processen'],
    ['vol', 'volle'],
    ['snel', 'snelle'],
    ['emissie', 'emissies'],
    ['ziekte', 'ziektes'],
    ['bacterie', 'bacterien'],
    ['idee', 'ideeen'],
    ['niveau', 'niveaus'],
    ['materiaal', 'materialen'],
    ['oog', 'ogen'],
    ['mens', 'mensen'],
  ])('are %s and %s, both ways', (one, other) => {
    expect(formsOf(one, 'nl', isDutch)).toContain(other);
    expect(formsOf(other, 'nl', isDutch)).toContain(one);
  });

  it.each([
    ['calf', 'calves'],
    ['fungus', 'fungi'],
    ['fertilisation', 'fertilization'],
    ['behaviour', 'behavior'],
    ['organise', 'organize'],
    ['odour', 'odor'],
    ['fibres', 'fibers'],
    ['programme', 'program'],
    ['child', 'children'],
    ['analysis', 'analyses'],
    ['index', 'indices'],
  ])('are %s and %s in English', (one, other) => {
    expect(formsOf(one, 'en', isEnglish)).toContain(other);
    expect(formsOf(other, 'en', isEnglish)).toContain(one);
  });

  it.each([
    ['gras', ['grassen']],
    ['gas', ['gassen']],
    ['stof', ['stoffen']],
    ['gewas', ['gewassen']],
    ['rog', ['roggen']],
    ['mens', ['mensen']],
    ['veen', []],
    ['water', []],
    ['bodem', []],
    ['fosfaat', []],
    ['kippen', ['kip']],
  ])('of %s are none that mean something else', (word, forms) => {
    expect(formsOf(word, 'nl', isDutch)).toEqual(forms);
  });

  it.each([
    ['kalfjes', ['kalf', 'kalveren']],
    ['koetje', ['koe', 'koeien']],
    ['biggetjes', ['big', 'biggen']],
    ['bloemetjes', ['bloem']],
    ['boompje', ['boom']],
    ['konijntjes', ['konijn']],
    ['kuikentje', ['kuiken']],
    ['plantjes', ['plant']],
  ])('are %s what it is a small one of', (small, whole) => {
    const forms = formsOf(small, 'nl', isDutch);
    expect(forms).toEqual(expect.arrayContaining(whole));
    expect(forms).not.toContain('plan');
  });

  it.each([
    ['fotos', 'foto'],
    ['paprikas', 'paprika'],
    ['hobbys', 'hobby'],
  ])('are found for %s, which should have an apostrophe', (typed, right) => {
    expect(formsOf(typed, 'nl', isDutch)).toEqual([right]);
  });

  it.each(['terras', 'dakterras', 'polis'])('of %s have no s less', (word) => {
    expect(formsOf(word, 'nl', isDutch)).not.toContain(word.slice(0, -1));
  });
});

describe('words that end in a vowel', () => {
  const words = new Set(['mee', 'moe', 'wee', 'bie', 'emissie', 'ziekte']);
  it.each([
    ['mees', []],
    ['moes', []],
    ['wees', []],
    ['bies', []],
    ['emissies', ['emissie']],
    ['ziektes', ['ziekte']],
  ])('are no form of %s but of their own plural', (word, forms) => {
    expect(formsOf(word, 'nl', (form) => words.has(form))).toEqual(forms);
  });
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
