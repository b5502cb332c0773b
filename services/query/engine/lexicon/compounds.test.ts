import { describe, expect, it } from 'vitest';
import { dutchCompounds } from './lexicon.ts';

/** Compounds as agricultural texts have them, each with what stands at its ends. */
const compounds = `
  aardappel+ziekte melk+veehouderij veehouderij+sector bieten+cystenaaltje varkens+pest vogel+griep mest+verwerking
  bodem+vruchtbaarheid gewas+rotatie water+schap kringloop+landbouw weide+vogels kas+teelt tomaten+telers appel+boomgaard
  tarwe+opbrengst grond+water oppervlakte+water stikstof+uitstoot ammoniak+reductie vleeskuiken+stallen leg+hennen
  onkruid+bestrijding bloembollen+teelt akker+rand bijen+sterfte varroa+mijten klauw+problemen kalver+sterfte biest+kwaliteit
  kracht+voer gras+mat klaver+aandeel mais+kuil bos+bouw natuur+gebied landschaps+beheer veen+weidegebied zoet+watervoorraad
  bodem+dieren regenworm+populatie fosfaat+rechten dier+welzijn paarden+houderij schapen+wol geiten+melk vis+stand
  schimmel+infectie koolzaad+olie honing+bij tulpen+bol wortel+knobbels boeren+zwaluw erf+betreding stal+klimaat
  trekker+chauffeur pacht+prijzen consumenten+prijs voedsel+zekerheid zuivel+fabriek gewas+beschermingsmiddelen`
  .trim()
  .split(/\s+/)
  .map((word) => word.split('+'));

/** Words that look like compounds, and are none. */
const single = `
  organisatie informatie bedrijven gewassen onderzoek resultaten natuurlijk duidelijk kalveren varkens aardappelen koeien
  tomaten water planten behandelen bestellen verschillen vergelijken bestaande gemiddeld verzameling ontwikkeling
  biologisch ecologische toepassing gezondheid hoeveelheid voorwaarden overzicht achterlaten begeleiding luisteren
  transport praktijk onderhoud verdamping hygienisch temperatuur concentratie composteren castreren produceren
  antibiotica phytophthora provincies eigenschappen samenleving vaardigheden bijeenkomst`
  .trim()
  .split(/\s+/);

describe('compounds', () => {
  const { partsOf } = dutchCompounds();

  it('have the words at their ends, of nine in ten at least', () => {
    const ends = compounds.flatMap((ends) => ends.map((end) => ({ end, parts: partsOf(ends.join('')) })));
    const missed = ends.filter(({ end, parts }) => !parts.some((part) => part === end || `${part}s` === end));
    expect(missed.length / ends.length, missed.map(({ end }) => end).join(' ')).toBeLessThanOrEqual(0.1);
  });

  it('are not made of words that are none, of nineteen in twenty at least', () => {
    const wrong = single.filter((word) => partsOf(word).length > 0);
    expect(wrong.length / single.length, wrong.join(' ')).toBeLessThanOrEqual(0.05);
  });

  it.each([
    ['ligboxenstallen', ['ligboxen', 'stallen']],
    ['weidevogelbeheer', ['beheer', 'vogelbeheer', 'weide', 'weidevogel']],
    ['melkveehouderijsector', ['melkveehouderij', 'melk', 'sector']],
    ['aardappel', []],
    ['varroamijten', ['mijten']],
  ])('%s has %j', (word, parts) => {
    expect(partsOf(word)).toHaveLength(parts.length);
    expect(partsOf(word)).toEqual(expect.arrayContaining(parts));
  });

  it('are told from words that nobody would write', () => {
    const { isComposed } = dutchCompounds();
    expect(['bietencystenaaltje', 'weidevogels', 'grasland'].map(isComposed)).toEqual([true, true, true]);
    expect(['weidevoggels', 'graslnad', 'qwertyuiop'].map(isComposed)).toEqual([false, false, false]);
  });
});
