import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openThesaurus, readSynonyms } from './openThesaurus.ts';
import { readSkos } from './readSkos.ts';
import { createThesaurus } from './thesaurus.ts';

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
    expect(concepts.map(({ labels }) => labels)).toEqual([
      ['fowl pest', 'hoenderpest'],
      ['zandhaver', 'sand oat'],
    ]);
  });

  it('knows what words mean, one or many of them', () => {
    const { meaningOf, wordsMax } = createThesaurus([{ labels: ['weidevogels', 'meadow birds'] }]);
    expect(meaningOf(['weidevogel'])).toEqual(['meadow birds']);
    expect(meaningOf(['meadow', 'bird'])).toEqual(['weidevogels']);
    expect(meaningOf(['bird'])).toBeUndefined();
    expect(wordsMax).toBe(2);
  });

  it('knows a name without its abbreviation', () => {
    const { meaningOf } = createThesaurus([{ labels: ['Planbureau', 'PBL Netherlands Assessment Agency', 'PBL'] }]);
    expect(meaningOf(['planbureau'])).toContain('Netherlands Assessment Agency');
    expect(meaningOf(['netherlands', 'assessment', 'agency'])).toContain('Planbureau');
  });

  it('of our own words is there without a setting, with the synonyms of a site before it', async () => {
    const synonyms = await file('synonyms.txt', '# ours\nvogelgriep, kippengriep\n');
    const log = () => {};
    const plain = await openThesaurus({ thesaurus: undefined, synonyms: undefined, log });
    expect(plain().meaningOf(['vogelgriep'])).toContain('avian influenza');
    const own = await openThesaurus({ thesaurus: undefined, synonyms, log });
    expect(own().meaningOf(['vogelgriep'])).toEqual(['kippengriep']);
  });

  it('takes the place of ours when it has been read', async () => {
    const thesaurus = await file('other.nt', triples);
    const current = await openThesaurus({ thesaurus, synonyms: undefined, log: () => {} });
    await expect.poll(() => current().meaningOf(['zandhaver'])).toEqual(['sand oat']);
  });

  it('that cannot be read is told, and ours goes on', async () => {
    const told: string[] = [];
    const current = await openThesaurus({
      thesaurus: join(folder, 'none.nt'),
      synonyms: undefined,
      log: (event) => void told.push(event),
    });
    await expect.poll(() => told).toEqual(['query.thesaurus.failed']);
    expect(current().meaningOf(['vogelgriep'])).toBeDefined();
  });

  it('of a site has a meaning a line', () => {
    expect(readSynonyms('a, b\n\n# no\nc\nd , e, f\r\n').map(({ labels }) => labels)).toEqual([
      ['a', 'b'],
      ['d', 'e', 'f'],
    ]);
  });
});
