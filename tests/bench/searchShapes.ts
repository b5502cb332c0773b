/** One kind of question, in several wordings: the first of a kind is never the one that was asked before. */
export interface Shape {
  readonly name: string;
  readonly queries: readonly string[];
}

const termed = (terms: readonly string[], more = '') => terms.map((term) => `q=${encodeURIComponent(term)}${more}`);
const broad = ['bodem', 'water', 'soil', 'bedrijven', 'stikstof'];
const all = ['*', '*', '*', '*', '*'];

/** The twelve shapes that goals are held against. Every answer has twenty records and the counts of all facets. */
export const shapes: readonly Shape[] = [
  { name: 'broad term', queries: termed(broad) },
  { name: 'narrow term', queries: termed(['zanderbroek', 'klaverenkamp', 'turfhees', 'veenmanswold', 'stroeveld']) },
  { name: 'everything', queries: termed(all) },
  {
    name: 'phrase',
    queries: termed(['"organische stof"', '"dairy farms"', '"droge jaren"', '"water levels"', '"vaste rijpaden"']),
  },
  {
    name: 'exclusion',
    queries: termed(['bodem -compost', 'water -droogte', 'soil -clay', 'mest -digestaat', 'kas -warmte']),
  },
  {
    name: 'two words',
    queries: termed(['bodem water', 'stikstof mest', 'soil carbon', 'kas energie', 'weide vogels']),
  },
  { name: 'beginning of a word', queries: termed(['bod*', 'wat*', 'stik*', 'dros*', 'ener*']) },
  { name: 'one filter', queries: termed(broad, '&wq_flt=documenttype&wq_val=rapport||artikel') },
  {
    name: 'two filters',
    queries: termed(all, '&wq_flt=taal&wq_val=nl&wq_flt=thema&wq_val=bodem-en-water||plant-en-teelt'),
  },
  {
    name: 'keywords and years',
    queries: termed(
      all,
      `&wq_flt=trefwoord&wq_val=bodem&wq_flt=trefwoord&wq_val=compost&wq_flt=jaar&wq_val=${[2018, 2019, 2020, 2021].join('||')}`,
    ),
  },
  { name: 'by title', queries: termed(broad, '&wq_srt_asc=titel') },
  { name: 'by year', queries: termed(broad, '&wq_srt_desc=jaar&wq_ofs=200') },
];
