import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateRecords } from '#samples/records/generateRecords.ts';
import { startDatabase } from '#services/database/startDatabase.ts';
import { facets } from '#services/query/collection/facets.ts';
import { type CollectionRecord, foldLinks } from '#services/query/collection/record.ts';
import { wordsOf } from '#services/query/engine/text/words.ts';
import { openThesaurus } from '#services/query/engine/thesaurus/openThesaurus.ts';
import type { SearchPort } from '#services/query/ports/searchPort.ts';
import { openPostgresEngine } from '#services/query/postgres/openPostgresEngine.ts';
import { chance, mistype } from '#services/query/testing/mistype.ts';
import { readRealRecords } from '../records/readRecords.ts';
import type { Row } from './row.ts';

const surnames =
  'Jansen,de Vries,van der Berg,Bakker,Visser,Smit,Meijer,Mulder,Hoekstra,Dijkstra,Özdemir,Nguyen,Müller'.split(',');
const givenNames = 'Anna,Jan Willem,Sofie,Pieter,Fatima,Lars,Maria Johanna,Thijs,Eva,Hendrik,Ömer,Linh'.split(',');
const towns = 'Dronten,Lelystad,Deventer,Leeuwarden,Tilburg,Boskoop,Velp,Delft,Assen,Goes,Venlo,Houten'.split(',');
const fields = ['Soil Ecology', 'Animal Nutrition', 'Crop Physiology', 'Rural Sociology', 'Water Management'];

/** Words of one record in so many are asked for. */
const every = 9;

/** The sample records with people, organisations and identifiers, of which they have none. */
function peopled(): CollectionRecord[] {
  const random = chance(5);
  const of = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  return generateRecords().map((record, at) => ({
    ...foldLinks(record),
    authors: [{ name: `${of(surnames)}${at % 83}, ${of(givenNames)}` }, { name: `${of(givenNames)} ${of(surnames)}` }],
    organisations: [{ name: `Institute ${at % 301} of ${of(fields)} ${of(towns)}` }],
    doi: `10.5072/green.${2000 + (at % 25)}.${at}`,
  }));
}

/** How many of what should be found is found, and what is found that should not be, of sample records and of real ones. */
export async function benchFinding(): Promise<Row[]> {
  const onSamples = await benchOf(peopled());
  const onReal = await benchOf(await readRealRecords());
  return [...onSamples, ...onReal.map((row) => ({ ...row, what: `of real records: ${row.what}` }))];
}

async function benchOf(records: readonly CollectionRecord[]): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'finding-'));
  const database = await startDatabase(folder);
  try {
    const thesaurus = await openThesaurus({ thesaurus: undefined, synonyms: undefined, log: () => {} });
    const { search, collection } = await openPostgresEngine({ database, facets, thesaurus, log: () => {} });
    await collection.seed({ version: 'finding', load: async () => records });
    return [
      share(
        'searches by author, organisation and DOI that have their record on the first page',
        95,
        await remembered(search, records),
      ),
      // Only Dutch records have any.
      ...[await compounds(search, records)]
        .filter(({ of }) => of > 0)
        .map((those) => share('records that have a word only as a part of a compound, and are found by it', 90, those)),
      share('typing errors of 200 whose right word is looked up or offered', 90, await misspelt(search, records)),
      share('words of 500 in abstracts that are taken for another', 2, await falselyCorrected(search, records), 'most'),
    ];
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Share {
  readonly of: number;
  readonly found: number;
}

function share(what: string, goal: number, { found, of }: Share, kind: 'least' | 'most' = 'least'): Row {
  const percent = (100 * found) / of;
  return {
    what,
    value: `${percent.toFixed(1)} % of ${of.toLocaleString('en')}`,
    goal: `${kind === 'least' ? '≥' : '≤'} ${goal} %`,
    met: kind === 'least' ? percent >= goal : percent <= goal,
  };
}

function ask(search: SearchPort, term: string, limit: number) {
  const order = { by: 'score' } as const;
  return search.search({ scope: 'gkn3', term, choices: [], order, offset: 0, limit, facetValues: 0 });
}

async function remembered(search: SearchPort, records: readonly CollectionRecord[]): Promise<Share> {
  let [found, of] = [0, 0];
  for (const record of records.filter((_, at) => at % every === 0)) {
    for (const { term, theirs } of waysToName(record)) {
      const { records: page, hits } = await ask(search, term, 20);
      // Whose works fill more than a page has each of them on one of the pages: then a page of works of theirs will do.
      const isTheirs =
        hits > 20 &&
        page.every(({ authors, organisations }) => JSON.stringify([authors, organisations]).includes(theirs));
      of += 1;
      if (isTheirs || page.some(({ id }) => id === record.id)) found += 1;
    }
  }
  return { of, found };
}

/** What people type who remember a record's first author, organisation or DOI; `theirs` stands in all records of those. */
function waysToName({ authors, organisations, doi }: CollectionRecord): { term: string; theirs: string }[] {
  const name = authors?.[0]?.name ?? '';
  const [last = '', first = ''] = name.split(', ');
  const [surname, given] = first === '' ? [name.split(' ').at(-1) ?? '', name] : [last, first];
  const organisation = organisations?.[0]?.name ?? '';
  return [
    { term: name, theirs: surname },
    { term: given === surname || surname === '' ? '' : `${given.charAt(0)}. ${surname}`, theirs: surname },
    { term: organisation, theirs: organisation },
    { term: doi ?? '', theirs: doi ?? '' },
  ].filter(({ term }) => term !== '');
}

/** The nouns that most compounds of agriculture begin or end with. */
const parts =
  'ziekte mest water bodem melk voer stal teelt gewas zaad plant dier vlees weide gras natuur bedrijf bestrijding kwaliteit beheer gebruik schade emissie uitstoot warmte opslag vogel varken kuiken bouw land grond veen klimaat energie stikstof'.split(
    ' ',
  );

async function compounds(search: SearchPort, records: readonly CollectionRecord[]): Promise<Share> {
  let [found, of] = [0, 0];
  for (const part of parts) {
    const wanted = records.filter(({ language, title, abstract, keywords }) => {
      const words = language === 'nl' ? wordsOf([title, abstract, ...keywords].join(' ')) : [];
      const isPart = (word: string) => word.length > part.length + 2 && (word.startsWith(part) || word.endsWith(part));
      return words.some(isPart) && !words.some((word) => word.startsWith(part) && word.length <= part.length + 2);
    });
    const ids = new Set((await ask(search, part, 1000)).records.map(({ id }) => id));
    of += wanted.length;
    found += wanted.filter(({ id }) => ids.has(id)).length;
  }
  return { of, found };
}

async function misspelt(search: SearchPort, records: readonly CollectionRecord[]): Promise<Share> {
  const random = chance(23);
  const known = new Set(records.flatMap(({ title, keywords }) => wordsOf([title, ...keywords].join(' '))));
  const words = [...known].filter((word) => word.length >= 5 && /^[a-z]+$/.test(word));
  let [found, of] = [0, 0];
  while (of < 200) {
    const word = words[random(words.length)] ?? '';
    const typed = mistype(word, random);
    if (known.has(typed)) continue;
    of += 1;
    const { spelling, records: page } = await ask(search, typed, 20);
    const has = page.some(({ title, abstract, keywords }) =>
      wordsOf([title, abstract, ...keywords].join(' ')).includes(word),
    );
    if (spelling?.term === word || has) found += 1;
  }
  return { of, found };
}

async function falselyCorrected(search: SearchPort, records: readonly CollectionRecord[]): Promise<Share> {
  const all = [...new Set(records.flatMap(({ abstract }) => wordsOf(abstract)))];
  const words = all.filter((word) => word.length >= 4 && /^[a-z]+$/.test(word));
  const asked = words.filter((_, at) => at % Math.floor(words.length / 500) === 0).slice(0, 500);
  let found = 0;
  for (const word of asked) if ((await ask(search, word, 0)).spelling !== undefined) found += 1;
  return { of: asked.length, found };
}
