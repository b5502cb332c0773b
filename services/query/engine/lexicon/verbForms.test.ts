import { expect, it } from 'vitest';
import { lexiconOf } from './lexicon.ts';
import { verbFormsOf } from './verbForms.ts';

const formsIn = (language: 'nl' | 'en') => (word: string) => verbFormsOf(word, language, lexiconOf(language).has);

it.each([
  ['uitgestrooid', 'uitstrooien'],
  ['maaien', 'gemaaid'],
  ['poetst', 'gepoetst'],
  ['verdorde', 'verdorren'],
  ['verkocht', 'verkopen'],
  ['verkopen', 'verkocht'],
  ['meegenomen', 'meenemen'],
  ['opneemt', 'opgenomen'],
  ['hangt', 'hing'],
])('%s and %s are of one verb', (word, other) => {
  expect(formsIn('nl')(word)).toContain(other);
});

it.each([
  ['bought', 'buy'],
  ['grow', 'grown'],
  ['ate', 'eat'],
])('%s and %s are of one verb in English', (word, other) => {
  expect(formsIn('en')(word)).toContain(other);
});

it.each(['kast', 'geluid', 'gebied', 'geit', 'gezin', 'drachtig'])('%s is no verb', (word) => {
  expect(formsIn('nl')(word)).toEqual([]);
});

it.each([
  ['gewassen', 'wassen'],
  ['sloot', 'sluiten'],
  ['vocht', 'vechten'],
])('%s is a noun more often than a form of %s', (noun, verb) => {
  expect(formsIn('nl')(noun)).not.toContain(verb);
});
