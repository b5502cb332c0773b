/** The vocabulary of document types, each with what sources call it, in small letters (see `docs/records.md`). */
export const documentTypes: Readonly<Record<string, readonly string[]>> = {
  artikel: [
    'contribution to periodical',
    'artikel',
    'article',
    'journal article',
    'journal-article',
    'journalarticle',
    'article-journal',
    'jour',
    'review',
    'review article',
    'editorial',
    'letter',
    'note',
    'short survey',
    'erratum',
    'retracted',
    'early access',
    'peer-review',
    'magazine article',
    'article-magazine',
    'article-newspaper',
    'news',
    'news item',
    'newspaper article',
    'mgzn',
    'ejour',
    'data paper',
    'data-paper',
    'datapaper',
    'correction',
    'meeting abstract',
    'j',
    'comment',
    'case reports',
    'meta-analysis',
    'systematic review',
    'clinical trial',
    'randomized controlled trial',
    'vakbladartikel',
    'wetenschappelijk artikel',
    'letter to the editor',
  ],
  rapport: [
    'rapport',
    'report',
    'rprt',
    'techreport',
    'technical report',
    'report-component',
    'report-series',
    'advies',
    'research report',
    'onderzoeksrapport',
    'working paper',
    'verslag',
    'adviesrapport',
    'evaluatie',
    'nota',
    'gov',
  ],
  boek: [
    'boek',
    'book',
    'monograph',
    'edited-book',
    'edited book',
    'reference-book',
    'book-set',
    'book-series',
    'ebook',
    'mvbook',
    'proceedings',
    'b',
    's',
    'am',
    'conference proceedings',
    'edbook',
  ],
  hoofdstuk: [
    'book part',
    'hoofdstuk',
    'chapter',
    'book chapter',
    'book-chapter',
    'bookchapter',
    'book-section',
    'book-part',
    'book section',
    'book-track',
    'chap',
    'inbook',
    'incollection',
    'section',
    'reference-entry',
    'aa',
    'echap',
    'entry',
    'encyc',
    'encyclopedia article',
    'dictionary entry',
    'dict',
    'entry-encyclopedia',
    'entry-dictionary',
  ],
  conferentiebijdrage: [
    'conference object',
    'lecture',
    'conferentiebijdrage',
    'conference paper',
    'conference-paper',
    'conferencepaper',
    'proceedings paper',
    'proceedings-article',
    'paper-conference',
    'inproceedings',
    'conference',
    'conf',
    'cpaper',
    'c',
    'presentation',
    'poster',
    'conference poster',
    'speech',
    'presentatie',
    'slide',
    'conference review',
    'congress',
  ],
  proefschrift: [
    'proefschrift',
    'phd thesis',
    'phdthesis',
    'doctoral thesis',
    'dissertation',
    'thesis',
    'thes',
    'dissertatie',
    'doctoral dissertation',
  ],
  scriptie: [
    'scriptie',
    'mastersthesis',
    'mathesis',
    'master thesis',
    "master's thesis",
    'masterscriptie',
    'bachelor thesis',
    'student thesis',
    'afstudeerverslag',
  ],
  preprint: ['preprint', 'posted-content', 'pre-print', 'unpublished', 'unpb', 'manuscript'],
  dataset: ['dataset', 'data set', 'data', 'database', 'gegevens', 'aggr', 'dbase'],
  software: ['software, multimedia', 'software', 'computer program', 'comp', 'computationalnotebook', 'program'],
  factsheet: ['factsheet', 'fact sheet', 'feitenblad'],
  brochure: ['brochure', 'pamphlet', 'pamp', 'folder', 'leaflet', 'booklet', 'flyer'],
  video: [
    'moving image',
    'video',
    'video recording',
    'film',
    'motion_picture',
    'audiovisual',
    'mpct',
    'vide',
    'broadcast',
    'animatie',
  ],
  podcast: ['podcast', 'song', 'sound', 'audio', 'soun'],
  afbeelding: ['still image', 'afbeelding', 'image', 'graphic', 'figure', 'foto', 'photo', 'art', 'infographic'],
  kaart: ['cartographic', 'kaart', 'map', 'e'],
  lesmateriaal: [
    'lesmateriaal',
    'teaching material',
    'learning material',
    'course material',
    'les',
    'cursus',
    'lesbrief',
    'educational material',
    'interactiveresource',
  ],
  norm: [
    'norm',
    'standard',
    'stand',
    'richtlijn',
    'guideline',
    'practice guideline',
    'legislation',
    'wet',
    'legal_case',
  ],
  octrooi: ['octrooi', 'patent', 'pat'],
  tijdschrift: [
    'tijdschrift',
    'journal',
    'journal-issue',
    'journal-volume',
    'periodical',
    'serial',
    'as',
    'collection',
    'journal issue',
  ],
  webpagina: [
    'webpagina',
    'webpage',
    'website',
    'web page',
    'elec',
    'online',
    'blog',
    'blog post',
    'blogposting',
    'post',
    'post-weblog',
    'icomm',
    'weblog',
    'nieuwsbericht',
  ],
  dossier: ['dossier'],
  project: ['project'],
  evenement: ['evenement', 'event'],
  persoon: ['persoon', 'person', 'expert'],
  organisatie: ['organisatie', 'organisation', 'organization'],
};

const typeByName = new Map(
  Object.entries(documentTypes).flatMap(([type, names]) => names.map((name) => [name, type] as const)),
);

/** Says nothing about what a document is, or what others of its names say better. */
const generic = new Set([
  '',
  'text',
  'other',
  'overig',
  'gen',
  'misc',
  'document',
  'none',
  'component',
  'paratext',
  'publication',
  "research support, non-u.s. gov't",
  'research-article',
  'published version',
  'accepted version',
  'submitted version',
  'draft',
  'peerreviewed',
  'nonpeerreviewed',
  'peer-reviewed',
  'peer reviewed',
]);

/** Any of several, of which another name may say which. */
const vague = new Set(['thesis', 'thes']);
const theses = new Set(['proefschrift', 'scriptie']);

/** A name as the vocabulary may have it: `bookSection` also apart. */
function spellingsOf(given: string): readonly string[] {
  // `info:eu-repo/semantics/bookPart`, as repositories say it.
  const name = given.trim().replace(/^info:eu-repo\/semantics\//, '');
  const apart = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return [name, apart].map((text) => text.toLowerCase().replace(/^https?:\/\/.*[/#]/, ''));
}

const typeOfName = (name: string): string | undefined =>
  typeByName.get(name) ?? typeByName.get(name.replace(/s$/, '')) ?? (/ reports?$/.test(name) ? 'rapport' : undefined);

/**
 * The type of a document by the first of the names that says what it is. `'unknown'` where names are given and none is
 * of the vocabulary; `undefined` where nothing is said.
 */
export function documentType(given: readonly string[]): string | undefined | 'unknown' {
  const names = given
    .flatMap((text) => [text, ...text.split(/[;|]/)])
    .map(spellingsOf)
    .filter((spellings) => !spellings.some((name) => generic.has(name)));
  const found = names.flatMap((spellings) =>
    spellings
      .flatMap((name) => {
        const type = typeOfName(name);
        return type === undefined ? [] : [{ name, type }];
      })
      .slice(0, 1),
  );
  const [first] = found;
  if (first === undefined) return names.length === 0 ? undefined : 'unknown';
  if (!vague.has(first.name)) return first.type;
  return found.find(({ name, type }) => !vague.has(name) && theses.has(type))?.type ?? first.type;
}
