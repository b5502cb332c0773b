import type { Facet } from './facets.ts';

type Names = { nl: string; en: string };

/** What people call the values of a facet, where they are codes or have another name in English. */
const names: Readonly<Record<string, ReadonlyMap<string, Names>>> = {
  taal: new Map([
    ['nl', { nl: 'Nederlands', en: 'Dutch' }],
    ['en', { nl: 'Engels', en: 'English' }],
  ]),
  toegang: new Map([
    ['open', { nl: 'Vrij toegankelijk', en: 'Open access' }],
    ['beperkt', { nl: 'Beperkt toegankelijk', en: 'Restricted access' }],
  ]),
  documenttype: new Map([
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
  ]),
  thema: new Map([
    ['bodem-en-water', { nl: 'Bodem en water', en: 'Soil and water' }],
    ['dier-en-welzijn', { nl: 'Dier en welzijn', en: 'Animals and welfare' }],
    ['groen-en-gezondheid', { nl: 'Groen en gezondheid', en: 'Green spaces and health' }],
    ['klimaat-en-stikstof', { nl: 'Klimaat en stikstof', en: 'Climate and nitrogen' }],
    ['natuur-en-landschap', { nl: 'Natuur en landschap', en: 'Nature and landscape' }],
    ['onderwijs-en-onderzoek', { nl: 'Onderwijs en onderzoek', en: 'Education and research' }],
    ['plant-en-teelt', { nl: 'Plant en teelt', en: 'Plants and crops' }],
    ['techniek-en-data', { nl: 'Techniek en data', en: 'Technology and data' }],
    ['voedsel-en-keten', { nl: 'Voedsel en keten', en: 'Food and supply chains' }],
  ]),
};

/** A value as text for people: codes are spelled out, everything else starts with a capital. */
export function displayOf(facet: Facet, value: string, language: 'nl' | 'en'): string {
  const known = names[facet.id]?.get(value);
  if (known !== undefined) return known[language];
  const text = facet.id === 'thema' ? value.replaceAll('-', ' ') : value;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
