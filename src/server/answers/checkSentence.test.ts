import { describe, expect, it } from 'vitest';
import type { AnswerPassage } from '#app/api/answerResponse.ts';
import { checkedSentence } from './checkSentence.ts';

const passage = (quote: string): AnswerPassage => ({
  ...{ quote, before: '', after: '' },
  source: { kind: 'record', title: 'Koeien in de wei', href: '/x' },
});
const passages = [
  passage('Een koe ligt tien tot veertien uur per dag, zegt Anna de Boer van proefbedrijf Zegveld.'),
  passage('De melkgift steeg met 1,5 procent in 2019.'),
];
const denying = passage('Mest mag in december niet op het land. In maart mag mest op het land.');
const check = (text: string, sources: number[] = [1]) => checkedSentence({ text, sources }, passages)?.text;

describe('a sentence', () => {
  it.each([
    'Een koe ligt tien tot veertien uur per dag.',
    'Volgens Anna de Boer ligt een koe graag.',
    'Koeien liggen veertien uur per dag.',
  ])('stands when its source bears it: %s', (text) => {
    expect(check(text)).toBe(text);
  });

  it('may write a figure with a point for a comma', () => {
    expect(check('De melkgift steeg met 1.5 procent.', [2])).toBeDefined();
  });

  it.each([
    ['Er kwam 1500 kg mest.', 'Er kwam 1.500 kg mest.'],
    ['Er kwam 1.500 kg mest.', 'Er kwam 1500 kg mest.'],
    ['De stal gaat om 10:30 open.', 'De stal gaat om 10.30 open.'],
    ['De uitstoot van CO₂ daalde.', 'De uitstoot van CO2 daalde.'],
  ])('may write a figure in another way than its source: %s', (text, source) => {
    expect(checkedSentence({ text, sources: [1] }, [passage(source)])?.text).toBe(text);
  });

  it('has no figure that is a part of a name in its source', () => {
    const source = passage('De uitstoot van CO2 per m2 daalde met 5 procent.');
    expect(checkedSentence({ text: 'De uitstoot daalde met 2 procent.', sources: [1] }, [source])).toBeUndefined();
  });

  it.each([
    ['De melkgift steeg met 5 kilo.', 'De melkgift steeg met 5 procent.'],
    ['Geef een kalf 200 g kalk.', 'Geef een kalf 200 mg kalk.'],
    ['Een koe ligt tien minuten per dag.', 'Een koe ligt tien uur per dag.'],
    ['A calf needs 3 months of milk.', 'A calf needs 3 weeks of milk.'],
  ])('gives a number no other unit than its source: %s', (text, source) => {
    expect(checkedSentence({ text, sources: [1] }, [passage(source)])).toBeUndefined();
  });

  it.each([
    ['De melkgift steeg met 5%.', 'De melkgift steeg met 5 procent.'],
    ['Geef een kalf 2 liter melk.', 'Geef een kalf 2-4 l melk.'],
    ['Geef een kalf 200 kilogram kalk.', 'Geef een kalf 200kg kalk.'],
    ['Een koe ligt tien uur per dag.', 'Een koe ligt tien tot veertien uur per dag, in tien dagen.'],
    ['Zaai 3 t/m 5 kg op 20 m².', 'Zaai 3 t/m 5 kilo op 20 m2.'],
  ])('may write its unit in another way: %s', (text, source) => {
    expect(checkedSentence({ text, sources: [1] }, [passage(source)])?.text).toBe(text);
  });

  it.each([
    ['De melkgift daalde met 5 procent.', 'De melkgift steeg met 5 procent.'],
    ['De melkgift nam met 5 procent toe.', 'De melkgift is met 5 procent afgenomen.'],
    ['Emissions were higher with clover.', 'Emissions were lower with clover.'],
  ])('lets nothing grow that shrinks in its source, nor the other way round: %s', (text, source) => {
    expect(checkedSentence({ text, sources: [1] }, [passage(source)])).toBeUndefined();
  });

  it.each([
    ['De melkgift nam met 5 procent toe.', 'De melkgift steeg met 5 procent.'],
    ['Klaver verlaagt de uitstoot van stallen.', 'Meer klaver geeft minder uitstoot van stallen.'],
    ['Gras is onder meer goed voor koeien.', 'Gras is goed voor koeien en geeft minder afval.'],
  ])('may say so in other words: %s', (text, source) => {
    expect(checkedSentence({ text, sources: [1] }, [passage(source)])?.text).toBe(text);
  });

  it('may have abbreviations that are no addresses', () => {
    const text = 'Volgens prof.dr.ir. De Boer ligt een koe, m.u.v. een kalf, max.tien uur per dag.';
    expect(checkedSentence({ text, sources: [1] }, [passage(text)])?.text).toBe(text);
  });

  it('keeps of its numbers those of passages that there are', () => {
    const sentence = { text: 'Een koe ligt tien uur per dag.', sources: [1, 9, 0] };
    expect(checkedSentence(sentence, passages)?.sources).toEqual([1]);
  });

  it.each([
    ['a figure that its source has not', 'Een koe ligt 12 uur per dag.'],
    ['a number in words that its source has not', 'Een koe ligt twintig uur per dag.'],
    ['a figure of another passage', 'Een koe ligt 1,5 uur per dag.'],
    ['a name that its source has not', 'Een koe ligt tien uur per dag, zegt Piet Jansen.'],
    ['a name at its beginning', 'Monsanto zegt dat een koe tien uur per dag ligt.'],
    ['hardly a word of its source', 'Beleggen loont vooral wanneer aandelen goedkoop worden aangeboden.'],
    ['an address', 'Een koe ligt tien uur per dag, zie www.voorbeeld.nl.'],
    ['an address without a protocol', 'Een koe ligt tien uur per dag, zie voorbeeld.nl/koe.'],
    ['an address in wide letters', 'Een koe ligt tien uur per dag, zie voorbeeld．nl.'],
    ['markup', 'Een koe ligt <b>tien</b> uur per dag.'],
    ['a link', '[Een koe](//x.nl) ligt tien uur per dag.'],
    ['no end', `Een koe ligt ${'tien uur per dag '.repeat(40)}.`],
  ])('with %s is dropped', (_, text) => {
    expect(check(text)).toBeUndefined();
  });

  it('denies what its source denies, and nothing else', () => {
    const checked = (text: string, of = denying) => checkedSentence({ text, sources: [1] }, [of])?.text;
    const [denied, said] = ['Mest mag niet op het land in december.', 'Mest mag op het land in maart.'];
    expect([checked(denied), checked(said)]).toEqual([denied, said]);
    expect(checked('Mest mag op het land in december.')).toBeUndefined();
    expect(checked('Mest mag nooit op het land.', passage('Mest mag op het land.'))).toBeUndefined();
    expect(checked('Mest mag op het land.', passage('Mest mag n\u00adiet op het land.'))).toBeUndefined();
    expect(checked("Cows don't lie down.", passage('Cows lie down.'))).toBeUndefined();
  });

  it('denies what the sentences nearest to it deny, whatever others of its source do', () => {
    const elsewhere = passage('Mest mag in maart op het land. Zaai daarna geen gras in de berm.');
    const checked = (text: string, of: AnswerPassage) => checkedSentence({ text, sources: [1] }, [of])?.text;
    expect(checked('Mest mag in maart niet op het land.', elsewhere)).toBeUndefined();
    expect(checked('Mest mag niet op het land in maart.', denying)).toBeUndefined();
  });

  it.each([
    ['Grondbewerking spaart de bodem.', 'Niet-kerende grondbewerking spaart de bodem.'],
    ['Kalk is goed voor gras.', 'Kalk is niet alleen goed voor gras.'],
    ['Niet\u2011kerende grondbewerking spaart de bodem.', 'Niet-kerende grondbewerking spaart de bodem.'],
    ['Farming saves soil.', 'No-till farming saves soil.'],
    ['Lime helps grass.', 'Lime helps not only grass.'],
  ])('stands where its source denies nothing, but has such a word: %s', (text, source) => {
    expect(checkedSentence({ text, sources: [1] }, [passage(source)])?.text).toBe(text);
  });

  it('keeps of its numbers those of passages that bear some of it', () => {
    const sentence = { text: 'Een koe ligt veertien uur per dag.', sources: [2, 1] };
    expect(checkedSentence(sentence, passages)?.sources).toEqual([1]);
    const both = { text: 'De melkgift steeg in 2019, zegt proefbedrijf Zegveld.', sources: [1, 2] };
    expect(checkedSentence(both, passages)?.sources).toEqual([1, 2]);
  });

  it('keeps a passage that bears little of it, but what no other does', () => {
    const sentence = { text: 'Proefbedrijf Zegveld zegt: in 2019 ligt een koe tien uur per dag.', sources: [2, 1] };
    expect(checkedSentence(sentence, passages)?.sources).toEqual([2, 1]);
  });

  it('without a source is dropped', () => {
    expect(check('Een koe ligt tien uur per dag.', [])).toBeUndefined();
    expect(check('Een koe ligt tien uur per dag.', [7])).toBeUndefined();
  });
});
