import type { Need } from './judgement.ts';

const en = (query: string, subject: readonly string[], names: RegExp, more: Partial<Need> = {}): Need => ({
  query,
  language: 'en',
  subject,
  names,
  ...more,
});

const tails = [
  'tail biting',
  'enrichment material',
  'finishing pigs',
  'tail docking',
  'manipulable material',
  'enrichment',
];
const sows = ['group housing', 'gestating sows', 'sows', 'mixing'];
const slurry = ['slurry application', 'nitrogen use efficiency', 'milk urea', 'protein'];
const soil = ['organic matter', 'carbon storage', 'compost', 'break crops', 'crop rotation'];
const peat = ['subsidence', 'peat soils', 'rewetting', 'water table', 'submerged drains'];
const birdFlu = ['avian influenza', 'biosecurity', 'hygiene', 'wild birds', 'disease prevention'];
const margins = ['field margins', 'seed mixtures', 'hoverflies', 'farmland birds'];
const honeybees = ['honeybees', 'varroa', 'winter losses', 'beekeeping', 'bee health'];
const heat = ['geothermal heat', 'heat networks', 'gas consumption', 'heat storage'];
const labels = ['households', 'date labels', 'leftovers', 'shopping'];

/** English needs. */
export const needsEn: readonly Need[] = [
  // Plain words
  en('tail biting', tails, /\btails?\b|biting/i),
  en('group housing of sows', sows, /group|mixing/i),
  en('avian influenza', birdFlu, /avian influenza|bird flu/i),
  en(
    'soil compaction',
    ['soil compaction', 'soil structure', 'tyre pressure', 'reduced tillage', 'soil pit'],
    /compact|tyre|traffic/i,
  ),
  en('carbon credits', ['carbon credits', 'carbon footprint', 'carbon farming'], /carbon credit|certificate/i, {
    byHand: { '1063678': 0, '1063909': 3 },
  }),
  en('peatland subsidence', peat, /subsid|peat/i),
  en(
    'meadow birds mowing',
    ['meadow birds', 'black-tailed godwit', 'herb-rich grassland', 'mowing'],
    /meadow bird|godwit|mowing/i,
  ),
  en('varroa treatment', honeybees, /varroa/i),
  en(
    'meat substitutes',
    ['meat substitutes', 'plant-based meals', 'eating habits', 'meat consumption'],
    /meat|plant-based/i,
  ),
  en('date labels', labels, /date label|\bdates?\b/i),
  en('low-emission floors', ['low-emission floors', 'ammonia emission', 'dairy barns'], /floor|ammonia/i),
  en('weeding robots sugar beet', ['weeding robots', 'weed control', 'sugar beet', 'mechanical weeding'], /weed/i),
  en(
    'food waste in restaurants',
    ['hospitality', 'retail', 'food banks', 'surplus food', 'purchasing'],
    /waste|kitchen|surplus/i,
  ),
  en(
    'undernutrition in care homes',
    ['older people', 'undernutrition', 'protein intake', 'care homes'],
    /undernutrition|care home|older people/i,
  ),
  en('drip irrigation sensors', ['irrigation', 'drip irrigation', 'soil moisture', 'sensors'], /irrigat|sensor/i, {
    byHand: { '1060473': 3, '1060496': 2 },
  }),
  en('who owns farm data', ['data sharing', 'farm data', 'open standards', 'privacy'], /\bdata\b/i),
  en('urban trees cooling', ['street trees', 'heat stress', 'climate-proof cities', 'green roofs'], /tree|cooling/i),
  en('wet heath restoration', ['heathland', 'raised bogs', 'stream restoration', 'rewetting'], /heath|bog/i),
  // Stemming
  en('farrowing pen', ['free farrowing', 'sows', 'piglets', 'gestating sows'], /farrow/i),
  en('organic converting farmers', ['conversion', 'organic farms', 'business models', 'study groups'], /conver/i, {
    byHand: { '1060838': 0 },
  }),
  en('grazed pasture', ['grazing', 'pasture', 'grass intake', 'rotational grazing'], /graz|pasture/i),
  // Phrases, leaving out, either
  en('"cover crops"', ['cover crops', 'soil life', 'nutrient cycles'], /cover crop/i),
  en('"organic matter" -compost', soil, /organic matter/i, { without: /compost/i }),
  en('heat stress -pigs', ['heat stress', 'street trees', 'climate-proof cities', 'green roofs'], /heat|cool/i, {
    without: /\bpigs?\b|\bsows?\b/i,
  }),
  en('lilies or tulips', ['tulips', 'lilies', 'bulb storage', 'virus control'], /tulip|lil(y|ies)/i),
  // Compounds, apart and together
  en('green house horticulture energy', heat, /heat|energy/i),
  en(
    'ground water recovery',
    ['groundwater', 'water retention', 'controlled drainage', 'weirs'],
    /groundwater|water table|retention/i,
  ),
  en('fieldmargins', margins, /field margin|margin/i),
  // The beginning of a word, and small words
  en('biosec*', birdFlu, /biosecur|hygien/i),
  en('what is the best time for the application of slurry', slurry, /slurry/i, {
    byHand: { '1060064': 1, '1061859': 0 },
  }),
];
