import { describe, expect, it } from 'vitest';
import { kindOf } from './questionKind.ts';

describe('kindOf', () => {
  it.each([
    ['Hoeveel kost een koe?', 'nl', 'amount'],
    ['Hoe vaak maai je een berm?', 'nl', 'amount'],
    ['Wanneer maai je een berm?', 'nl', 'time'],
    ['Hoe laat begint het?', 'nl', 'time'],
    ['In welke maanden zaai je het?', 'nl', 'time'],
    ['Which months are best for sowing?', 'en', 'time'],
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
    ['Wat doe je wanneer een koe ligt?', 'nl', 'fact'],
    ['Hoe meet je hoe snel het stroomt?', 'nl', 'way'],
    ['Wat is de gemiddelde temperatuur van een kas?', 'nl', 'amount'],
    ['In welke gemeente ligt het?', 'nl', 'place'],
    ['How do pigs live when it rains?', 'en', 'way'],
    ['Is docking allowed when a tail is hurt?', 'en', 'fact'],
    ['Tell me when the course starts', 'en', 'time'],
    ['How bright is a pen?', 'en', 'amount'],
    ['What is the minimum floor area?', 'en', 'amount'],
    ['In which countries do they work?', 'en', 'place'],
    ['From what age may they graze?', 'en', 'amount'],
    ['Vanaf welke leeftijd grazen ze?', 'nl', 'amount'],
    ['What does a fence cost?', 'en', 'amount'],
    ['How loud is a barn?', 'en', 'amount'],
    ['Hoe laat ik een hond wennen?', 'nl', 'way'],
    ['Wat betekent het als een koe ligt?', 'nl', 'fact'],
    ['What does it mean when a cow lies down?', 'en', 'fact'],
  ] as const)('%s', (question, language, kind) => {
    expect(kindOf(question, language)).toBe(kind);
  });
});
