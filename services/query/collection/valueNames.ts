import type { ValueNames } from './facet.ts';

export const languageNames: ReadonlyMap<string, ValueNames> = new Map([
  ['nl', { nl: 'Nederlands', en: 'Dutch' }],
  ['en', { nl: 'Engels', en: 'English' }],
]);

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
  ['dossier', { nl: 'Dossier', en: 'Dossier' }],
  ['project', { nl: 'Project', en: 'Project' }],
  ['evenement', { nl: 'Evenement', en: 'Event' }],
]);

export const themeNames: ReadonlyMap<string, ValueNames> = new Map([
  ['bodem-en-water', { nl: 'Bodem en water', en: 'Soil and water' }],
  ['dier-en-welzijn', { nl: 'Dier en welzijn', en: 'Animals and welfare' }],
  ['groen-en-gezondheid', { nl: 'Groen en gezondheid', en: 'Green spaces and health' }],
  ['klimaat-en-stikstof', { nl: 'Klimaat en stikstof', en: 'Climate and nitrogen' }],
  ['natuur-en-landschap', { nl: 'Natuur en landschap', en: 'Nature and landscape' }],
  ['onderwijs-en-onderzoek', { nl: 'Onderwijs en onderzoek', en: 'Education and research' }],
  ['plant-en-teelt', { nl: 'Plant en teelt', en: 'Plants and crops' }],
  ['techniek-en-data', { nl: 'Techniek en data', en: 'Technology and data' }],
  ['voedsel-en-keten', { nl: 'Voedsel en keten', en: 'Food and supply chains' }],
]);
