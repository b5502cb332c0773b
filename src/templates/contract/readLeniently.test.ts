import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { prune } from './empty.ts';
import { image, list, reference, survivable, text } from './fields.ts';
import { type Finding, isReadAsMeant } from './finding.ts';
import { readLeniently } from './readLeniently.ts';

function readRaw<S extends z.ZodType>(schema: S, raw: unknown) {
  const findings: Finding[] = [];
  const data = readLeniently(schema, prune(raw), {
    report: (finding) => findings.push(finding),
    locate: (path) => path,
  });
  return { data, findings, told: findings.map(({ code, pointer, severity }) => `${severity}: ${code} ${pointer}`) };
}

const entry = z.object({ title: text, url: survivable(text, ''), lead: text.optional() });
const page = z.object({ title: survivable(text, 'Naamloos'), items: list(entry), picture: image.optional() });

describe('reading leniently', () => {
  it('has nothing to report about what is as it should be, or left empty', () => {
    const raw = { title: 'Een', items: [{ title: 'a', url: '/a', lead: '' }, null, ''], picture: { error: 'none' } };
    expect(readRaw(page, raw)).toEqual({
      data: { title: 'Een', items: [{ title: 'a', url: '/a' }] },
      findings: [],
      told: [],
    });
  });

  it('says what was expected and what came instead', () => {
    expect(readRaw(page, { title: ['x'], items: [] }).findings).toEqual([
      { code: 'wrong-type', pointer: '/title', severity: 'warning', values: { expected: 'string', received: 'array' } },
      { code: 'missing', pointer: '/items', severity: 'error', values: { expected: 'array' } },
    ]);
  });

  it('puts a stand-in where a field can do without', () => {
    const { data, told } = readRaw(page, { items: [{ title: 'a' }] });
    expect(data).toEqual({ title: 'Naamloos', items: [{ title: 'a', url: '' }] });
    expect(told).toEqual(['warning: missing /title', 'warning: missing /items/0/url']);
  });

  it('leaves out the entry of a list that cannot do without, and keeps the others', () => {
    const { data, told } = readRaw(page, { title: 'Een', items: [{ url: '/a' }, { title: 'b', url: '/b' }, 7] });
    expect(data).toEqual({ title: 'Een', items: [{ title: 'b', url: '/b' }] });
    expect(told).toEqual(['error: missing /items/0/title', 'error: wrong-type /items/2']);
  });

  it('leaves out an optional object that lacks a part, and keeps the rest', () => {
    const { data, told } = readRaw(page, { title: 'Een', items: [{ title: 'a', url: '/a' }], picture: { width: 100 } });
    expect(data).toEqual({ title: 'Een', items: [{ title: 'a', url: '/a' }] });
    expect(told).toEqual(['error: missing /picture/source']);
  });

  it('gives up only when a part is missing that everything hangs on', () => {
    expect(readRaw(page, { title: 'Een' })).toMatchObject({ data: undefined, told: ['error: missing /items'] });
  });

  it('keeps a number where words were meant, and shows it', () => {
    const { data, told } = readRaw(z.object({ year: text }), { year: 2021 });
    expect(data).toEqual({ year: '2021' });
    expect(told).toEqual(['warning: wrong-type /year']);
  });

  it('says which values it read as they were meant, and which it had to leave out', () => {
    const schema = z.object({ title: survivable(text, ''), year: text, tags: list(text), lead: text.optional() });
    const { findings } = readRaw(schema, { title: ['x'], year: 2021, tags: 'a', lead: true });
    expect(findings.map((finding) => [finding.pointer, isReadAsMeant(finding)])).toEqual([
      ['/title', false],
      ['/year', true],
      ['/tags', true],
      ['/lead', false],
    ]);
  });

  it.each([
    ['52.1', 52.1],
    ['52,1', 52.1],
    [' -1 ', -1],
    ['800', 800],
  ])('reads a number that was written as words: %j', (written, number) => {
    const { data, told } = readRaw(z.object({ lat: z.number() }), { lat: written });
    expect(data).toEqual({ lat: number });
    expect(told).toEqual(['warning: wrong-type /lat']);
  });

  it.each(['noord', '80%', '1.200,5', '0x10', '1e3', 'Infinity', '-'])('guesses no number from %j', (written) => {
    expect(readRaw(z.object({ width: z.number().optional() }), { width: written })).toMatchObject({
      data: {},
      told: ['error: wrong-type /width'],
    });
  });

  it.each([
    ['true', true],
    ['False', false],
    ['1', true],
    ['0', false],
    [1, true],
    [0, false],
  ])('reads a yes or no that was written otherwise: %j', (written, value) => {
    expect(readRaw(z.object({ background: z.boolean() }), { background: written })).toMatchObject({
      data: { background: value },
      told: ['warning: wrong-type /background'],
    });
  });

  it.each(['ja', '2', 2, '10'])('guesses no yes or no from %j', (written) => {
    expect(readRaw(z.object({ background: z.boolean().optional() }), { background: written })).toMatchObject({
      data: {},
      told: ['error: wrong-type /background'],
    });
  });

  it.each(['', ' ', null])('takes %j for nothing where a number was meant, without a word', (empty) => {
    expect(readRaw(z.object({ width: z.number().optional() }), { width: empty })).toMatchObject({ data: {}, told: [] });
  });

  it.each([
    ['an entry', { title: 'Een', items: { title: 'a', url: '/a' } }, { items: [{ title: 'a', url: '/a' }] }, '/items'],
    ['words', { tags: 'a' }, { tags: ['a'] }, '/tags'],
    ['a number', { tags: 2021 }, { tags: ['2021'] }, '/tags'],
    ['an entry of one', { rows: { cells: 'a' } }, { rows: [{ cells: ['a'] }] }, '/rows'],
  ])('takes the only entry of a list for a list of it: %s', (_, raw, data, pointer) => {
    const rows = list(z.object({ cells: list(text) }));
    const holder = z.object({ items: list(entry).optional(), tags: list(text).optional(), rows: rows.optional() });
    const answer = readRaw(holder, raw);
    expect(answer.data).toEqual(data);
    expect(answer.told.filter((told) => told.endsWith(pointer))).toEqual([`warning: wrong-type ${pointer}`]);
  });

  it('says of the only entry of a list where its faults really stand', () => {
    const { data, findings } = readRaw(page, { title: 'Een', items: { title: 'a', lead: ['x'] } });
    expect(data?.items).toEqual([{ title: 'a', url: '' }]);
    expect(findings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'wrong-type /items',
      'missing /items/url',
      'wrong-type /items/lead',
    ]);
    expect(findings[0]?.values).toEqual({ expected: 'array', received: 'object', read: 'as-meant' });
  });

  it.each([{ zomaar: 'x' }, { url: '/a' }, 'x', 7, true, {}])(
    'takes for no list what is no entry of it: %j',
    (items) => {
      expect(readRaw(z.object({ items: list(entry).optional() }), { items })).toMatchObject({
        data: {},
        told: ['error: wrong-type /items'],
      });
    },
  );

  it('takes for no list an object of which it knows no field, though it needs none', () => {
    const links = list(z.object({ title: text.optional(), url: text.optional() })).optional();
    const holder = z.object({ links });
    expect(readRaw(holder, { links: { link: [{ title: 'a' }] } })).toMatchObject({
      data: {},
      told: ['error: wrong-type /links'],
    });
    expect(readRaw(holder, { links: { title: 'a' } }).data).toEqual({ links: [{ title: 'a' }] });
  });

  it('keeps a number where a field can be words or something else', () => {
    const words = z.union([text, list(text)]).optional();
    const related = z.union([text, z.object({ title: text.optional() })]);
    const item = z.object({ keywords: words, dossier: related, experts: z.array(related) });
    expect(readRaw(item, { keywords: 2021, dossier: 12278, experts: [12278, 'b'] })).toMatchObject({
      data: { keywords: '2021', dossier: '12278', experts: ['12278', 'b'] },
      told: ['warning: wrong-type /keywords', 'warning: wrong-type /dossier', 'warning: wrong-type /experts/0'],
    });
  });

  it('does not show "true" to readers', () => {
    expect(readRaw(z.object({ title: text.optional() }), { title: true })).toMatchObject({
      data: {},
      told: ['error: wrong-type /title'],
    });
  });

  it('reports several faults of one entry each as what it is', () => {
    expect(readRaw(page, { title: 'Een', items: [{ lead: ['x'], url: true }] }).told.sort()).toEqual([
      'error: missing /items/0/title',
      'error: wrong-type /items/0/lead',
      'warning: wrong-type /items/0/url',
    ]);
  });

  it('points into the branch that was meant, when a field can be one of several', () => {
    const related = z.object({
      dossiers: z
        .union([
          text,
          z.object({ title: text.optional() }),
          z.array(z.union([text, z.object({ title: text.optional() })]).optional()),
        ])
        .optional(),
    });
    expect(readRaw(related, { dossiers: { title: [1] } }).told).toEqual(['error: wrong-type /dossiers/title']);
    expect(readRaw(related, { dossiers: ['a', true, { title: {} }] })).toMatchObject({
      data: { dossiers: ['a', undefined, {}] },
      told: ['error: wrong-type /dossiers/1', 'error: wrong-type /dossiers/2/title'],
    });
    expect(readRaw(related, { dossiers: true }).findings[0]?.values).toEqual({
      expected: 'string | object | array',
      received: 'boolean',
    });
  });

  it('survives any number of faults in a list of such fields', () => {
    const words = z.object({ words: z.union([text, z.array(text.optional())]) });
    const { data, findings } = readRaw(words, { words: [...Array.from({ length: 100 }, () => true), 'ja'] });
    expect(data?.words.at(-1)).toBe('ja');
    expect(findings).toHaveLength(100);
  });

  it('takes an id from a string or from an object', () => {
    const holder = z.object({ template: reference.optional() });
    expect(readRaw(holder, { template: 'a' }).data).toEqual({ template: 'a' });
    expect(readRaw(holder, { template: { id: 'a', name: 'A' } }).data).toEqual({ template: 'a' });
    expect(readRaw(holder, { template: { id: '' } })).toMatchObject({ data: {}, told: [] });
    expect(readRaw(holder, { template: { name: 'A' } })).toMatchObject({
      data: {},
      told: ['error: missing /template/id'],
    });
  });

  it('says where a field stands in the whole answer', () => {
    const findings: Finding[] = [];
    readLeniently(entry, prune({ title: 'a' }), {
      report: (finding) => findings.push(finding),
      locate: (path) => ['contents', 0, 'a/b~c', ...path],
    });
    expect(findings[0]?.pointer).toBe('/contents/0/a~1b~0c/url');
  });
});

describe('what means nothing', () => {
  it.each([
    [null],
    [''],
    [' \n '],
    ['\u200b'],
    [[]],
    [{ id: '' }],
    [{ id: '', name: '' }],
    [{ error: 'no image selected' }],
    ['0001-01-01'],
    [' 0001-01-01T00:00:00 '],
    ['0001-01-01T00:00:00.0000000Z'],
    ['0001-01-01T00:00:00+01:00'],
    ['01-01-0001'],
    ['1-1-0001 00:00:00'],
    ['1/1/0001 12:00:00 AM'],
    ['0000-00-00'],
    ['0000-00-00 00:00:00'],
  ])('%j', (value) => {
    expect(prune(value)).toBeUndefined();
  });

  it.each([
    [0],
    [false],
    ['0'],
    [{}],
    [{ id: 0 }],
    [{ error: 'x', source: 'y' }],
    [{ id: '', lead: 'x' }],
    ['1900-01-01'],
    ['0001-01-02'],
    ['0001-01-01T13:30:00'],
    ['Op 0001-01-01'],
  ])('is not %j', (value) => {
    expect(prune(value)).toBeDefined();
  });

  it('keeps the places of a list, so that pointers stay true', () => {
    expect(prune(['', 'a', null])).toEqual([undefined, 'a', undefined]);
  });

  it('goes no deeper than a page can be', () => {
    const deep = Array.from({ length: 100 }).reduce((value: unknown) => ({ in: value }), 'x');
    expect(JSON.stringify(prune(deep)).length).toBeLessThan(300);
  });
});
