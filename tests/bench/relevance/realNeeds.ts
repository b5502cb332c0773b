import type { CollectionRecord } from '#services/query/collection/record.ts';

/**
 * What somebody looked for among the records of `tests/records`, and which of them answer it: written and judged by
 * reading their titles and abstracts with a plain search for text, before any of these queries was run.
 */
export interface RealNeed {
  /** As typed. */
  readonly query: string;
  /**
   * What has to be spoken of, each in whatever words. All of it in the title: 3. The first in the title and the others in
   * the abstract or the keywords: 2. All of it somewhere: 1.
   */
  readonly about?: readonly RegExp[];
  /** Who wrote it: 3. */
  readonly author?: RegExp;
  /** Where its authors work, or who published it: 3. */
  readonly organisation?: RegExp;
  /** Grades after reading, by identifier: they replace the rule's. */
  readonly byHand?: Readonly<Record<string, number>>;
}

/** How well a record answers a need, from 0 (not at all) to 3 (just what was asked for). */
export function realGradeOf({ about, author, organisation, byHand }: RealNeed, record: CollectionRecord): number {
  const given = byHand?.[record.id];
  if (given !== undefined) return given;
  if (author !== undefined) return record.authors?.some(({ name }) => author.test(name)) ? 3 : 0;
  if (organisation !== undefined) {
    const names = [...(record.organisations ?? []).map(({ name }) => name), record.publisher];
    return names.some((name) => organisation.test(name)) ? 3 : 0;
  }
  if (about === undefined) return 0;
  const text = [record.title, record.abstract, ...record.keywords].join('\n');
  if (about.every((names) => names.test(record.title))) return 3;
  if (!about.every((names) => names.test(text))) return 0;
  return about.length > 1 && about[0]?.test(record.title) ? 2 : 1;
}

const fire = /fire|\bburn/i;
const protectedAreas = /protected area|reserve|conservation|MPA|national park/i;
const peat = /peat|\bbogs?\b|\bmires?\b|gambut/i;
const moisture = /soil (?:moisture|water|wetness)|moisture (?:of|in) soil/i;
const fromAbove = /remote|satellite|radar|\bSAR\b|SMAP|microwave|Sentinel|landsat|ERS-1/i;
const foodSystems = /food system|agri-?food|food regime|foodscape/i;
const transition = /transition|transform/i;
const spatialPlanning = /(?:marine|maritime|ocean) spatial plan/i;
const services = /ecosystem[ -]services?/i;
const payments = /payments? for|direct payment|paying for/i;
const agroecology = /agro-?ecolog/i;
const deforestation = /deforest|forest (?:cover )?(?:loss|clearing|conversion)/i;

export const realNeeds: readonly RealNeed[] = [
  // Words of a subject
  { query: 'post-fire erosion', about: [fire, /erosion|sediment yield|debris flow/i] },
  { query: 'ecological connectivity of protected areas', about: [/connect/i, protectedAreas] },
  { query: 'payments for environmental services', about: [payments, /service|conserv|biodivers|forest/i] },
  { query: 'tritium in groundwater', about: [/tritium/i, /water|aquifer|spring/i] },
  { query: 'marine spatial planning', about: [spatialPlanning] },
  { query: 'soil moisture satellite', about: [moisture, fromAbove] },
  { query: 'bark beetle', about: [/bark beetle|pine beetle|spruce beetle/i] },
  { query: 'agroecology', about: [agroecology] },
  { query: 'food system transformation', about: [foodSystems, transition] },
  { query: 'burn severity', about: [/burn severity|fire severity/i] },
  { query: 'wheel ruts', about: [/\brut(?:s|ting)?\b|wheel track/i] },
  { query: 'nature tourism conservation', about: [/touris/i, /conserv|biodivers|protected|nature/i] },
  { query: 'biodiversity finance', about: [/financ|fund(?:s|ing)\b/i, /biodivers|conserv/i] },
  { query: 'circular economy', about: [/circular econom|circular(?:ity)? (?:agri|food|societ|textile)/i] },
  { query: 'peat subsidence', about: [peat, /subsid/i] },
  { query: 'lidar forest', about: [/lidar|laser scan/i, /forest|tree|stand|canopy|wood/i] },
  { query: 'iodine-129 aquifer', about: [/iodine/i, /aquifer|water/i] },
  { query: 'borehole drilling log', about: [/borehole|drilling/i, /log|drilling/i] },
  { query: 'nature futures scenarios', about: [/nature.?s? futures?|futures? .*nature|scenario/i, /scenario/i] },
  // Who wrote it
  { query: 'Bartholomay', author: /Bartholomay/ },
  { query: 'Derk Loorbach', author: /Loorbach/ },
  { query: 'N. Frantzeskaki', author: /Frantzeskaki/ },
  { query: 'Twining, Brian', author: /Twining/ },
  { query: 'giordani soika', author: /Giordani Soika/i },
  // Where they work
  { query: 'Wageningen', organisation: /Wageningen/ },
  { query: 'wur', organisation: /Wageningen/ },
  { query: 'Stockholm Resilience Centre', organisation: /Stockholm Resilience/ },
  { query: 'Planbureau voor de Leefomgeving', organisation: /Netherlands Environmental Assessment/ },
  // A title as it is remembered
  {
    query: 'ten percent of protected area network is connected',
    about: [/just ten percent/i],
    byHand: { 'openalex:W4281717750': 1 },
  },
  { query: 'diverging stories farm to fork', about: [/diverging stories/i] },
  { query: 'canopy gaps florida dry forest', about: [/canopy gaps.*florida/i] },
  { query: 'will direct payments help biodiversity', about: [/will direct payments help/i] },
  { query: 'one hundred questions conservation', about: [/one hundred questions/i] },
  // Misspelt
  { query: 'agroecolgy', about: [agroecology] },
  { query: 'marine spacial planing', about: [spatialPlanning] },
  { query: 'ecosytem services planning', about: [services, /planning/i] },
  { query: 'tritum', about: [/tritium/i] },
  { query: 'permafrots', about: [/permafrost/i] },
  // Whole questions
  { query: 'how does wildfire affect water quality?', about: [fire, /water quality|turbid|water chemistry|stream/i] },
  { query: 'what are the barriers to ecological restoration?', about: [/restor/i, /barrier|success and failure/i] },
  { query: 'Why will the great food transformation not happen?', about: [/great food transformation/i] },
  { query: 'how do you measure soil moisture from space?', about: [moisture, fromAbove] },
  { query: 'what is transformative change?', about: [/transformative change/i] },
  // Asked in Dutch
  { query: 'bosbranden', about: [/forest fire|wildfire|wildland fire|bushfire/i] },
  { query: 'bodemerosie', about: [/soil erosion|erosion of soil/i] },
  { query: 'ecosysteemdiensten', about: [services] },
  { query: 'agro-ecologie', about: [agroecology] },
  { query: 'veengebieden', about: [peat] },
  { query: 'ontbossing en klimaat', about: [deforestation, /climat/i] },
  { query: 'beschermde natuurgebieden', about: [/protected (?:nature )?area|nature reserve|national park/i] },
  { query: 'grondwaterkwaliteit', about: [/ground-?\s?water|aquifer/i, /quality|constituents|contamina|chemi/i] },
  { query: 'wat is kringlooplandbouw?', about: [/circular (?:agri|food)|circularity/i] },
  { query: 'biodiversiteit in de stad', about: [/urban|\bcit(?:y|ies)\b/i, /biodivers|nature|wildlife/i] },
  // In other languages
  { query: 'Naturschutzgesetz', about: [/naturschutzgesetz/i] },
  { query: 'Schwarzspecht', about: [/schwarzspecht/i] },
  { query: 'Landesgartenschau', about: [/landesgartenschau/i] },
  { query: 'incendios forestales', about: [/incendio/i] },
];

const climateChange = /climate change|climatic change|global warming/i;

/** Written later, by knowing what the collections are about alone, and run once: none was there to mend by. */
export const laterNeeds: readonly RealNeed[] = [
  { query: 'klimaatverandering en landbouw', about: [climateChange, /agricultur|farm/i] },
  { query: 'natuur en gezondheid', about: [/nature|biodivers|green ?space/i, /health/i] },
  { query: 'waterbeheer', about: [/water management|water governance|water resources? management/i] },
  { query: 'landgebruik en biodiversiteit', about: [/land[ -]use/i, /biodivers/i] },
  { query: 'bodemvocht', about: [moisture] },
  { query: 'voedselzekerheid', about: [/food security/i] },
  { query: 'wespen', about: [/wasp|vespid/i] },
  { query: 'de energietransitie', about: [/energy transition/i] },
  { query: 'droogte en bosbranden', about: [/drought/i, fire] },
  { query: 'duurzaamheid van het voedselsysteem', about: [foodSystems, /sustainab/i] },
  { query: 'beleid voor natuurbehoud', about: [/conservation/i, /polic(?:y|ies)/i] },
  { query: 'permafrost and fire', about: [/permafrost/i, fire] },
  { query: 'governance of the energy transition', about: [/energy transition/i, /governance/i] },
  { query: 'what is the role of cities in transitions?', about: [/urban|\bcit(?:y|ies)\b/i, /transition/i] },
  { query: 'biodiversidad', about: [/biodiversidad/i] },
];
