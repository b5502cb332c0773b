import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '#services/query/engine/text/words.ts';
import type { Label } from './label.ts';
import { createLeads } from './leads.ts';
import { openThesaurus } from './openThesaurus.ts';
import { readSkos } from './readSkos.ts';
import { readSynonyms } from './readSynonyms.ts';
import { createThesaurus, type Thesaurus } from './thesaurus.ts';
import { readVocabulary } from './vocabulary.ts';

/** As AGROVOC's dump has it: labels in many languages, and the same once more as things of their own. */
const triples = `
<http://aims.fao.org/aos/agrovoc/c_1> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://www.w3.org/2004/02/skos/core#Concept> .
<http://aims.fao.org/aos/agrovoc/c_1> <http://www.w3.org/2004/02/skos/core#altLabel> "hoenderpest"@nl .
<http://aims.fao.org/aos/agrovoc/c_1> <http://www.w3.org/2004/02/skos/core#prefLabel> "fowl pest"@en .
<http://aims.fao.org/aos/agrovoc/c_1> <http://www.w3.org/2004/02/skos/core#prefLabel> "peste aviaire"@fr .
<http://aims.fao.org/aos/agrovoc/c_2> <http://www.w3.org/2008/05/skos-xl#prefLabel> <http://aims.fao.org/aos/agrovoc/xl_nl_1> .
<http://aims.fao.org/aos/agrovoc/c_2> <http://www.w3.org/2008/05/skos-xl#altLabel> <http://aims.fao.org/aos/agrovoc/xl_en_1> .
<http://aims.fao.org/aos/agrovoc/xl_nl_1> <http://www.w3.org/2008/05/skos-xl#literalForm> "zandhaver"@nl .
<http://aims.fao.org/aos/agrovoc/xl_en_1> <http://www.w3.org/2008/05/skos-xl#literalForm> "sand oat"@en .
`;

const texts = (labels: readonly Label[] | undefined) => labels?.map(({ text }) => text);
const meaning = ({ meaningOf }: Thesaurus, words: string) => texts(meaningOf(words.split(' ')));

describe('a thesaurus', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thesaurus-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const file = async (name: string, content: string | Buffer) => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };

  it.each([
    ['agrovoc.nt', triples],
    ['agrovoc.nt.gz', gzipSync(triples)],
    ['agrovoc.ttl', triples],
  ])('is read from %s, with labels in two languages, preferred ones first', async (name, content) => {
    const concepts = await readSkos(await file(name, content));
    expect(concepts.map(({ labels }) => texts(labels))).toEqual([
      ['fowl pest', 'hoenderpest'],
      ['zandhaver', 'sand oat'],
    ]);
  });

  it('knows what words mean, in whatever form, each in its language', () => {
    const thesaurus = createThesaurus(readSynonyms('weidevogels = meadow birds\nboom = tree\nziekte = disease'));
    expect(meaning(thesaurus, 'weidevogel')).toEqual(['weidevogels', 'meadow birds']);
    expect(meaning(thesaurus, 'meadow birds')).toEqual(['weidevogels']);
    expect(meaning(thesaurus, 'bomen')).toContain('tree');
    expect(meaning(thesaurus, 'diseases')).toContain('ziekte');
    expect(meaning(thesaurus, 'bird')).toBeUndefined();
    expect(thesaurus.wordsMax).toBe(2);
    expect(thesaurus.meaningOf(['boom'])).toEqual([{ text: 'tree', language: 'en' }]);
  });

  it('takes what is written just so for itself, before any other form', () => {
    const thesaurus = createThesaurus(readSynonyms('schol = plaice\nscholen, school = schools'));
    expect(meaning(thesaurus, 'school')).toContain('schools');
    expect(meaning(thesaurus, 'schol')).toEqual(['plaice']);
  });

  it('tells short vowels from long ones, which stems do not', () => {
    const thesaurus = createThesaurus(
      readSynonyms('baars = perch\ntaak = task\ntak = branch\nnoten = nuts\nweg = road'),
    );
    for (const short of ['bars', 'not', 'notten']) expect(meaning(thesaurus, short)).toBeUndefined();
    expect(meaning(thesaurus, 'takken')).toContain('branch');
    expect(meaning(thesaurus, 'taken')).toContain('task');
    expect(meaning(thesaurus, 'noot')).toContain('nuts');
    expect(meaning(thesaurus, 'wegen')).toContain('road');
  });

  it('takes small words for themselves', () => {
    const thesaurus = createThesaurus(readSynonyms('haven = port\nkans = chance\nover, about = on'));
    for (const small of ['have', 'kan']) expect(meaning(thesaurus, small)).toBeUndefined();
    expect(meaning(thesaurus, 'over')).toContain('on');
  });

  it('takes forms of a language for words of that language alone', () => {
    const thesaurus = createThesaurus(readSynonyms('soort = species\nstengel = stem\noorlog = war'));
    for (const dutch of ['specie', 'stemmen', 'warren']) expect(meaning(thesaurus, dutch)).toBeUndefined();
    expect(meaning(thesaurus, 'soorten')).toContain('species');
  });

  it('gives names, Latin, and what both languages say alike to all languages', () => {
    const thesaurus = createThesaurus(
      readSynonyms('egel, Erinaceus europaeus = hedgehog\nnitraat, NO3 = nitrate, NO3'),
    );
    expect(thesaurus.meaningOf(['hedgehog'])).toEqual([
      { text: 'egel', language: 'nl' },
      { text: 'Erinaceus europaeus', language: undefined },
    ]);
    expect(thesaurus.meaningOf(['nitraat'])).toContainEqual({ text: 'NO3', language: undefined });
    const alike = createThesaurus(readSynonyms('biomassa, bio = biomass, bio'));
    expect(alike.meaningOf(['biomass'])).toContainEqual({ text: 'bio', language: undefined });
  });

  it('knows a name without its abbreviation', () => {
    const thesaurus = createThesaurus(readSynonyms('Planbureau, PBL Netherlands Assessment Agency, PBL'));
    expect(meaning(thesaurus, 'planbureau')).toContain('Netherlands Assessment Agency');
    expect(meaning(thesaurus, 'netherlands assessment agency')).toContain('Planbureau');
  });

  it('of our own words is there without a setting, with the synonyms of a site before it', async () => {
    const synonyms = await file('synonyms.txt', '# ours\nvogelgriep, kippengriep\n');
    const log = () => {};
    const plain = await openThesaurus({ thesaurus: undefined, synonyms: undefined, log });
    expect(meaning(plain(), 'vogelgriep')).toContain('avian influenza');
    const own = await openThesaurus({ thesaurus: undefined, synonyms, log });
    expect(meaning(own(), 'vogelgriep')).toEqual(['kippengriep']);
  });

  it('takes the place of ours when it has been read', async () => {
    const thesaurus = await file('other.nt', triples);
    const current = await openThesaurus({ thesaurus, synonyms: undefined, log: () => {} });
    await expect.poll(() => meaning(current(), 'zandhaver')).toEqual(['sand oat']);
  });

  it('that cannot be read is told, and ours goes on', async () => {
    const told: string[] = [];
    const current = await openThesaurus({
      thesaurus: join(folder, 'none.nt'),
      synonyms: undefined,
      log: (event) => void told.push(event),
    });
    await expect.poll(() => told).toEqual(['query.thesaurus.failed']);
    expect(meaning(current(), 'vogelgriep')).toBeDefined();
  });

  it('of a site has a meaning a line', () => {
    expect(readSynonyms('a, b\n\n# no\nc\nd , e, f\r\n').concepts.map(({ labels }) => texts(labels))).toEqual([
      ['a', 'b'],
      ['d', 'e', 'f'],
    ]);
    expect(readSynonyms('a, and b; c\nd, e = f; g').concepts.map(({ labels }) => texts(labels))).toEqual([
      ['a, and b', 'c'],
      ['d, e', 'f', 'g'],
    ]);
    expect(readSynonyms('a b, c => d = e\nf => g').leads).toEqual([
      {
        phrases: ['a b', 'c'],
        labels: [
          { text: 'd', language: 'nl' },
          { text: 'e', language: 'en' },
        ],
      },
      { phrases: ['f'], labels: [{ text: 'g', language: undefined }] },
    ]);
    expect(() => readSynonyms('a => b => c')).toThrow('Line 1 of the synonyms (SYNONYMS) has more than one arrow');
    for (const half of ['a =>', '=> b'])
      expect(() => readSynonyms(half)).toThrow('Line 1 of the synonyms (SYNONYMS) lacks a side of its arrow');
    expect(() => readSynonyms('a, b\n\nc = d = e')).toThrow(
      'Line 3 of the synonyms (SYNONYMS) has more than one equals sign',
    );
  });

  it('is no other word because its ending falls away', () => {
    const thesaurus = createThesaurus(readSynonyms('minderheid = minority\norgaan = organ'));
    expect(meaning(thesaurus, 'minder')).toBeUndefined();
    expect(meaning(thesaurus, 'minderheden')).toContain('minority');
    expect(meaning(thesaurus, 'organic')).toBeUndefined();
    expect(meaning(thesaurus, 'organs')).toContain('orgaan');
  });
});

describe('the vocabulary of the field', () => {
  it('has each word in one meaning, and says each meaning in both languages', async () => {
    const { concepts } = await readVocabulary();
    const owners = new Map<string, number>();
    const twice: string[] = [];
    concepts.forEach(({ labels }, at) => {
      for (const key of new Set(labels.map(({ text }) => wordsOf(text).join(' ')))) {
        if (owners.has(key)) twice.push(key);
        owners.set(key, at);
      }
    });
    expect(twice).toEqual([]);
    const lacking = concepts.filter(
      ({ labels }) => !['nl', 'en'].every((each) => labels.some(({ language }) => (language ?? each) === each)),
    );
    expect(lacking).toEqual([]);
    expect(concepts.length).toBeGreaterThan(6000);
  });

  it('leads on to words in both languages, from phrases that each say something', async () => {
    const { leads } = await readVocabulary();
    const found = createLeads(leads);
    const isLost = (phrase: string) => found(wordsOf(phrase).map((word) => [word])).length === 0;
    const lost = leads.flatMap(({ phrases }) => phrases.filter(isLost));
    expect(lost).toEqual([]);
    const lacking = leads.filter(
      ({ labels }) => !['nl', 'en'].every((each) => labels.some(({ language }) => (language ?? each) === each)),
    );
    expect(lacking).toEqual([]);
    expect(leads.length).toBeGreaterThan(3200);
  });

  it.each([
    ['rivm', 'National Institute for Public Health and the Environment'],
    ['cifor', 'Center for International Forestry Research'],
    ['ilvo', 'Flanders Research Institute for Agriculture, Fisheries and Food'],
    ['koeien', 'cow'],
    ['kalveren', 'calf'],
    ['grondwaterstand', 'groundwater level'],
    ['gras', 'grass'],
    ['schools', 'scholen'],
    ['reeds', 'riet'],
    ['kassen', 'greenhouse'],
    ['fotos', 'photo'],
    ['insects', 'insecten'],
    ['worms', 'wormen'],
  ])('knows what %s means', async (typed, expected) => {
    expect(meaning(createThesaurus(await readVocabulary()), typed)).toContain(expected);
  });
});
