/** One kind of question, in several wordings: the first of a kind is never the one that was asked before. */
export interface Shape {
  readonly name: string;
  readonly queries: readonly string[];
}

/** What the shapes ask for, in as many wordings each. */
interface Words {
  readonly broad: readonly string[];
  readonly narrow: readonly string[];
  readonly phrases: readonly string[];
  readonly exclusions: readonly string[];
  readonly pairs: readonly string[];
  readonly beginnings: readonly string[];
  /** Four years from this one on. */
  readonly years: readonly number[];
  /** Filters beside a theme. */
  readonly filters: readonly string[];
  /** Where lists of everything begin. */
  readonly offsets: readonly number[];
}

/** The twelve shapes that goals are held against. Every answer has twenty records and the counts of all facets. */
function shapesOf({
  broad,
  narrow,
  phrases,
  exclusions,
  pairs,
  beginnings,
  years,
  filters,
  offsets,
}: Words): readonly Shape[] {
  const termed = (terms: readonly string[], more = '') => terms.map((term) => `q=${encodeURIComponent(term)}${more}`);
  const four = (first: number) => [0, 1, 2, 3].map((more) => first + more).join('||');
  return [
    { name: 'broad term', queries: termed(broad) },
    { name: 'narrow term', queries: termed(narrow) },
    { name: 'everything', queries: offsets.map((offset) => `q=*&wq_ofs=${offset}`) },
    { name: 'phrase', queries: termed(phrases.map((phrase) => `"${phrase}"`)) },
    { name: 'exclusion', queries: termed(exclusions) },
    { name: 'two words', queries: termed(pairs) },
    { name: 'beginning of a word', queries: termed(beginnings) },
    { name: 'one filter', queries: termed(broad, '&wq_flt=documenttype&wq_val=rapport||artikel') },
    {
      name: 'two filters',
      queries: filters.map((filter) => `q=*&wq_flt=${filter}&wq_flt=thema&wq_val=bodem-en-water||plant-en-teelt`),
    },
    {
      name: 'keywords and years',
      queries: years.map(
        (first) =>
          `q=*&wq_flt=trefwoord&wq_val=bodem&wq_flt=trefwoord&wq_val=compost&wq_flt=jaar&wq_val=${four(first)}`,
      ),
    },
    { name: 'by title', queries: termed(broad, '&wq_srt_asc=titel') },
    { name: 'by year', queries: termed(broad, '&wq_srt_desc=jaar&wq_ofs=200') },
  ];
}

/** What people ask again and again. */
export const shapes = shapesOf({
  broad: ['bodem', 'water', 'soil', 'bedrijven', 'stikstof'],
  narrow: ['zanderbroek', 'klaverenkamp', 'turfhees', 'veenmanswold', 'stroeveld'],
  phrases: ['organische stof', 'dairy farms', 'droge jaren', 'water levels', 'vaste rijpaden'],
  exclusions: ['bodem -compost', 'water -droogte', 'soil -clay', 'mest -digestaat', 'kas -warmte'],
  pairs: ['bodem water', 'stikstof mest', 'soil carbon', 'kas energie', 'weide vogels'],
  beginnings: ['bod*', 'wat*', 'stik*', 'dros*', 'ener*'],
  years: [2018, 2018, 2018, 2018, 2018],
  filters: ['taal&wq_val=nl', 'taal&wq_val=nl', 'taal&wq_val=nl', 'taal&wq_val=nl', 'taal&wq_val=nl'],
  offsets: [0, 0, 0, 0, 0],
});

/** The same in as many other words as there are rounds of measuring: nothing of what they ask is remembered. */
export const unasked: readonly (readonly Shape[])[] = [
  shapesOf({
    broad: ['planten', 'carbon', 'farms', 'compost', 'machines'],
    narrow: ['noorderloodrecht', 'oosterslootvoort', 'egelradelaar', 'berkenendijk', 'meerzijlzele'],
    phrases: ['organic matter', 'elke week', 'groene opleidingen', 'saline soil', 'wild bees'],
    exclusions: ['planten -kas', 'carbon -peat', 'farms -dairy', 'onderzoek -onderwijs', 'machines -tractor'],
    pairs: ['sandy farms', 'praktijk kennis', 'machines veld', 'young farmers', 'minder uitval'],
    beginnings: ['plan*', 'carb*', 'mach*', 'comp*', 'far*'],
    years: [2001, 2002, 2003, 2004, 2005],
    filters: ['jaar&wq_val=2001', 'jaar&wq_val=2004', 'jaar&wq_val=2007', 'jaar&wq_val=2010', 'jaar&wq_val=2013'],
    offsets: [20, 40, 60, 80, 100],
  }),
  shapesOf({
    broad: ['trees', 'teelt', 'robots', 'gegevens', 'winter'],
    narrow: ['meerterdrecht', 'beukenradehees', 'akkerzijlhorst', 'meermansheide', 'langezijlzande'],
    phrases: ['arable farms', 'vierkante meter', 'jonge bomen', 'milking robot', 'green roofs'],
    exclusions: ['trees -planting', 'teelt -fruit', 'robots -milking', 'gegevens -camera', 'winter -straw'],
    pairs: ['planting trees', 'gegevens delen', 'robots fields', 'teelt kosten', 'heat stress'],
    beginnings: ['tree*', 'teel*', 'robo*', 'gege*', 'win*'],
    years: [2006, 2007, 2008, 2009, 2010],
    filters: ['jaar&wq_val=2002', 'jaar&wq_val=2005', 'jaar&wq_val=2008', 'jaar&wq_val=2011', 'jaar&wq_val=2014'],
    offsets: [120, 140, 160, 180, 200],
  }),
  shapesOf({
    broad: ['nitrogen', 'fruit', 'students', 'peat', 'kosten'],
    narrow: ['elzenkesterp', 'oosterlaar', 'egelbergterp', 'buitenkeswold', 'dalloohees'],
    phrases: ['nitrogen rate', 'kleine machines', 'open standards', 'twee jaar', 'teaching materials'],
    exclusions: ['nitrogen -rate', 'fruit -robots', 'lessons -teachers', 'peat -water', 'kosten -baten'],
    pairs: ['nitrogen rates', 'fruit growers', 'shade trees', 'peat storage', 'kosten jaar'],
    beginnings: ['nitr*', 'frui*', 'stud*', 'pea*', 'kost*'],
    years: [2011, 2012, 2013, 2014, 2015],
    filters: ['jaar&wq_val=2003', 'jaar&wq_val=2006', 'jaar&wq_val=2009', 'jaar&wq_val=2012', 'jaar&wq_val=2015'],
    offsets: [220, 240, 260, 280, 300],
  }),
];
