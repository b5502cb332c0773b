import type { ValueNames } from './facet.ts';

/** Every language with a code of two letters, as ICU calls it. */
export const languageNames: ReadonlyMap<string, ValueNames> = new Map(listLanguages());

function* listLanguages(): Generator<[string, ValueNames]> {
  const [dutch, english] = ['nl', 'en'].map(
    (of) => new Intl.DisplayNames([of], { type: 'language', fallback: 'none' }),
  );
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const [nl, en] = [dutch?.of(code), english?.of(code)];
    if (nl !== undefined && en !== undefined) yield [code, { nl, en }];
  }
}

export const accessNames: ReadonlyMap<string, ValueNames> = new Map([
  ['open', { nl: 'Vrij toegankelijk', en: 'Open access' }],
  ['beperkt', { nl: 'Beperkt toegankelijk', en: 'Restricted access' }],
]);

export const documentTypeNames: ReadonlyMap<string, ValueNames> = new Map([
  ['rapport', { nl: 'Rapport', en: 'Report' }],
  ['artikel', { nl: 'Artikel', en: 'Article' }],
  ['factsheet', { nl: 'Factsheet', en: 'Factsheet' }],
  ['brochure', { nl: 'Brochure', en: 'Brochure' }],
  ['video', { nl: 'Video', en: 'Video' }],
  ['podcast', { nl: 'Podcast', en: 'Podcast' }],
  ['lesmateriaal', { nl: 'Lesmateriaal', en: 'Teaching material' }],
  ['proefschrift', { nl: 'Proefschrift', en: 'PhD thesis' }],
  ['boek', { nl: 'Boek', en: 'Book' }],
  ['hoofdstuk', { nl: 'Hoofdstuk', en: 'Book chapter' }],
  ['conferentiebijdrage', { nl: 'Congresbijdrage', en: 'Conference paper' }],
  ['scriptie', { nl: 'Scriptie', en: 'Student thesis' }],
  ['preprint', { nl: 'Preprint', en: 'Preprint' }],
  ['dataset', { nl: 'Dataset', en: 'Dataset' }],
  ['software', { nl: 'Software', en: 'Software' }],
  ['afbeelding', { nl: 'Afbeelding', en: 'Image' }],
  ['kaart', { nl: 'Kaart', en: 'Map' }],
  ['norm', { nl: 'Norm of richtlijn', en: 'Standard or guideline' }],
  ['octrooi', { nl: 'Octrooi', en: 'Patent' }],
  ['tijdschrift', { nl: 'Tijdschrift', en: 'Journal' }],
  ['webpagina', { nl: 'Webpagina', en: 'Web page' }],
  ['dossier', { nl: 'Dossier', en: 'Dossier' }],
  ['project', { nl: 'Project', en: 'Project' }],
  ['persoon', { nl: 'Persoon', en: 'Person' }],
  ['organisatie', { nl: 'Organisatie', en: 'Organisation' }],
  ['evenement', { nl: 'Evenement', en: 'Event' }],
]);

export const themeNames: ReadonlyMap<string, ValueNames> = new Map([
  ['bodem-en-water', { nl: 'Bodem en water', en: 'Soil and water' }],
  ['bodem-en-water/bodem', { nl: 'Bodem', en: 'Soil' }],
  ['bodem-en-water/waterbeheer', { nl: 'Waterbeheer', en: 'Water management' }],
  ['dier-en-welzijn', { nl: 'Dier en welzijn', en: 'Animals and welfare' }],
  ['dier-en-welzijn/melkvee', { nl: 'Melkvee', en: 'Dairy cattle' }],
  ['dier-en-welzijn/pluimvee', { nl: 'Pluimvee', en: 'Poultry' }],
  ['dier-en-welzijn/toezicht', { nl: 'Toezicht', en: 'Inspection' }],
  ['dier-en-welzijn/varkens', { nl: 'Varkens', en: 'Pigs' }],
  ['groen-en-gezondheid', { nl: 'Groen en gezondheid', en: 'Green spaces and health' }],
  ['klimaat-en-stikstof', { nl: 'Klimaat en stikstof', en: 'Climate and nitrogen' }],
  ['klimaat-en-stikstof/klimaat', { nl: 'Klimaat', en: 'Climate' }],
  ['klimaat-en-stikstof/stikstof', { nl: 'Stikstof', en: 'Nitrogen' }],
  ['natuur-en-landschap', { nl: 'Natuur en landschap', en: 'Nature and landscape' }],
  ['natuur-en-landschap/akkernatuur', { nl: 'Akkernatuur', en: 'Farmland wildlife' }],
  ['natuur-en-landschap/bestuivers', { nl: 'Bestuivers', en: 'Pollinators' }],
  ['natuur-en-landschap/bos', { nl: 'Bos', en: 'Forests' }],
  ['onderwijs-en-onderzoek', { nl: 'Onderwijs en onderzoek', en: 'Education and research' }],
  ['plant-en-teelt', { nl: 'Plant en teelt', en: 'Plants and crops' }],
  ['plant-en-teelt/akkerbouw', { nl: 'Akkerbouw', en: 'Arable farming' }],
  ['plant-en-teelt/boomteelt', { nl: 'Boomteelt', en: 'Tree nurseries' }],
  ['plant-en-teelt/glastuinbouw', { nl: 'Glastuinbouw', en: 'Greenhouse horticulture' }],
  ['techniek-en-data', { nl: 'Techniek en data', en: 'Technology and data' }],
  ['voedsel-en-keten', { nl: 'Voedsel en keten', en: 'Food and supply chains' }],
  ['voedsel-en-keten/biologisch', { nl: 'Biologisch', en: 'Organic' }],
  ['voedsel-en-keten/verspilling', { nl: 'Verspilling', en: 'Food waste' }],
  ['voedsel-en-keten/voeding', { nl: 'Voeding', en: 'Nutrition' }],
]);
