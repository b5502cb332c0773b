import { describe, expect, it } from 'vitest';
import { announces, hasForm, tellsMethod } from './answerForm.ts';

describe('hasForm', () => {
  it.each([
    ['amount', 'Hoeveel koeien?', 'Er zijn twaalf koeien.', 'Er zijn koeien.'],
    ['amount', 'Hoeveel procent daalde het?', 'Het daalde met 12 procent.', 'Er waren 12 koeien.'],
    ['amount', 'Wat kost een hek?', 'Een hek kost 40 euro.', 'Een hek heeft 40 palen.'],
    ['amount', 'Hoe vaak maai je?', 'Maai twee keer per jaar.', 'Bij 12 bermen is gemaaid.'],
    ['amount', 'Hoe lang ligt een koe?', 'Tien uur per dag.', 'Er liggen 12 koeien.'],
    ['amount', 'Hoe hoog hangt het?', 'Minstens 4 meter.', 'Er hangen 4 kasten.'],
    ['amount', 'Hoe zwaar is het?', 'Het weegt 12 kilo.', 'Het is 12 jaar.'],
    ['amount', 'Hoeveel koeien?', 'Er zijn 12 koeien.', 'In 2019 waren er koeien, zegt artikel 3(4).'],
    ['amount', 'Hoe groot is het hok?', 'Zo groot als een krat.', 'Er zijn 12 hokken.'],
    ['amount', 'Hoe snel drinkt het?', 'Binnen een paar uur.', 'Er drinken 12 kalveren.'],
    ['amount', 'Hoe luid is het?', 'Hoogstens 85 dB.', 'Hoogstens 85 lux.'],
    ['amount', 'Vanaf welke leeftijd?', 'Na 28 dagen.', 'Met 28 dieren.'],
    ['amount', 'Hoeveel koeien?', 'Er zijn driehonderdvijftig koeien.', 'Er zijn nachtkoeien.'],
    ['amount', 'Boven hoeveel?', 'Boven de vijfentwintig.', 'Boven de vlinders.'],
    ['amount', 'Hoe vaak poets je?', 'Poets elke twee weken.', 'Poets twee palen.'],
    ['amount', 'Hoe lang is het hek?', 'Het hek is 2.8 m.', 'Het hek is 2.8 kg.'],
    ['amount', 'Hoeveel zakt het?', 'Het zakt bijna een centimeter.', 'Het zakt een beetje.'],
    ['amount', 'Hoe lang duurt het?', 'Het duurt een dag.', 'Dagen later is het er nog.'],
    ['amount', 'Hoe oud wordt het?', 'Het wordt tien jaar.', 'Het eet de hele dag.'],
    ['time', 'In welke maanden zaai je?', 'Zaai het in april.', 'Zaai het na drie jaar.'],
    ['time', 'In welk jaar was het?', 'Dat was in 2019.', 'Dat was in april.'],
    ['amount', 'Hoe oud wordt het?', 'Een paar jaar.', 'Dat zag je in het tweede jaar.'],
    ['amount', 'Hoeveel insecten?', 'Het eet duizenden insecten.', 'Het eet insecten met NO3.'],
    ['time', 'Wanneer bloeit het?', 'Vier weken na het zaaien.', 'Het bloeit vier weken lang.'],
    ['time', 'Tot wanneer mag het?', 'Rond het voor eind augustus af.', 'In augustus is het ziek.'],
    ['time', 'Vanaf welke datum mag het?', 'Vanaf 16 februari.', 'Op een bewolkte dag.'],
    ['place', 'In welk land is het?', 'Het is in Denemarken.', 'Het is in een schuur.'],
    ['fact', 'Waarom steekt het niet?', 'Daarom steekt het niet.', 'Het steekt niet.'],
    ['time', 'Wanneer bloeit het?', 'Het bloeit in mei.', 'Het bloeit mooi.'],
    ['time', 'Wanneer schuilt het?', 'Bij harde wind schuilt het.', 'Het schuilt graag.'],
    ['person', 'Wie deed het?', 'Marit van der Hoek deed het.', 'Het is een Nederlands gebruik.'],
    ['person', 'Wie let op?', 'Wie allergisch is, let extra op.', 'Let daar extra op.'],
    ['person', 'Wie deed het?', 'Melkveehouders deden het.', 'Het gebeurde vanzelf.'],
  ] as const)('%s: %s', (kind, question, right, wrong) => {
    expect([hasForm(kind, question, right, 'nl'), hasForm(kind, question, wrong, 'nl')]).toEqual([true, false]);
  });
});

it('reads numbers in words in one way, however many stand in a row', () => {
  expect(hasForm('amount', 'Hoeveel?', `${'tweetien'.repeat(5000)}x`, 'nl')).toBe(false);
  expect(hasForm('amount', 'Hoeveel?', 'tweehonderdvierenzestig', 'nl')).toBe(true);
  expect(hasForm('amount', 'Hoeveel?', 'een paar vieren het', 'nl')).toBe(false);
  expect(hasForm('amount', 'Hoeveel?', 'Er is er één.', 'nl')).toBe(true);
});

describe('announces', () => {
  it.each([
    ['Dit rapport beschrijft hoe koeien liggen.', 'nl', true],
    ['Op deze dag bespreken aannemers hoeveel maaibeurten een berm nodig heeft.', 'nl', true],
    ['Een open vraag blijft hoeveel water nodig is.', 'nl', true],
    ['Koeien liggen tien uur per dag.', 'nl', false],
    ['Kalveren leren van hun moeder.', 'nl', false],
    ['This review examines the causes of tail biting.', 'en', true],
    ['Developers have long wondered who owns the data.', 'en', true],
    ['In a study of twelve farms, losses fell.', 'en', false],
  ] as const)('%s', (sentence, language, is) => {
    expect(announces(sentence, language)).toBe(is);
  });
});

describe('tellsMethod', () => {
  it.each([
    ['Daarvoor zijn 50 bijenstanden vier jaar lang gevolgd.', 'nl', true],
    ['De gegevens komen van 60 graspercelen.', 'nl', true],
    ['The data were collected between 2015 and 2017.', 'en', true],
    ['Een volk dat in augustus ziek is, haalt het voorjaar zelden.', 'nl', false],
    ['Treat the colony before September.', 'en', false],
  ] as const)('%s', (sentence, language, is) => {
    expect(tellsMethod(sentence, language)).toBe(is);
  });
});
