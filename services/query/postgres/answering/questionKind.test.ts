import { describe, expect, it } from 'vitest';
import { hasForm, kindOf, namedIn } from './questionKind.ts';

describe('kindOf', () => {
  it.each([
    ['Hoeveel kost een koe?', 'nl', 'amount'],
    ['Hoe vaak maai je een berm?', 'nl', 'amount'],
    ['Wanneer maai je een berm?', 'nl', 'time'],
    ['Hoe laat begint het?', 'nl', 'time'],
    ['Door wie is het gemaakt?', 'nl', 'person'],
    ['Waar groeit riet?', 'nl', 'place'],
    ['Waarom groeit riet?', 'nl', 'fact'],
    ['Wat is kwel?', 'nl', 'definition'],
    ['Hoe meet je kwel?', 'nl', 'way'],
    ['Wat is het verschil tussen klei en veen?', 'nl', 'difference'],
    ['How much does it cost?', 'en', 'amount'],
    ['When do cows calve?', 'en', 'time'],
    ['Who inspects farms?', 'en', 'person'],
    ['Where do pigs root?', 'en', 'place'],
    ['What is a gilt?', 'en', 'definition'],
    ['How do pigs cool down?', 'en', 'way'],
    ['How does clay differ from peat?', 'en', 'difference'],
    ['Is clay wet?', 'en', 'fact'],
  ] as const)('%s', (question, language, kind) => {
    expect(kindOf(question, language)).toBe(kind);
  });
});

describe('hasForm', () => {
  it.each([
    ['amount', 'Hoeveel koeien?', 'Er zijn twaalf koeien.', 'Er zijn koeien.'],
    ['amount', 'Hoeveel procent daalde het?', 'Het daalde met 12 procent.', 'Er waren 12 koeien.'],
    ['amount', 'Wat kost een hek?', 'Een hek kost 40 euro.', 'Een hek heeft 40 palen.'],
    ['amount', 'Hoe vaak maai je?', 'Maai twee keer per jaar.', 'Bij 12 bermen is gemaaid.'],
    ['amount', 'Hoe lang ligt een koe?', 'Tien uur per dag.', 'Er liggen 12 koeien.'],
    ['time', 'Wanneer bloeit het?', 'Het bloeit in mei.', 'Het bloeit mooi.'],
    ['person', 'Wie deed het?', 'Marit van der Hoek deed het.', 'Het is een Nederlands gebruik.'],
    ['person', 'Wie deed het?', 'Melkveehouders deden het.', 'Het gebeurde vanzelf.'],
  ] as const)('%s: %s', (kind, question, right, wrong) => {
    expect([hasForm(kind, question, right, 'nl'), hasForm(kind, question, wrong, 'nl')]).toEqual([true, false]);
  });
});

describe('namedIn', () => {
  it('leaves out what only asks, and what stands twice', () => {
    expect(namedIn(['hoeveel', 'kost', 'mest', 'uit', 'mest'], 'amount')).toEqual(['mest', 'uit']);
    expect(namedIn(['in', 'welk', 'jaar', 'kwam', 'riet'], 'time')).toEqual(['in', 'riet']);
  });
});
