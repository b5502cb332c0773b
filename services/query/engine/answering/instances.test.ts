import { describe, expect, it } from 'vitest';
import { toldOf } from './instances.ts';

describe('what a question asks for by a word', () => {
  it.each([
    ['weer', 'Wat voor weer moet het zijn?', 'Kies een droge dag.', 'De droge sloot ligt vol.'],
    ['weather', 'In what kind of weather do they fly?', 'On sunny mornings.', 'In the morning.'],
    ['nummer', 'Welk nummer bel ik?', 'Bel dan 144.', 'Er waren 12 of 14,5 dieren.'],
    ['telefoonnummer', 'Welk telefoonnummer heeft het?', 'Bel 0800 123 45 67.', 'Het daalde met 12,345 procent.'],
    ['kleur', 'Welke kleur heeft het ei?', 'Het ei is blauw.', 'Het ei is rond.'],
  ])('%s is told without the word: %s', (word, question, right, wrong) => {
    const told = toldOf(word, question);
    expect([told?.test(right), told?.test(wrong)]).toEqual([true, false]);
  });

  it('is asked for by the word that asks, and by no other', () => {
    expect(toldOf('weather', 'Where do pigs lie in hot weather?')).toBeUndefined();
    expect(toldOf('sloot', 'Welke sloot is het?')).toBeUndefined();
  });
});
